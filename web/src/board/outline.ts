import type { Point } from '../base/content/geometry';

/** The area of a polygon. */
export function area(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** The side of the square in a circle that figures may fill, in diameters. */
const squareInCircle = 0.8;

/** Width and height of the upright rectangle that is as large as the polygon, in the proportions of its bounds. */
export function room(points: readonly Point[]): { width: number; height: number } {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const isCircle = area(points) < 1e-6 * Math.hypot(width, height) ** 2;
  if (isCircle) {
    const side = Math.hypot(width, height) * squareInCircle;
    return { width: side, height: side };
  }
  const share = Math.sqrt(area(points) / (width * height));
  return { width: width * share, height: height * share };
}
