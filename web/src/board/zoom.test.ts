import { describe, expect, it } from 'vitest';
import type { Box } from './types';
import { framed, isWhole, nearHalf, quarter, reveal, scaled } from './zoom';

const whole: Box = [0, 0, 1600, 1600];

describe('zoom', () => {
  it('shows a quarter around the point', () => {
    expect(quarter(whole, { x: 800, y: 700 }, 24)).toEqual([400, 300, 800, 800]);
  });

  it('stays on the board', () => {
    expect(quarter(whole, { x: 10, y: 1590 }, 24)).toEqual([0, 800, 800, 800]);
  });

  it('goes nearer where cells are very small, but not without end', () => {
    expect(quarter(whole, { x: 800, y: 800 }, 17.6)[2]).toBeCloseTo(640);
    expect(quarter(whole, { x: 800, y: 800 }, 1)[2]).toBeCloseTo(1600 / 3);
  });

  it('knows the whole', () => {
    expect(isWhole(whole, whole)).toBe(true);
    expect(isWhole([0, 0, 800, 800], whole)).toBe(false);
    expect(isWhole([0, 0, 1599.9999, 1599.9999], whole)).toBe(true);
  });

  it('follows a point only as far as needed', () => {
    expect(reveal([0, 0, 800, 800], whole, { x: 400, y: 400 }, 100)).toEqual([0, 0, 800, 800]);
    expect(reveal([0, 0, 800, 800], whole, { x: 850, y: 400 }, 100)).toEqual([150, 0, 800, 800]);
    expect(reveal([0, 0, 800, 800], whole, { x: 1550, y: 400 }, 100)).toEqual([800, 0, 800, 800]);
  });

  it('moves to what is shown, and shows the whole where that is too far apart', () => {
    const view: Box = [0, 0, 800, 800];
    expect(framed(view, whole, [{ x: 50, y: 790 }], 100)).toEqual(view);
    expect(
      framed(
        view,
        whole,
        [
          { x: 500, y: 400 },
          { x: 900, y: 400 },
        ],
        100,
      ),
    ).toEqual([200, 0, 800, 800]);
    expect(
      framed(
        view,
        whole,
        [
          { x: 50, y: 50 },
          { x: 1500, y: 50 },
        ],
        100,
      ),
    ).toEqual(whole);
  });

  it('is enlarged around a point, which stays where it is seen', () => {
    const [x, , width] = scaled(whole, whole, { x: 400, y: 800 }, 2);
    expect(width).toBe(800);
    expect((400 - x) / width).toBeCloseTo(400 / 1600);
    expect(scaled(whole, whole, { x: 400, y: 800 }, 100)[2]).toBe(400);
    expect(scaled([0, 0, 800, 800], whole, { x: 0, y: 0 }, 0.1)).toEqual(whole);
  });

  it('shows the half before the viewer', () => {
    expect(nearHalf(whole, 100)).toEqual([0, 700, 1600, 900]);
    expect(nearHalf(whole, 9000)).toEqual(whole);
  });
});
