import { expect, it } from 'vitest';
import { freeCorner } from './corner';

const board = { width: 390, height: 390 };
const at = (x: number, y: number) => ({ x, y, reach: 22 });

it('finds a corner where a button covers nothing that can be chosen', () => {
  expect(freeCorner(board, [])).toBe('top-right');
  expect(freeCorner(board, [at(370, 20)])).toBe('top-left');
  expect(freeCorner(board, [at(330, 60), at(60, 30)])).toBe('bottom-right');
  expect(freeCorner(board, [at(300, 20), at(200, 200)])).toBe('top-right');
  expect(freeCorner(board, [at(370, 20), at(20, 20), at(370, 370), at(20, 370)])).toBe('beside');
});
