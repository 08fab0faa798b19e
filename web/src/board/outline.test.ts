import { describe, expect, it } from 'vitest';
import { area, corners, room } from './outline';

describe('outline', () => {
  it('follows absolute and relative commands', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(corners('M0 0L10 0 10 10 0 10Z')).toEqual(square);
    expect(corners('M0,0h10v10h-10z')).toEqual(square);
    expect(corners('M0 0H10V10H0Z')).toEqual(square);
  });

  it('takes only the end of an arc or a curve', () => {
    expect(corners('M0 0A5 5 0 0 1 10 0C1 2 3 4 5-6')).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 5, y: -6 },
    ]);
  });

  it('measures the room inside', () => {
    expect(area(corners('M0 0H20V10H0Z'))).toBe(200);
    expect(room(corners('M0 0H20V10H0Z'))).toEqual({ width: 20, height: 10 });
    const onItsTip = room(corners('M0-10L10 0 0 10-10 0Z'));
    expect(onItsTip.width).toBeCloseTo(Math.SQRT2 * 10);
    expect(onItsTip.height).toBeCloseTo(Math.SQRT2 * 10);
  });

  it('knows a circle drawn as two arcs', () => {
    expect(room(corners('M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z'))).toEqual({ width: 16, height: 16 });
  });
});
