export interface Point {
  x: number;
  y: number;
}

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

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

/** Turns a point clockwise. */
export function turn(point: Point, degrees: number, around: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle) * 1e9) / 1e9, Math.round(Math.sin(angle) * 1e9) / 1e9];
  const [dx, dy] = [point.x - around.x, point.y - around.y];
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos };
}

export function middle([x, y, width, height]: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
