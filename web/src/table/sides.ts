import type { MatchState } from '../door/types';

/** Who sits beyond the board and who on this side of it. */
export interface Sides {
  far: readonly number[];
  near: readonly number[];
}

/**
 * The reader sits on this side; where there is none, whoever the board is turned to, and somebody in any case. Who wins
 * with them is beside them, wherever their figures stand.
 */
export function sidesOf({ seats }: Pick<MatchState, 'seats'>, mine: ReadonlySet<number>, turned: number): Sides {
  const all = seats.map((_, seat) => seat);
  const facing = all.filter((seat) => seats[seat]?.turn === turned);
  const isSplit = facing.length > 0 && facing.length < all.length;
  const first = mine.size > 0 ? [...mine] : isSplit ? facing : all.slice(0, Math.ceil(all.length / 2));
  const camps = new Set(first.map((seat) => seats[seat]?.side));
  const allies = all.filter((seat) => !first.includes(seat) && camps.has(seats[seat]?.side));
  const near = first.length + allies.length < all.length ? [...first, ...allies] : first;
  return { near, far: all.filter((seat) => !near.includes(seat)) };
}
