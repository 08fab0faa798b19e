import {
  argumentForms,
  argumentWords,
  campArguments,
  figureLetters,
  letterArguments,
  seatArguments,
} from './arguments';
import { en, type WordKey, type Words } from './en';
import { capitalised, fill, tidied } from './fill';
import type { Language } from '../storage/language';
import { phrases, type PhraseKey } from './phrases';
import { campWords, seatWord, usualSeats } from './seats';

/** What the rules or a server have to say: a phrase, what to put into it, and the rule it rests on. */
export interface Message {
  key: string;
  rule: string;
  arguments: readonly string[];
  /** As the server says it, for a client that does not know the key. */
  english?: string;
}

export interface Phrase {
  text: string;
  expected: string;
}

/** All that one language has to say. */
export interface Dictionary {
  language: Language;
  words: Words;
  phrase(key: PhraseKey): Phrase;
}

/** A sentence of the rules in parts: what, what would have been right, and the rule it rests on. */
export interface Sentence extends Phrase {
  rule: string;
}

type Translation = string | Phrase;

export function translated(
  language: Language,
  words: Words,
  translations: Readonly<Record<PhraseKey, Translation>>,
): Dictionary {
  const phrase = (key: PhraseKey): Phrase => {
    const found = translations[key];
    return typeof found === 'string' ? { text: found, expected: '' } : found;
  };
  return { language, words, phrase };
}

export const english: Dictionary = {
  language: 'en',
  words: en,
  phrase: (key) => ({ text: phrases[key].english, expected: phrases[key].expected }),
};

export function word(dictionary: Dictionary, key: WordKey, values: readonly (string | number)[] = []): string {
  return tidied(dictionary.language, fill(dictionary.words[key] ?? key, values.map(String)));
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}

function isPhraseKey(key: string): key is PhraseKey {
  return Object.hasOwn(phrases, key);
}

type Seats = readonly string[] | undefined;

function argument(dictionary: Dictionary, key: PhraseKey, value: string, index: number, seats: Seats): string {
  const seat = seatArguments[key]?.includes(index) ? seatWord(value, seats ?? usualSeats(value)) : null;
  if (seat) return word(dictionary, seat);
  const camp = campArguments[key]?.includes(index) ? campWords[value] : undefined;
  if (camp) return word(dictionary, camp);
  const letter = letterArguments[key]?.includes(index) ? figureLetters[value] : undefined;
  if (letter) return word(dictionary, letter);
  if (Object.hasOwn(argumentWords, value)) return word(dictionary, argumentWords[value]!);
  for (const [form, wordKey] of argumentForms) {
    const match = form.exec(value);
    if (match) return word(dictionary, wordKey, match.slice(1));
  }
  return value;
}

/**
 * A message of the rules or of the server as a sentence. A key this client does not know yet is said in the server's
 * English, or shown as it came; never lost. `seats` are the names of the seats at the table that it is about.
 */
export function sentence(dictionary: Dictionary, message: Message, seats?: Seats): Sentence {
  if (!isPhraseKey(message.key)) {
    const text = message.english ? capitalised(message.english) : [message.key, ...message.arguments].join(' ');
    return { text, expected: '', rule: message.rule };
  }
  const key = message.key;
  const values = message.arguments.map((value, index) => argument(dictionary, key, value, index, seats));
  const phrase = dictionary.phrase(key);
  const put = (text: string): string => tidied(dictionary.language, fill(text, values));
  const first = /^\{(\d)\}/.exec(phrase.text);
  const startsAsGiven = first !== null && values[Number(first[1])] === message.arguments[Number(first[1])];
  const text = put(phrase.text);
  return { text: startsAsGiven ? text : capitalised(text), expected: put(phrase.expected), rule: message.rule };
}
