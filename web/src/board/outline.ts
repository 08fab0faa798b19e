import { corners, type Point } from '../base/content/geometry';
import type { Cell } from '../door/types';

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

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Path data of the edges around cells that no two of them share. */
export function outerEdges(cells: readonly Cell[]): string {
  const edges = new Map<string, string | null>();
  for (const { outline } of cells) {
    const around = corners(outline);
    around.forEach((from, index) => {
      const to = around[(index + 1) % around.length] ?? from;
      if (keyOf(from) === keyOf(to)) return;
      const key = [keyOf(from), keyOf(to)].sort().join(' ');
      edges.set(key, edges.has(key) ? null : `M${from.x} ${from.y}L${to.x} ${to.y}`);
    });
  }
  return [...edges.values()].join('');
}
