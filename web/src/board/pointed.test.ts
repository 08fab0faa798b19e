import { describe, expect, it } from 'vitest';
import { ringAround } from './hints';
import { places } from './places';
import { dashesOf, radiusAt } from './pointed';
import { squares } from './testing';

const board = places(squares(4, 2), 0);
const [a1, b1, d1] = ['a1', 'b1', 'd1'].map((id) => board.get(id)!);

describe('the ring around a cell that a text speaks of', () => {
  it('is wider than that of a hint, so that both are seen', () => {
    expect(radiusAt(a1!, [a1!, d1!], 80, 10)).toBeGreaterThan(ringAround(a1!, 80));
  });

  it('goes beyond the cell where that is small', () => {
    expect(radiusAt(a1!, [a1!], 80, 100)).toBe(75);
  });

  it('stays apart from one on a neighbour', () => {
    const both = [a1!, b1!];
    expect(radiusAt(a1!, both, 80, 100) + radiusAt(b1!, both, 80, 100)).toBeLessThanOrEqual(100);
  });

  it('has dashes that go evenly around', () => {
    const [dash, gap] = dashesOf(10, 2).split(' ').map(Number);
    expect((dash! + gap!) * 12).toBeCloseTo(2 * Math.PI * 20);
  });
});
