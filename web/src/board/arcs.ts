import { middle } from '../base/content/geometry';
import type { Cell, Figure, Geometry } from '../door/types';
import { isBarrier } from './figures/look';
import type { Point } from './types';

/** A way round a centre, in radians; clockwise where it is positive. */
export interface Arc {
  centre: Point;
  sweep: number;
}

/** The rings of a board, and the cells of which nothing goes on along them. */
export interface Rings {
  centre: Point;
  cells: ReadonlyMap<string, Cell>;
  barred: ReadonlySet<string>;
}

export function ringsOf({ shape, box, cells }: Geometry, figures: readonly Figure[]): Rings | null {
  if (shape !== 'rings') return null;
  const barriers = cells.flatMap(({ id, features }) => (features.some(isBarrier) ? [id] : []));
  return {
    centre: middle(box),
    cells: new Map(cells.map((cell) => [cell.id, cell])),
    barred: new Set([...barriers, ...figures.map(({ cell }) => cell)]),
  };
}

const full = 2 * Math.PI;
const far = (point: Point, centre: Point): number => Math.hypot(point.x - centre.x, point.y - centre.y);
const angleOf = (point: Point, centre: Point): number => Math.atan2(point.y - centre.y, point.x - centre.x);
/** How far clockwise, from 0 to a whole turn. */
const clockwise = (from: Point, to: Point, centre: Point): number =>
  (angleOf(to, centre) - angleOf(from, centre) + full) % full;

/** Whether two cells lie on one ring around that centre. */
function areOnRing(from: Point, to: Point, centre: Point): boolean {
  return Math.abs(far(from, centre) - far(to, centre)) < far(to, centre) * 0.02;
}

/** Whether cells follow each other without a gap, and those between the ends are free. */
function isOpen(way: readonly Cell[], barred: ReadonlySet<string>): boolean {
  return way.every((cell, index) => {
    const next = way[index + 1];
    const isBetween = index > 0 && next !== undefined;
    return (!isBetween || !barred.has(cell.id)) && (next === undefined || cell.neighbours.includes(next.id));
  });
}

/** The way along a ring that a figure can take: the shorter one, unless only the other is open. */
export function arcBetween(from: string, to: string, { centre, cells, barred }: Rings): Arc | null {
  const [start, end] = [cells.get(from), cells.get(to)];
  if (!start || !end || start === end || !areOnRing(start, end, centre)) return null;
  const along = [...cells.values()]
    .filter((cell) => areOnRing(start, cell, centre))
    .toSorted((a, b) => clockwise(start, a, centre) - clockwise(start, b, centre));
  const at = along.indexOf(end);
  const angle = clockwise(start, end, centre);
  const ways = [
    { sweep: angle, way: along.slice(0, at + 1) },
    { sweep: angle - full, way: [...along.slice(at), start] },
  ].sort((a, b) => Math.abs(a.sweep) - Math.abs(b.sweep));
  const { sweep } = ways.find(({ way }) => isOpen(way, barred)) ?? ways[0]!;
  return { centre, sweep };
}
