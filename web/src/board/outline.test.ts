import { describe, expect, it } from 'vitest';
import { corners } from '../base/content/geometry';
import { area, room } from './outline';

describe('outline', () => {
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
