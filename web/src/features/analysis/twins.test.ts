import { expect, it } from 'vitest';
import { pliesFrom, rules } from '../../../tests/rules';
import { twinLabels } from './twins';

const door = await rules();
const placing = '..../.MM../.MM.../..MM.../..M.../...../.... 1a place - 8a';

it('numbers on the board those lines that read alike', () => {
  const plies = ['a1', 'b1', 'c1'].map((action) => pliesFrom(door, 'menhirs', placing, [action])[0]);
  const labels = twinLabels(plies, ['You place a tile.', 'You place another.', 'You place a tile.']);
  expect([...labels]).toEqual([
    ['a1', '1'],
    ['c1', '3'],
  ]);
});

it('numbers them where they lead if they begin on one cell', () => {
  const plies = ['n:N-A3', 'n:N-A20'].map((action) => pliesFrom(door, 'grailnah', '', [action])[0]);
  const labels = twinLabels(plies, ['A Knight leaves the castle.', 'A Knight leaves the castle.']);
  expect([...labels]).toEqual([
    ['A3', '1'],
    ['A20', '2'],
  ]);
});
