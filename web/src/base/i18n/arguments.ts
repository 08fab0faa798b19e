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
    default:
      return null;
  }
}

/** The word that an argument is; null where it is none. */
export function wordOf(argument: Argument): WordKey | null {
  const key = keyOf(argument);
  return key !== null && Object.hasOwn(en, key) ? (key as WordKey) : null;
}

/** An option, or a value of one, as the form calls it: its word, and what is said where there is none. */
export interface OptionName {
  word: string;
  name: string;
}

/** The options or values that an argument names; none where it names no options. */
export function optionsIn({ type, value = '', parts = [] }: Argument): readonly OptionName[] {
  if (type !== 'option') return [];
  const prefix = value === '' ? 'option' : `option.${value}`;
  return parts.map((name) => ({ word: `${prefix}.${name}`, name }));
}
