import { describe, expect, it } from 'vitest';
import { ringOfEight, squares } from './testing';
import { waysOf } from './ways';

const board = squares(3, 3);
const step = (from: string, to: string, figure = 'knight') => ({ from, to, figure });
const ground = {
  cells: new Map(board.cells.map((cell) => [cell.id, cell])),
  sizeOn: (): number => 50,
  pitchOn: (): number => 100,
  standsOn: (): null => null,
  turned: 0,
  rings: null,
  lies: (): boolean => false,
};

const ends = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the way of a figure', () => {
  it('goes from cell to cell, with a tip before the last that points there', () => {
    const [way] = waysOf([step('a1', 'c3')], ground);
    expect(way?.path).toMatch(/^M50\.00 250\.00Q/);
    const [x = 0, y = 0] = ends(way?.path ?? '').slice(-2);
    expect(Math.hypot(250 - x, 50 - y)).toBeCloseTo(50 * 0.54 * Math.SQRT2, 1);
    expect(way?.tip).toContain('rotate(-45.00)');
  });

  it('is drawn only where the length of a cell is left of it', () => {
    expect(waysOf([step('a1', 'a2')], ground)).toEqual([]);
    const [, y = 0] = ends(waysOf([step('a1', 'a3')], ground)[0]?.path ?? '').slice(-2);
    expect(250 - y).toBeGreaterThan(100);
    expect(waysOf([step('a1', 'a3')], { ...ground, sizeOn: () => 200 })).toEqual([]);
  });

  it('goes to where the figure stands on a cell whose middle is to be seen', () => {
    const standsOn = () => ({ x: 220, y: 50 });
    const [x = 0] = ends(waysOf([step('a3', 'c3')], { ...ground, standsOn })[0]?.path ?? '').slice(-2);
    expect(220 - x).toBeCloseTo(50 * 0.58);
  });

  it('ends farther from an upright figure that it reaches from above, however the board is turned', () => {
    const gap = (turned: number): number => {
      const [, y = 0] = ends(waysOf([step('a3', 'a1')], { ...ground, turned })[0]?.path ?? '').slice(-2);
      return 250 - y;
    };
    expect(gap(0)).toBeGreaterThan(gap(180));
  });

  it('is not drawn where it came from beside the board, nor of what lies on it', () => {
    expect(waysOf([step('', 'c3')], ground)).toEqual([]);
    expect(waysOf([step('a1', 'c3', 'mist')], { ...ground, lies: (kind) => kind === 'mist' })).toEqual([]);
  });

  it('follows a ring the way that was open, its tip along the ring', () => {
    const cells = new Map(ringOfEight().map((cell) => [cell.id, cell]));
    const rings = (barred: string[]) => ({ centre: { x: 0, y: 0 }, cells, barred: new Set(barred) });
    const [near] = waysOf([step('r0', 'r2')], { ...ground, cells, rings: rings(['r2']), sizeOn: () => 0 });
    expect(near?.path).toBe('M100.00 0.00A100.00 100.00 0 0 1 0.00 100.00');
    expect(near?.tip).toContain('rotate(180.00)');
    const [round] = waysOf([step('r0', 'r2')], { ...ground, cells, rings: rings(['r1', 'r2']), sizeOn: () => 0 });
    expect(round?.path).toMatch(/A100\.00 100\.00 0 1 0 -?0\.00 100\.00$/);
    expect(round?.tip).toContain('rotate(-360.00)');
  });
});
