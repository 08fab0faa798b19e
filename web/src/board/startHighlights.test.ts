import { describe, expect, it } from 'vitest';
import { startHighlights } from './startHighlights';
import { choice, squares, target, token } from './testing';
import type { FigureSpot } from './types';

const board = squares(3, 1);
const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
const spot = (key: number, kind: string, cell: string): FigureSpot => ({
  token: token(key, kind, cell),
  x: 0,
  y: 0,
  size: 80,
});

describe('figures that can be chosen', () => {
  it('are those that can move, each of several on a cell by its kind', () => {
    const spots = [spot(0, 'king', 'a1'), spot(1, 'queen', 'a1'), spot(2, 'knight', 'b1'), spot(3, 'knight', 'c1')];
    const open = choice([target('figure', 'a1', { figure: 'queen' }), target('figure', 'b1')]);
    expect(startHighlights(open, spots, cells).feet.map(({ token: { key } }) => key)).toEqual([1, 2]);
  });

  it('are shown by the outer edge of what draws itself', () => {
    const alone = startHighlights(choice([target('figure', 'a1')]), [], cells).edges;
    expect(alone.match(/M/g)).toHaveLength(4);
    const together = startHighlights(choice([target('figure', 'a1'), target('figure', 'b1')]), [], cells).edges;
    expect(together.match(/M/g)).toHaveLength(6);
  });

  it('are shown again where one of them must be chosen to complete the action', () => {
    const spots = [spot(0, 'king', 'a1'), spot(1, 'knight', 'b1')];
    const price = choice([target('figure', 'b1')], ['a1', 'c1'], ['a1', 'c1']);
    expect(startHighlights(price, spots, cells).feet.map(({ token: { key } }) => key)).toEqual([1]);
  });

  it('are not shown where the chosen one can go somewhere', () => {
    const spots = [spot(0, 'king', 'a1')];
    const none = { feet: [], edges: '' };
    const ways = choice([target('figure', 'a1'), target('cell', 'c1')], ['b1'], ['b1']);
    expect(startHighlights(ways, spots, cells)).toEqual(none);
    expect(startHighlights(choice([target('cell', 'a1')]), spots, cells)).toEqual(none);
    expect(startHighlights(null, spots, cells)).toEqual(none);
  });
});
