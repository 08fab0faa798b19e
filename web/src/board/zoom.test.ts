import { describe, expect, it } from 'vitest';
import type { Box } from './types';
import { isWhole, quarter, reveal } from './zoom';

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
  });

  it('follows a point only as far as needed', () => {
    expect(reveal([0, 0, 800, 800], whole, { x: 400, y: 400 }, 100)).toEqual([0, 0, 800, 800]);
    expect(reveal([0, 0, 800, 800], whole, { x: 850, y: 400 }, 100)).toEqual([150, 0, 800, 800]);
    expect(reveal([0, 0, 800, 800], whole, { x: 1550, y: 400 }, 100)).toEqual([800, 0, 800, 800]);
  });
});
