import { expect, it } from 'vitest';
import { playedAtRandom, rules } from '../../tests/rules';
import { stepsOf } from './steps';

const door = await rules();
const sorted = (steps: readonly { from: string; to: string }[]) => steps.map(({ from, to }) => `${from}>${to}`).sort();

it.each([
  ['menhirs', {}],
  ['grailnah', {}],
  ['grailnah', { players: '4' }],
  ['graal', { 'drawing-up': 'stock' }],
])('as before %s %o', (game, options) => {
  let n = 0;
  for (let seed = 1; seed < 12; ++seed)
    for (const { position, action } of playedAtRandom(door, game, options, seed, 150)) {
      const { match, toAct } = door.begin(game, options, [], '1', 'games 1', position);
      const { ply } = door.play(match, toAct!, action);
      door.close(match);
      n += 1;
      expect(sorted(stepsOf(ply)), `${position} ${action} ${JSON.stringify(ply.events)}`).toEqual(sorted(ply.steps));
    }
  console.log(game, n);
});
