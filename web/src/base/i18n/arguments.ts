import { en, type WordKey } from './en';
import { partyWord, seatWord } from './seats';

/** What a phrase is filled with, as the rules tell it: its type says how it is translated. */
export interface Argument {
  readonly type: 'text' | 'figure' | 'seat' | 'party' | 'word';
  /** As English has it. */
  readonly text: string;
  /** A kind of figure, or the key of a word. */
  readonly value?: string;
  /** The place of a seat or a party in their order. */
  readonly number?: number;
  /** What the word is filled with. */
  readonly parts?: readonly string[];
}

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
