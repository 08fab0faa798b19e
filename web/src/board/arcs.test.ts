import { describe, expect, it } from 'vitest';
import { corners } from '../base/content/geometry';
import type { Cell } from '../door/types';
import { arcBetween, type Rings } from './arcs';
import { arcArrow } from './arrow';
import { cellOnRing, ringOfEight } from './testing';

const centre = { x: 0, y: 0 };
const ring = ringOfEight();
const inner = cellOnRing('i', 0, 50, ['r0']);

function rings(barred: readonly string[], cells: readonly Cell[] = ring): Rings {
  return { centre, cells: new Map([...cells, inner].map((cell) => [cell.id, cell])), barred: new Set(barred) };
}

const sweep = (to: string, among: Rings): number | undefined => arcBetween('r0', to, among)?.sweep;

describe('a way along a ring', () => {
  it('is the shorter one', () => {
    expect(sweep('r2', rings([]))).toBeCloseTo(Math.PI / 2);
    expect(sweep('r6', rings([]))).toBeCloseTo(-Math.PI / 2);
  });

  it('is the longer one where the shorter is barred', () => {
    expect(sweep('r2', rings(['r1']))).toBeCloseTo(-Math.PI * 1.5);
    expect(sweep('r6', rings(['r7']))).toBeCloseTo(Math.PI * 1.5);
  });

  it('does not jump over a gap', () => {
    const gapped = ring.filter(({ id }) => id !== 'r1');
    expect(sweep('r2', rings([], gapped))).toBeCloseTo(-Math.PI * 1.5);
  });

  it('is barred by nobody at its ends, nor on another ring', () => {
    expect(sweep('r2', rings(['r0', 'r2', 'i']))).toBeCloseTo(Math.PI / 2);
    expect(sweep('i', rings([]))).toBeUndefined();
  });

  it('is drawn at the distance of the ring', () => {
    const [from, to] = [ring[0]!, ring[3]!];
    const points = corners(arcArrow(from, to, arcBetween('r0', 'r3', rings([]))!, 6));
    for (const { x, y } of points) expect(Math.abs(Math.hypot(x, y) - 100)).toBeLessThan(10);
    const tip = points.find(({ x, y }) => Math.abs(Math.hypot(x, y) - 100) < 0.1)!;
    expect(Math.hypot(tip.x - to.x, tip.y - to.y)).toBeLessThan(25);
  });
});
