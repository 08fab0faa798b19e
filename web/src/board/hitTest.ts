import type { Choice } from '../door/types';
import { grip } from './drag';
import { footBelow } from './figures/stances';
import { canGrab, targetsOn, type TapOutcome } from './targets';
import type { BoardCells, Point, FigureSpot } from './types';

/** How far an upright figure reaches from its foot, in sizes of its own: to either side, and up. */
const reach = { aside: 0.34, up: 1.15 };

function covers({ x, y, size }: FigureSpot, at: Point): boolean {
  const foot = y + size * footBelow;
  return Math.abs(at.x - x) < size * reach.aside && at.y < foot && at.y > foot - size * reach.up;
}

/**
 * The cell that a point on a cell selects. An upright figure covers a part of the cell behind it, so a point on its head
 * selects the figure's own cell, unless something can be chosen on the cell behind.
 */
export function hitTestFigures(choice: Choice | null, cell: string, spots: readonly FigureSpot[], at: Point): string {
  const isChoosable = (id: string): boolean => canGrab(choice, id) || targetsOn(choice, id).length > 0;
  if (isChoosable(cell)) return cell;
  const heads = spots.filter((spot) => isChoosable(spot.token.cell) && covers(spot, at));
  const front = heads.reduce<FigureSpot | null>((a, b) => (a && a.y >= b.y ? a : b), null);
  return front?.token.cell ?? cell;
}

/** How far, in css pixels, a finger may miss a target, and how much farther every other target must be. */
const fingerRadius = 22;
const minSeparation = 24;

export type FingerHit = { kind: 'cell'; cell: string } | { kind: 'several' | 'nothing' };

/** What a finger hits on a board of small cells: the nearest choice, if no other is close. `scale` is css pixels a unit. */
export function hitTestFinger(choice: Choice | null, places: BoardCells, at: Point, scale: number): FingerHit {
  const cells = [...new Set(choice?.next.map(({ cell }) => cell))].filter((cell) => targetsOn(choice, cell).length > 0);
  const found = cells
    .flatMap((cell) => {
      const place = places.get(cell);
      return place ? [{ cell, far: Math.hypot(place.x - at.x, place.y - at.y) * scale }] : [];
    })
    .sort((a, b) => a.far - b.far);
  const [first, second] = found;
  if (!first || first.far > fingerRadius) return { kind: 'nothing' };
  const isClear = !second || second.far - first.far >= minSeparation;
  return isClear ? { kind: 'cell', cell: first.cell } : { kind: 'several' };
}

/**
 * What a tap on one of several figures on a cell does: the figure that was hit is picked, without a list to choose from.
 * Null where the tap hits none that can be chosen.
 */
export function hitTestStack(
  choice: Choice | null,
  cell: string,
  spots: readonly FigureSpot[],
  at: Point,
): TapOutcome | null {
  if (targetsOn(choice, cell).some(({ kind }) => kind !== 'figure')) return null;
  const found = grip(choice, cell, spots, at);
  if (!found?.spot || !covers(found.spot, at)) return null;
  return found.target ? { act: 'pick', id: found.target.id } : { act: 'release' };
}
