import { ringAround } from './hints';
import type { BoardCell } from './types';

/** Of the ring of a hint. */
const wider = 1.25;
/** In reaches: on a small board it goes beyond the cell, so that it is still seen around a figure. */
const least = 0.75;

/** How wide the ring around a cell is that a text speaks of: as far as rings on neighbours leave each other room. */
export function radiusAt(place: BoardCell, all: readonly BoardCell[], figureSize: number, reach: number): number {
  const inner = ringAround(place, figureSize * place.growth);
  const others = all.filter((other) => other !== place);
  const room = Math.min(Infinity, ...others.map(({ x, y }) => Math.hypot(x - place.x, y - place.y) / 2));
  return Math.max(inner, Math.min(Math.max(inner * wider, reach * least), room));
}

/** Dashes that go evenly around such a ring, in css pixels. */
export function dashesOf(radius: number, scale: number, count = 12): string {
  const length = (2 * Math.PI * radius * scale) / count;
  return `${length * 0.66} ${length * 0.34}`;
}
