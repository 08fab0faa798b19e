import { describe, expect, it } from 'vitest';
import { besideCell } from './tag';
import type { BoardCell, Box } from './types';

const cell = { id: 'a1', letter: 'a', number: '1', x: 0, y: 0, width: 60, height: 40, pitch: 60, growth: 1 };
const box: Box = [-500, -500, 1000, 1000];
const radius = 10;

const isClear = (spot: { x: number; y: number }, disc: { x: number; y: number; radius: number }): boolean =>
  Math.hypot(spot.x - disc.x, spot.y - disc.y) >= radius + disc.radius - 1e-6;

describe('the number beside a cell', () => {
  it('stands on its upper edge where nothing is in the way', () => {
    const { x, y } = besideCell(cell, radius, [], box);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-20);
  });

  it('stays on the board', () => {
    const { y } = besideCell(cell, radius, [], [-500, -20, 1000, 1000]);
    expect(y - radius).toBeGreaterThanOrEqual(-20);
  });

  it('leaves a figure on the cell to be seen that covers most of it', () => {
    const figure = { x: 0, y: 0, radius: 20 };
    expect(isClear(besideCell(cell, radius, [figure], box), figure)).toBe(true);
  });

  it('goes to the other side of a small cell whose figure has neighbours', () => {
    const small: BoardCell = { ...cell, width: 20, height: 20 };
    const figures = [-1, 0, 1].flatMap((x) => [-1, 0].map((y) => ({ x: x * 26, y: y * 26, radius: 10 })));
    const spot = besideCell(small, radius, figures, box);
    expect(figures.every((figure) => isClear(spot, figure))).toBe(true);
  });
});
