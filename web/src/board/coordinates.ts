import { middle } from '../base/content/geometry';
import type { Geometry } from '../door/types';
import type { Box, BoardCell, BoardCells, Point } from './types';

export interface Label extends Point {
  text: string;
  size: number;
}

/** Height of the letters, in cells. */
const height = 0.14;

/** In the margin, where the box leaves one: on all four sides, as on a map. */
function aroundGrid(places: readonly BoardCell[], margin: number): Label[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return places.flatMap(({ x, y, letter, number, pitch }) => {
    const away = pitch / 2 + margin * 0.56;
    const size = margin * 0.46;
    const labels: Label[] = [];
    if (x === left) labels.push({ text: number, x: x - away, y, size });
    if (x === right) labels.push({ text: number, x: x + away, y, size });
    if (y === top) labels.push({ text: letter, x, y: y - away, size });
    if (y === bottom) labels.push({ text: letter, x, y: y + away, size });
    return labels;
  });
}

/** How much of a cell a margin must measure for letters to stand in it. */
const leastMargin = 0.4;

/** What the box leaves around the cells of a grid, the same on every side. */
function marginOf({ box, cells }: Geometry, pitch: number): number {
  return Math.min(...cells.map(({ x }) => x)) - pitch / 2 - box[0];
}

/** Along the left edge the numbers, along the bottom the letters. */
function onGrid(places: readonly BoardCell[]): Label[] {
  const left = Math.min(...places.map(({ x }) => x));
  const bottom = Math.max(...places.map(({ y }) => y));
  return places.flatMap((place) => {
    const away = place.pitch * 0.37;
    const size = place.pitch * height * 1.7;
    const labels: Label[] = [];
    if (place.x === left) labels.push({ text: place.number, x: place.x - away, y: place.y - away, size });
    if (place.y === bottom) labels.push({ text: place.letter, x: place.x + away, y: place.y + away, size });
    return labels;
  });
}

/** Every cell by its name, at its lower edge. */
function onHexagon(places: readonly BoardCell[]): Label[] {
  return places.map((place) => ({
    text: place.id,
    x: place.x,
    y: place.y + place.pitch * 0.4,
    size: place.pitch * height,
  }));
}

/**
 * The numbers once around, beyond the outermost ring where the box has room, else in the outermost cell that has each;
 * the letters along the uppermost full spoke.
 */
function onRings(places: readonly BoardCell[], box: Box): Label[] {
  const centre = middle(box);
  const far = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
  const outermost = new Map<string, BoardCell>();
  const rings = new Map<string, number>();
  for (const place of places) {
    if (place.number === '') continue;
    const other = outermost.get(place.number);
    if (!other || far(place) > far(other)) outermost.set(place.number, place);
    rings.set(place.number, (rings.get(place.number) ?? 0) + 1);
  }
  const full = Math.max(0, ...rings.values());
  const spokes = [...outermost].filter(([number]) => rings.get(number) === full);
  const [upright] = spokes.sort(([, a], [, b]) => a.y - b.y);
  const size = Math.max(0, ...places.map(({ pitch }) => pitch)) * height * 1.5;
  const outward = (place: BoardCell, by: number) => ({
    x: place.x + ((place.x - centre.x) / far(place)) * by,
    y: place.y + ((place.y - centre.y) / far(place)) * by,
  });
  const rim = Math.max(0, ...spokes.map(([, place]) => far(place)));
  const beyond = (place: BoardCell) => place.pitch / 2 + size * 0.75;
  const isOutside = (place: BoardCell) => far(place) > rim - 1 && rim + beyond(place) + size / 2 < box[2] / 2;
  const numbers = [...outermost].map(([text, place]) => ({
    text,
    size,
    ...outward(place, isOutside(place) ? beyond(place) : -place.pitch * 0.3),
  }));
  const letters = places.flatMap((place) => {
    if (place.number !== upright?.[0]) return [];
    return [{ text: place.letter, size, ...outward(place, -place.pitch * 0.36) }];
  });
  return [...numbers, ...letters];
}

/** Names of rows and columns, made of the cells' own names and drawn upright. */
export function coordinates(geometry: Geometry, places: BoardCells): Label[] {
  const all = [...places.values()];
  if (geometry.shape === 'hexagon') return onHexagon(all);
  if (geometry.shape === 'rings') return onRings(all, geometry.box);
  const pitch = all[0]?.pitch ?? 0;
  const margin = marginOf(geometry, pitch);
  return margin < pitch * leastMargin ? onGrid(all) : aroundGrid(all, margin);
}
