import { describe, expect, it } from 'vitest';
import { arcArrow } from './arrow';
import { arcBetween } from './arcs';
import { corners } from '../base/content/geometry';
import type { BoardCell, FigureSpot } from './types';

const centre = { x: 0, y: 0 };

/** Eight cells of a ring, clockwise from the right, and one within it. */
function placeAt(id: string, angle: number, far: number): BoardCell {
  const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
  return { id, letter: '', number: '', x, y, width: 20, height: 20, pitch: 20, growth: 1 };
}
const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => placeAt(`r${index}`, (index * Math.PI) / 4, 100));
const inner = placeAt('i', 0, 50);
const places = new Map([...ring, inner].map((place) => [place.id, place]));
const standsOn = (cell: string): FigureSpot => {
  const { x, y } = places.get(cell)!;
  return { token: { kind: 'knight', seat: 0, cell, marks: [], key: 1 }, x, y, size: 10 };
};

describe('a way along a ring', () => {
  it('is the shorter one', () => {
    expect(arcBetween(ring[0]!, ring[2]!, centre, places, [])!.sweep).toBeCloseTo(Math.PI / 2);
    expect(arcBetween(ring[0]!, ring[6]!, centre, places, [])!.sweep).toBeCloseTo(-Math.PI / 2);
  });

  it('is the longer one where somebody stands on the shorter', () => {
    expect(arcBetween(ring[0]!, ring[2]!, centre, places, [standsOn('r1')])!.sweep).toBeCloseTo(-Math.PI * 1.5);
    expect(arcBetween(ring[0]!, ring[6]!, centre, places, [standsOn('r7')])!.sweep).toBeCloseTo(Math.PI * 1.5);
  });

  it('is stopped by nobody at its ends, nor on another ring', () => {
    const spots = [standsOn('r0'), standsOn('r2'), standsOn('i')];
    expect(arcBetween(ring[0]!, ring[2]!, centre, places, spots)!.sweep).toBeCloseTo(Math.PI / 2);
    expect(arcBetween(ring[0]!, inner, centre, places, [])).toBeNull();
  });

  it('is drawn at the distance of the ring', () => {
    const [from, to] = [ring[0]!, ring[3]!];
    const points = corners(arcArrow(from, to, arcBetween(from, to, centre, places, [])!, 6));
    for (const { x, y } of points) expect(Math.abs(Math.hypot(x, y) - 100)).toBeLessThan(10);
    const tip = points.find(({ x, y }) => Math.abs(Math.hypot(x, y) - 100) < 0.1)!;
    expect(Math.hypot(tip.x - to.x, tip.y - to.y)).toBeLessThan(25);
  });
});
