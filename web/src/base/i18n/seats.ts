import { en, type WordKey } from './en';

const colours = ['seat.0', 'seat.1', 'seat.2', 'seat.3', 'seat.4', 'seat.5'] as const satisfies readonly WordKey[];

/** The colour in which the figures of a seat are drawn. */
export function colourWord(number: number): WordKey | null {
  return colours[number] ?? null;
}

/**
 * The word for a seat, by its name and its place in the order of seats: its colour, since boards are turned and compass
 * points would then be wrong; or the word that a game brings along for a seat without colour.
 */
export function seatWord(name: string, number: number): WordKey | null {
  const own = `seat.${name}`;
  return Object.hasOwn(en, own) ? (own as WordKey) : colourWord(number);
}

/** The adjective of a seat's colour, masculine and, after a bar, feminine where they differ. */
export function adjectiveWord(name: string, number: number): WordKey | null {
  const key = `${seatWord(name, number) ?? ''}.adjective`;
  return Object.hasOwn(en, key) ? (key as WordKey) : null;
}
