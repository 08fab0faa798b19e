import { describe, expect, it } from 'vitest';
import { squares } from './testing';
import { waysOf } from './ways';

const board = squares(3, 3);
const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
const step = (from: string, to: string, figure = 'knight') => ({ from, to, figure });
const nothingLies = (): boolean => false;

describe('the way of a figure', () => {
  it('is drawn from cell to cell', () => {
    expect(waysOf([step('a1', 'c3')], cells, board, nothingLies)).toMatchObject([
      { from: { x: 50, y: 250 }, to: { x: 250, y: 50 } },
    ]);
  });

  it('is not drawn where it came from beside the board, nor of what lies on it', () => {
    expect(waysOf([step('', 'c3')], cells, board, nothingLies)).toEqual([]);
    expect(waysOf([step('a1', 'c3', 'mist')], cells, board, (kind) => kind === 'mist')).toEqual([]);
  });

  it('along a ring could be either of two', () => {
    const rings = { ...board, shape: 'rings' as const };
    expect(waysOf([step('a1', 'c3'), step('b3', 'b2')], cells, rings, nothingLies)).toHaveLength(1);
  });
});
