import type { Argument } from './argument';
import { en, type WordKey } from './en';
import { partyWord, seatWord } from './seats';

function keyOf({ type, text, value = '', number = 0 }: Argument): string | null {
  switch (type) {
    case 'figure':
      return `figure.${value}`;
    case 'seat':
      return seatWord(text, number);
    case 'party':
      return partyWord(text, number);
    case 'word':
      return value;
    case 'text':
      return null;
  }
}

/** The word that an argument is; null where it is said as it is. */
export function wordOf(argument: Argument): WordKey | null {
  const key = keyOf(argument);
  return key !== null && Object.hasOwn(en, key) ? (key as WordKey) : null;
}
