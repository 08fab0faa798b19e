import { expect, it } from 'vitest';
import { arrow } from './arrow';
import { corners } from '../base/content/geometry';

it('points from one cell to another', () => {
  const points = corners(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 10));
  expect(Math.min(...points.map(({ x }) => x))).toBe(12);
  expect(points.find(({ y }) => y === 0)).toEqual({ x: 88, y: 0 });
});
