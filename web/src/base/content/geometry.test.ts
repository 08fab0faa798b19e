import { describe, expect, it } from 'vitest';
import { corners } from './geometry';

describe('corners', () => {
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
});
