import { en, type WordKey } from './en';

const colours = ['seat.0', 'seat.1', 'seat.2', 'seat.3', 'seat.4', 'seat.5'] as const satisfies readonly WordKey[];

/** The colour in which the figures of a seat are drawn, where the game gives it none of its own. */
function colourWord(number: number): WordKey | null {
  return colours[number] ?? null;
}

function own(key: string): WordKey | null {
  return Object.hasOwn(en, key) ? (key as WordKey) : null;
}

/**
 * The word for a seat, by its name and its place in the order of seats: its colour, since boards are turned and compass
 * points would then be wrong; or the word that a game brings along: its own colour for the seat, or what stands for one.
 */
export function seatWord(name: string, number: number): WordKey | null {
  return own(`seat.${name}`) ?? colourWord(number);
}

/** The same for those who prepare behind screens; a party's first seat has its number. */
export function partyWord(name: string, number: number): WordKey | null {
  return own(`party.${name}`) ?? colourWord(number);
}

/** The adjective of a seat's colour, masculine and, after a bar, feminine where they differ. */
export function adjectiveWord(name: string, number: number): WordKey | null {
  const key = `${seatWord(name, number) ?? ''}.adjective`;
  return Object.hasOwn(en, key) ? (key as WordKey) : null;
}
