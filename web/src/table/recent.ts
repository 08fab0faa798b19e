import type { Ply } from '../door/types';

/** The last actions by others than those on these seats, or by them where theirs was the last. */
export function recentPlies<P extends Pick<Ply, 'seat'>>(
  plies: readonly P[],
  seats: ReadonlySet<number>,
): readonly P[] {
  const last = plies.at(-1);
  if (!last) return [];
  const mine = seats.size > 0 ? seats : new Set([last.seat]);
  const isMine = mine.has(last.seat);
  return plies.slice(plies.findLastIndex(({ seat }) => mine.has(seat) !== isMine) + 1);
}

/** The last turn: all actions in a row by who acted last. */
export function lastTurn<P extends Pick<Ply, 'seat'>>(plies: readonly P[]): readonly P[] {
  return recentPlies(plies, new Set());
}
