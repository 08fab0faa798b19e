import { middle, turn, type Box, type Point } from '../../src/base/content/geometry';
import type { Land } from '../../src/board/painters';
import type { BoardCell } from '../../src/board/types';

/** A square of the map as the viewer sees it. */
export interface Square extends Point {
  id: string;
  column: number;
  row: number;
  ground: 'plain' | 'forest' | 'rock' | 'castle';
}

/** The map as the viewer sees it: what all its painters need to know. */
export interface Field {
  squares: readonly Square[];
  /** Of the squares alone. */
  box: Box;
  /** Everything that is seen: the box, and what there is around it. */
  whole: Box;
  /** The side of a square. */
  side: number;
  /** What drawings are enlarged by: they were made for squares of 58. */
  unit: number;
  /** The middle of the northern edge, and of the southern one. */
  north: Point;
  south: Point;
  /** Both ends of the border of the kingdoms, from left to right or from top to bottom. */
  border: readonly [Point, Point] | null;
}

const drawnFor = 58;

export function fieldOf(land: Land): Field {
  const places = [...land.places.values()];
  const side = Math.min(...places.map(({ pitch }) => pitch));
  const box = around(places, side);
  const centre = middle(land.geometry.box);
  const edge = (side * Math.max(1, new Set(land.geometry.cells.map(({ y }) => y)).size)) / 2;
  const seen = (x: number, y: number): Point => turn({ x, y }, land.turned, centre);
  return {
    squares: squaresOf(land, box, side),
    box,
    whole: land.whole,
    side,
    unit: side / drawnFor,
    north: seen(centre.x, centre.y - edge),
    south: seen(centre.x, centre.y + edge),
    border: borderOf(land, seen),
  };
}

function around(places: readonly BoardCell[], side: number): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - side / 2, Math.min(...ys) - side / 2];
  return [left, top, Math.max(...xs) + side / 2 - left, Math.max(...ys) + side / 2 - top];
}

function squaresOf({ geometry, places, marks }: Land, [left, top]: Box, side: number): Square[] {
  const built = new Set(marks.flatMap(({ kind, cell }) => (kind === 'screen' ? [] : [cell])));
  return geometry.cells.flatMap(({ id, features }) => {
    const place = places.get(id);
    if (!place) return [];
    const { x, y } = place;
    const ground = features.includes('rock') ? 'rock' : features.includes('forest') ? 'forest' : 'plain';
    return {
      id,
      x,
      y,
      column: Math.floor((x - left) / side),
      row: Math.floor((y - top) / side),
      ground: built.has(id) ? 'castle' : ground,
    } satisfies Square;
  });
}

function borderOf({ geometry }: Land, seen: (x: number, y: number) => Point): Field['border'] {
  const path = geometry.ornaments.find(({ kind }) => kind === 'border')?.path ?? '';
  const [x1, y1, x2, y2] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  const [first, second] = [seen(x1, y1), seen(x2, y2)];
  return first.x + first.y <= second.x + second.y ? [first, second] : [second, first];
}
