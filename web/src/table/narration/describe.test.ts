import { expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { describeCell, describeTarget } from './describe';
import { onlooker } from './viewpoint';

const door = await rules();

it('names an arrow as it is seen on a turned board', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const north = door.choose('menhirs', {}, position, ['b2']).next.find(({ id }) => id === '>N')!;
  expect(describeTarget(north)).toBe('slide up');
  expect(describeTarget(north, 180)).toBe('slide down');
});

it('names a place without coordinates by whose it is, or by its ground alone', () => {
  const state = door.begin('grailnah', {}, [], '1', 'games 1', '');
  const seen = {
    game: 'grailnah',
    geometry: door.geometry('grailnah', state.options),
    tableau: state.tableau!,
    choice: null,
    last: [],
    view: { ...onlooker(state), mine: new Set([0]) },
  };
  expect(describeCell(seen, 'N')).toMatch(/^your castle: your King/);
  expect(describeCell(seen, '*')).toMatch(/^Merlin, Morgane/);
  expect(describeCell(seen, 'C17')).toMatch(/^C17: empty/);
  expect(describeCell({ ...seen, pointed: ['C17'] }, 'C17')).toMatch(/^C17: empty.*, marked$/);
  expect(describeCell({ ...seen, pointed: ['C17'] }, 'C18')).not.toContain('marked');
  door.close(state.match);
});

it('says the name of every cell that has one', () => {
  for (const game of ['menhirs', 'graal', 'pebbles']) {
    const geometry = door.geometry(game, {});
    for (const { id, letter, number } of geometry.cells) {
      const tableau = { figures: [], marks: [], reserves: [], facts: [], round: 0 };
      const view = onlooker({ game, seats: [] });
      const said = describeCell({ game, geometry, tableau, choice: null, last: [], view }, id);
      expect(said, game).toMatch(new RegExp(`^${id}: `));
      expect(letter + number).toBe(id);
    }
  }
});
