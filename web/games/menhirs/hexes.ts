import { corners, middle, turn } from '../../src/base/content/geometry';
import type { Land } from '../../src/board/painters';
import { svg } from '../common/paint/svg';
import type { XY } from '../common/paint/outlines';

/** A cell as the viewer sees it. */
export interface Hex {
  id: string;
  x: number;
  y: number;
  corners: readonly XY[];
}

/** The side of a cell as the drawings know it; a board's own cells may be larger or smaller. */
export const drawnSide = 77;

export function hexesOf({ geometry, places, turned }: Land): Hex[] {
  const centre = middle(geometry.box);
  return geometry.cells.flatMap((cell) => {
    const place = places.get(cell.id);
    if (!place) return [];
    const seen = corners(cell.outline).map((corner) => turn(corner, turned, centre));
    return [{ id: cell.id, x: place.x, y: place.y, corners: seen.map(({ x, y }): XY => [x, y]) }];
  });
}

/** Units of the board to one of the drawings. */
export function unitOf(hexes: readonly Hex[]): number {
  const [hex] = hexes;
  const [corner] = hex?.corners ?? [];
  return hex && corner ? Math.hypot(corner[0] - hex.x, corner[1] - hex.y) / drawnSide : 1;
}

/** Whether a point lies within a hex drawn smaller by that share. */
export function isWithin(hex: Hex, x: number, y: number, share: number): boolean {
  const [toX, toY] = [hex.x + (x - hex.x) / share, hex.y + (y - hex.y) / share];
  return hex.corners.every(([fromX, fromY], index) => {
    const [nextX, nextY] = hex.corners[(index + 1) % hex.corners.length] ?? [fromX, fromY];
    const side = (px: number, py: number) => (nextX - fromX) * (py - fromY) - (nextY - fromY) * (px - fromX);
    return side(toX, toY) * side(hex.x, hex.y) >= 0;
  });
}

const keyOf = ([x, y]: XY): string => `${Math.round(x)} ${Math.round(y)}`;

/** The outlines around cells that touch: one for each group of them, and one for each hole. */
export function contours(polygons: readonly (readonly XY[])[]): XY[][] {
  const edges = polygons.flatMap((points) =>
    points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from })),
  );
  const all = new Set(edges.map(({ from, to }) => `${keyOf(from)} ${keyOf(to)}`));
  const outer = edges.filter(({ from, to }) => !all.has(`${keyOf(to)} ${keyOf(from)}`));
  const leaving = new Map(outer.map((edge) => [keyOf(edge.from), edge]));
  const loops: XY[][] = [];
  for (const first of outer) {
    const loop: XY[] = [];
    let edge = leaving.get(keyOf(first.from));
    while (edge) {
      loop.push(edge.from);
      leaving.delete(keyOf(edge.from));
      edge = leaving.get(keyOf(edge.to));
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** A closed outline with its corners rounded off. */
export function rounded(points: readonly XY[], radius: number): string {
  const towards = (from: XY, to: XY): string => {
    const share = Math.min(0.5, radius / Math.hypot(to[0] - from[0], to[1] - from[1]));
    return svg`${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
  };
  const bends = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return svg`${index === 0 ? 'M' : 'L'}${towards(corner, before)}Q${corner[0]} ${corner[1]} ${towards(corner, after)}`;
  });
  return `${bends.join('')}Z`;
}

/** Twice the area, negative where the corners follow each other against the clock. */
const turning = (points: readonly XY[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** An outline moved to the left of its edges, as seen along them. */
function shifted(points: readonly XY[], by: number): XY[] {
  const normal = (from: XY, to: XY): XY => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  };
  return points.map((corner, index) => {
    const into = normal(points.at(index - 1) ?? corner, corner);
    const out = normal(corner, points[(index + 1) % points.length] ?? corner);
    const share = by / (1 + into[0] * out[0] + into[1] * out[1]);
    return [corner[0] + (into[0] + out[0]) * share, corner[1] + (into[1] + out[1]) * share];
  });
}

/** Around all of them, with round corners; as far inside of their edges as wanted. */
export function around(polygons: readonly (readonly XY[])[], radius: number, inset = 0): string {
  const sign = Math.sign(turning(polygons[0] ?? []));
  return contours(polygons)
    .map((loop) => rounded(inset === 0 ? loop : shifted(loop, sign * inset), radius))
    .join('');
}
