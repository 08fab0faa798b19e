import type { MatchState } from '../door/types';

/** Who sits beyond the board and who on this side of it. */
export interface Sides {
  far: readonly number[];
  near: readonly number[];
}

/** The reader sits on this side; where there is none, whoever the board is turned to, and somebody in any case. */
export function sidesOf({ seats }: Pick<MatchState, 'seats'>, mine: ReadonlySet<number>, turned: number): Sides {
  const all = seats.map((_, seat) => seat);
  const facing = all.filter((seat) => seats[seat]?.turn === turned);
  const isSplit = facing.length > 0 && facing.length < all.length;
  const near = mine.size > 0 ? [...mine] : isSplit ? facing : all.slice(0, Math.ceil(all.length / 2));
  return { near, far: all.filter((seat) => !near.includes(seat)) };
}
