import type { Choice } from '../door/types';
import { footBelow } from './figures/stances';
import { isHeld, onCell } from './targets';
import type { Point, Spot } from './types';

/** How far an upright figure reaches from its foot, in sizes of its own: to either side, and up. */
const reach = { aside: 0.34, up: 1.15 };

function covers({ x, y, size }: Spot, at: Point): boolean {
  const foot = y + size * footBelow;
  return Math.abs(at.x - x) < size * reach.aside && at.y < foot && at.y > foot - size * reach.up;
}

/**
 * The cell that is meant by a point on another: an upright figure covers a part of the cell behind it, and who points at
 * its head means the figure. A cell where something can be chosen is always meant itself.
 */
export function cellMeant(choice: Choice | null, cell: string, spots: readonly Spot[], at: Point): string {
  const means = (id: string): boolean => isHeld(choice, id) || onCell(choice, id).length > 0;
  if (means(cell)) return cell;
  const heads = spots.filter((spot) => means(spot.token.cell) && covers(spot, at));
  const front = heads.reduce<Spot | null>((a, b) => (a && a.y >= b.y ? a : b), null);
  return front?.token.cell ?? cell;
}
