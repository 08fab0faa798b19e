import type { WordKey } from './en';

/** Seats and camps in the order in which the games seat them: the order of their colours. */
const order = ['N', 'E', 'S', 'W', 'S1', 'N1', 'S2', 'N2', 'S3', 'N3'];
const colours = ['seat.0', 'seat.1', 'seat.2', 'seat.3', 'seat.4', 'seat.5'] as const satisfies readonly WordKey[];
const plain: Readonly<Record<string, WordKey>> = { a: 'seat.a', b: 'seat.b' };

/**
 * The word for a seat: its colour, since boards are turned and compass points would then be wrong. `seats` are the names
 * of all seats at the table. Seats a and b have no colours.
 */
export function seatWord(name: string, seats: readonly string[]): WordKey | null {
  const taken = order.filter((each) => seats.includes(each));
  return plain[name] ?? colours[taken.indexOf(name)] ?? null;
}

/** The names of seats where nothing else is known than one of them. */
export function usualSeats(name: string): readonly string[] {
  if (name.length > 1) return order.slice(4);
  return name === 'N' || name === 'S' ? ['N', 'S'] : order.slice(0, 4);
}

/** The word for a camp: the colour of its first army. */
export const campWords: Readonly<Record<string, WordKey>> = { S: colours[0], N: colours[1] };
