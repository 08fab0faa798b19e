import type { BoardCell, BoardCells, Point, FigureSpot } from './types';

/** A way round a centre, in radians; clockwise where it is positive. */
export interface Arc {
  centre: Point;
  sweep: number;
}

const full = 2 * Math.PI;
const far = (point: Point, centre: Point): number => Math.hypot(point.x - centre.x, point.y - centre.y);
const angleOf = (point: Point, centre: Point): number => Math.atan2(point.y - centre.y, point.x - centre.x);
/** How far clockwise, from 0 to a whole turn. */
const clockwise = (from: Point, to: Point, centre: Point): number =>
  (angleOf(to, centre) - angleOf(from, centre) + full) % full;

/** Whether two cells lie on one ring around that centre. */
export function areOnRing(from: Point, to: Point, centre: Point): boolean {
  return Math.abs(far(from, centre) - far(to, centre)) < far(to, centre) * 0.02;
}

/** The way along a ring that a figure can take: the shorter one, unless somebody stands there and nobody on the other. */
export function arcBetween(
  from: BoardCell,
  to: BoardCell,
  centre: Point,
  places: BoardCells,
  spots: readonly FigureSpot[],
): Arc | null {
  if (!areOnRing(from, to, centre)) return null;
  const way = clockwise(from, to, centre);
  const standing = new Set(spots.map(({ token }) => token.cell));
  const inTheWay = [...places.values()].filter(
    (place) => standing.has(place.id) && place.id !== from.id && place.id !== to.id && areOnRing(from, place, centre),
  );
  const isFree = (sweep: number): boolean =>
    inTheWay.every((place) => clockwise(from, place, centre) < way !== sweep > 0);
  const sweeps = [way, way - full].sort((a, b) => Math.abs(a) - Math.abs(b));
  return { centre, sweep: sweeps.find(isFree) ?? sweeps[0]! };
}
