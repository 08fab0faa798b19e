import type { Target } from '../door/types';
import type { BoardCell, Point } from './types';

/** A direction to slide in, and where its handle lies. */
export interface Handle extends Point {
  id: string;
  /** Degrees clockwise from the top of the screen. */
  angle: number;
  /** How far it is seen to reach. */
  radius: number;
}

/** The part that slides, what stands on the board for good, and how large all of it is. */
export interface HandleGround {
  part: readonly BoardCell[];
  standing: readonly Point[];
  figureSize: number;
  /** Half of what a finger needs. */
  reach: number;
}

/** How far a handle is seen to reach where there is room: less than what a finger hits. */
function radiusIn({ figureSize, reach }: HandleGround): number {
  return Math.max(figureSize * 0.225, reach * 0.54);
}

export function heading(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.sin(radians), y: -Math.cos(radians) };
}

/** How far before a tile handles may lie, at best on the edge of the part, and how far aside: in cells. */
const edge = 0.62;
const ahead = [edge, 0.7, 0.78, 0.86, 0.94];
const aside = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.48, 0.48];

/** Free points before the tiles on the front of the part; the nearest to the part's middle and edge come first. */
function front(part: readonly BoardCell[], towards: Point): Point[] {
  const middle = {
    x: part.reduce((sum, place) => sum + place.x, 0) / part.length,
    y: part.reduce((sum, place) => sum + place.y, 0) / part.length,
  };
  const before = ({ x, y, pitch }: BoardCell, far: number, off: number): Point => ({
    x: x + (towards.x * far - towards.y * off) * pitch,
    y: y + (towards.y * far + towards.x * off) * pitch,
  });
  const isFree = ({ x, y }: Point, least: number): boolean =>
    part.every((other) => Math.hypot(other.x - x, other.y - y) > other.pitch * least);
  const astray = ({ x, y }: Point): number => Math.abs((x - middle.x) * towards.y - (y - middle.y) * towards.x);
  return part
    .filter((place) => isFree(before(place, 1, 0), 0.5))
    .flatMap((place) =>
      ahead.flatMap((far) =>
        aside.map((off) => {
          const point = before(place, far, off);
          return { ...point, cost: astray(point) + (far - edge) * place.pitch };
        }),
      ),
    )
    .filter((point) => isFree(point, 0.6))
    .sort((a, b) => a.cost - b.cost);
}

/** Half as wide as a standing stone, and how far it reaches up and down from the middle of its cell, in its size. */
const stone = { half: 0.28, up: 0.6, down: 0.42 };

/** How far it is from a point to what stands there, as it is drawn. */
export function fromStone({ x, y }: Point, foot: Point, figureSize: number): number {
  const beside = Math.abs(x - foot.x) - stone.half * figureSize;
  const over = Math.max(foot.y - stone.up * figureSize - y, y - foot.y - stone.down * figureSize);
  return Math.hypot(Math.max(beside, 0), Math.max(over, 0));
}

/** Places a handle for every direction around the chosen part: over nothing that stands, and apart where there is room. */
export function handles(targets: readonly Target[], turned: number, ground: HandleGround): Handle[] {
  const { part, standing, figureSize, reach } = ground;
  const radius = radiusIn(ground);
  const room = (point: Point): number => Math.min(...standing.map((foot) => fromStone(point, foot, figureSize)));
  const placed: Handle[] = [];
  for (const { id, angle } of targets) {
    const shown = (angle + turned) % 360;
    const points = front(part, heading(shown)).map((point) => ({ ...point, room: room(point) }));
    const clear = points.filter((point) => point.room >= radius);
    const isApart = (point: Point): boolean =>
      placed.every(({ x, y }) => Math.hypot(point.x - x, point.y - y) >= 2 * reach);
    const point = clear.find(isApart) ?? clear[0] ?? points.toSorted((a, b) => b.room - a.room)[0];
    if (point) placed.push({ id, angle: shown, x: point.x, y: point.y, radius: Math.min(radius, point.room) });
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
