import type { Snapshot } from '../match/match';

/** How far the board is turned so that a seat looks at it from below, by the first letter of its name. */
const turns: Readonly<Record<string, number>> = { N: 180, E: 90, W: 270 };

export function firstTurnOf(seat: string): number {
  return turns[seat.charAt(0)] ?? 0;
}

/** One person at this device sits at the near side; several share the board as it is. */
export function firstTurn({ state, players }: Snapshot): number {
  const people = state.seats.filter((seat) => players[seat.player]?.kind === 'person');
  const sides = new Set(people.map((seat) => seat.name.charAt(0)));
  const [side, ...others] = sides;
  return side === undefined || others.length > 0 ? 0 : firstTurnOf(side);
}
