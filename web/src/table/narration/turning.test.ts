import { expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { middle, turn } from '../../base/content/geometry';
import { firstTurnOf, isNear } from './turning';

const door = await rules();

function begun(game: string, options: Readonly<Record<string, string>>) {
  const state = door.begin(game, options, [], '1', 'games 1', '');
  door.close(state.match);
  return { state, geometry: door.geometry(game, state.options) };
}

it.each(['2', '3', '4'])('turns the castle of each of %s players to the near side', (players) => {
  const { state, geometry } = begun('grailnah', { players });
  for (const [seat, { name, side }] of state.seats.entries()) {
    const castle = geometry.cells.find(({ id }) => id === name)!;
    const centre = middle(geometry.box);
    const seen = turn(castle, firstTurnOf(state, seat), centre);
    expect(seen.y, name).toBeGreaterThan(centre.y);
    expect(Math.abs(seen.x - centre.x), name).toBeLessThan(1);
    expect(isNear(state, side, firstTurnOf(state, seat))).toBe(true);
  }
});

it('knows who is below: the first side of Graal, the second of Grailnah', () => {
  expect([0, 180].map((turned) => isNear(begun('graal', { 'drawing-up': 'stock' }).state, 0, turned))).toEqual([
    true,
    false,
  ]);
  expect([0, 180].map((turned) => isNear(begun('grailnah', {}).state, 0, turned))).toEqual([false, true]);
  expect([0, 180].map((turned) => isNear(begun('menhirs', {}).state, 0, turned))).toEqual([true, false]);
});
