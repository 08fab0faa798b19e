import type { MatchState } from '../../door/types';
import type { Snapshot } from '../../match/match';

type WithSeats = Pick<MatchState, 'seats'>;

/** How far the board is turned so that a seat looks at it from below. */
export function firstTurnOf({ seats }: WithSeats, seat: number): number {
  return seats[seat]?.turn ?? 0;
}

/** One person at this device sits at the near side; several share the board as it is. */
export function firstTurn({ state, may }: Pick<Snapshot, 'state' | 'may'>): number {
  const [turn, ...others] = new Set(may.seats.map((seat) => firstTurnOf(state, seat)));
  return turn === undefined || others.length > 0 ? 0 : turn;
}

/** Whether somebody of this side sits at the near end of a board that is turned so. */
export function isNear({ seats }: WithSeats, side: number, turned: number): boolean {
  return seats.some((seat) => seat.side === side && seat.turn === turned);
}
