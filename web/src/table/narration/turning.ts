import type { MatchState } from '../../door/types';
import type { Snapshot } from '../../match/match';

/** How far the board is turned so that a seat looks at it from below, by the first letter of its name. */
const turns: Readonly<Record<string, number>> = { N: 180, E: 90, W: 270 };

export function firstTurnOf(seat: string): number {
  return turns[seat.charAt(0)] ?? 0;
}

/** One person at this device sits at the near side; several share the board as it is. */
export function firstTurn({ state, may }: Snapshot): number {
  const sides = new Set(may.seats.map((seat) => state.seats[seat]?.name.charAt(0)));
  const [side, ...others] = sides;
  return side === undefined || others.length > 0 ? 0 : firstTurnOf(side);
}

/** Whether somebody of this side sits at the near end of a board that is turned so. */
export function isNear({ seats }: Pick<MatchState, 'seats'>, side: number, turned: number): boolean {
  return seats.some((seat) => seat.side === side && firstTurnOf(seat.name) === turned);
}
