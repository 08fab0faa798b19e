import { expect, it } from 'vitest';
import { arcArrow, arrow } from './arrow';
import { corners } from '../base/content/geometry';

it('points from one cell to another', () => {
  const points = corners(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 10));
  expect(Math.min(...points.map(({ x }) => x))).toBe(12);
  expect(points.find(({ y }) => y === 0)).toEqual({ x: 88, y: 0 });
});

it('has a shaft and stays clear of the figure where it begins, however short the way is', () => {
  const points = corners(arrow({ x: 0, y: 0 }, { x: 20, y: 0 }, 10, 15));
  const xs = points.map(({ x }) => x);
  const neck = points.toSorted((a, b) => b.y - a.y)[0]!.x;
  expect(Math.min(...xs)).toBe(15);
  expect(neck).toBeGreaterThan(15);
  expect(Math.max(...xs)).toBeGreaterThan(neck);
});

it('does so along a ring', () => {
  const [from, to] = [
    { x: 100, y: 0 },
    { x: 100 * Math.cos(0.2), y: 100 * Math.sin(0.2) },
  ];
  const points = corners(arcArrow(from, to, { centre: { x: 0, y: 0 }, sweep: 0.2 }, 10, 15));
  expect(Math.min(...points.map(({ x, y }) => Math.atan2(y, x) * 100))).toBeGreaterThan(14.9);
});
