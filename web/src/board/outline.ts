import type { Point } from './types';

/** How many numbers follow a command of SVG path data; the last two are the point it leads to. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 };

/** The points that path data leads through: enough to tell how much room there is inside. */
export function corners(path: string): Point[] {
  const words = path.match(/[a-z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? [];
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let command = '';
  for (let next = 0; next < words.length;) {
    const word = words[next] ?? '';
    if (/[a-z]/i.test(word[0] ?? '')) {
      command = word;
      ++next;
    }
    const kind = command.toUpperCase();
    const length = lengths[kind] ?? 0;
    if (length === 0) continue;
    const numbers = words.slice(next, next + length).map(Number);
    next += length;
    const base = command === kind ? { x: 0, y: 0 } : at;
    const last = numbers.at(-1) ?? 0;
    if (kind === 'H') at = { x: base.x + last, y: at.y };
    else if (kind === 'V') at = { x: at.x, y: base.y + last };
    else at = { x: base.x + (numbers.at(-2) ?? 0), y: base.y + last };
    points.push(at);
  }
  return points;
}

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
