import type { Target } from '../door/types';
import type { BoardCell, Point } from './types';

/** A direction to slide in, and where its handle lies. */
export interface Handle extends Point {
  id: string;
  /** Degrees clockwise from the top of the screen. */
  angle: number;
}

/** How far from the edge tile's centre a handle lies, in cells. */
const reach = 0.86;

export function heading(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.sin(radians), y: -Math.cos(radians) };
}

/** Before each tile on the front of the part lies free ground; the nearest to the part's middle comes first. */
function front(part: readonly BoardCell[], towards: Point): Point[] {
  const middle = {
    x: part.reduce((sum, place) => sum + place.x, 0) / part.length,
    y: part.reduce((sum, place) => sum + place.y, 0) / part.length,
  };
  const ahead = (place: BoardCell, share: number) => ({
    x: place.x + towards.x * place.pitch * share,
    y: place.y + towards.y * place.pitch * share,
  });
  const isFree = ({ x, y }: Point, place: BoardCell) =>
    part.every((other) => Math.hypot(other.x - x, other.y - y) > place.pitch / 2);
  const aside = ({ x, y }: Point) => Math.abs((x - middle.x) * towards.y - (y - middle.y) * towards.x);
  return part
    .filter((place) => isFree(ahead(place, 1), place))
    .map((place) => ahead(place, reach))
    .sort((a, b) => aside(a) - aside(b));
}

/** Places a handle for every direction around the chosen part, apart from each other where there is room. */
export function handles(
  targets: readonly Target[],
  part: readonly BoardCell[],
  turned: number,
  apart: number,
): Handle[] {
  const placed: Handle[] = [];
  for (const { id, angle } of targets) {
    const shown = (angle + turned) % 360;
    const points = front(part, heading(shown));
    const isApart = (point: Point) => placed.every(({ x, y }) => Math.hypot(point.x - x, point.y - y) >= apart);
    const point = points.find(isApart) ?? points[0];
    if (point) placed.push({ id, angle: shown, ...point });
  }
  return placed;
}

/** The handle that a drag means: more than half a cell, within half the angle between two directions. */
export function meant(shown: readonly Handle[], drag: Point, pitch: number, share = 0.5): Handle | null {
  const length = Math.hypot(drag.x, drag.y);
  if (length <= pitch * share) return null;
  const along = ({ angle }: Handle) => {
    const towards = heading(angle);
    return (towards.x * drag.x + towards.y * drag.y) / length;
  };
  const best = shown.reduce<Handle | null>((a, b) => (a && along(a) >= along(b) ? a : b), null);
  return best && along(best) > Math.cos(Math.PI / 6) - 1e-9 ? best : null;
}
