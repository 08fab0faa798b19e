import { afterAll, bench, describe } from 'vitest';
import type { MatchState } from '../src/door/types';
import { Random } from './random';
import { chosenAction, rules } from './rules';

// npx vitest bench --run tests/door.bench.ts: what an action and a chat line cost after 300 actions.
const length = 300;
const door = await rules();

function longGame(seed: number): MatchState {
  const random = new Random(seed);
  let state = door.begin('grailnah', {}, ['Ada', 'Ben'], String(seed), 'games 1', '');
  while (state.toAct !== null && state.ply < length) {
    ({ state } = door.play(state.match, state.toAct, chosenAction(door, state, random)));
  }
  if (state.ply === length) return state;
  door.close(state.match);
  return longGame(seed + 1);
}

const { match, game, options, position, toAct } = longGame(1);
const [action = ''] = door.legal(game, options, position);
const [pick = ''] = door.choose(game, options, position, []).next.map(({ id }) => id);
afterAll(() => void door.close(match));

describe(`after ${length} actions of Grailnah`, () => {
  bench('an action: choose, play (and undo, for the next round)', () => {
    door.choose(game, options, position, [pick]);
    door.play(match, toAct ?? 0, action);
    door.undo(match);
  });
  bench('an action where everything is asked again', () => {
    door.choose(game, options, position, [pick]);
    const { state } = door.play(match, toAct ?? 0, action);
    door.record(match);
    door.history(match, 1);
    door.tableau(game, options, state.position);
    if (state.toAct !== null) door.choose(game, options, state.position, []);
    door.undo(match);
  });
  bench('undo alone', () => {
    door.play(match, toAct ?? 0, action);
    door.undo(match);
  });
  bench('the whole history, which a chat line asked for', () => {
    door.history(match, 1);
  });
});
