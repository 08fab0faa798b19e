import type { Point } from './types';

/** Path data of an arrow from one point to the next, a little short of both. */
export function arrow(from: Point, to: Point, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => {
    const x = from.x + ux * along - uy * aside;
    const y = from.y + uy * along + ux * aside;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const [start, tip] = [length * 0.12, length * 0.88];
  const neck = Math.max(tip - width * 2.2, start);
  const half = width / 2;
  const shaft = [at(start, -half), at(neck, -half), at(neck, -width * 1.3), at(tip, 0)];
  return `M${[...shaft, at(neck, width * 1.3), at(neck, half), at(start, half)].join('L')}Z`;
}
