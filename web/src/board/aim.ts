import type { Choice } from '../door/types';
import { grip } from './drag';
import { footBelow } from './figures/stances';
import { isHeld, onCell, type TapMeaning } from './targets';
import type { BoardCells, Point, FigureSpot } from './types';

/** How far an upright figure reaches from its foot, in sizes of its own: to either side, and up. */
const reach = { aside: 0.34, up: 1.15 };

function covers({ x, y, size }: FigureSpot, at: Point): boolean {
  const foot = y + size * footBelow;
  return Math.abs(at.x - x) < size * reach.aside && at.y < foot && at.y > foot - size * reach.up;
}

/**
 * The cell that is meant by a point on another: an upright figure covers a part of the cell behind it, and who points at
 * its head means the figure. A cell where something can be chosen is always meant itself.
 */
export function cellMeant(choice: Choice | null, cell: string, spots: readonly FigureSpot[], at: Point): string {
  const means = (id: string): boolean => isHeld(choice, id) || onCell(choice, id).length > 0;
  if (means(cell)) return cell;
  const heads = spots.filter((spot) => means(spot.token.cell) && covers(spot, at));
  const front = heads.reduce<FigureSpot | null>((a, b) => (a && a.y >= b.y ? a : b), null);
  return front?.token.cell ?? cell;
}

/** How far, in css pixels, a finger may miss what it means, and how much farther everything else must be. */
const fingertip = 22;
const apart = 24;

export type Meaning = { kind: 'cell'; cell: string } | { kind: 'several' | 'nothing' };

/** What a finger can mean that came down on a board of small cells; `scale` is css pixels a unit. */
export function meaningOf(choice: Choice | null, places: BoardCells, at: Point, scale: number): Meaning {
  const cells = [...new Set(choice?.next.map(({ cell }) => cell))].filter((cell) => onCell(choice, cell).length > 0);
  const found = cells
    .flatMap((cell) => {
      const place = places.get(cell);
      return place ? [{ cell, far: Math.hypot(place.x - at.x, place.y - at.y) * scale }] : [];
    })
    .sort((a, b) => a.far - b.far);
  const [first, second] = found;
  if (!first || first.far > fingertip) return { kind: 'nothing' };
  const isPlain = !second || second.far - first.far >= apart;
  return isPlain ? { kind: 'cell', cell: first.cell } : { kind: 'several' };
}

/**
 * What a tap on one of several figures on a cell comes to: nobody has to choose from a list what can be seen and hit.
 * Null where it hits none that can be chosen.
 */
export function amongSeveral(
  choice: Choice | null,
  cell: string,
  spots: readonly FigureSpot[],
  at: Point,
): TapMeaning | null {
  if (onCell(choice, cell).some(({ kind }) => kind !== 'figure')) return null;
  const found = grip(choice, cell, spots, at);
  if (!found?.spot || !covers(found.spot, at)) return null;
  return found.target ? { act: 'pick', id: found.target.id } : { act: 'release' };
}
