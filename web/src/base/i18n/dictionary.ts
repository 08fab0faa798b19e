import { wordOf, type Argument } from './arguments';
import { en, type WordKey, type Words } from './en';
import { capitalised, fill, tidied, type Value } from './fill';
import type { Language } from '../storage/language';
import { joined } from '../content/folders';
import { phrases as shared } from './phrases';
import type { AllTranslations } from './translation';

/** A phrase of the rules as it is generated. */
interface Generated {
  rule: string;
  english: string;
  expected: string;
}

const ofGames = import.meta.glob<Readonly<Record<string, Generated>>>('../../../games/*/words/phrases.ts', {
  eager: true,
  import: 'phrases',
});

/** Every phrase that the rules and the server have, by its key. */
export const phrases: Readonly<Record<string, Generated>> = { ...shared, ...joined(ofGames) };

/** What the rules or a server have to say: a phrase, what to put into it, and the rule it rests on. */
export interface Message {
  key: string;
  rule: string;
  arguments: readonly Argument[];
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
  phrase(key: string): Phrase;
}

/** A sentence of the rules in parts: what, what would have been right, and the rule it rests on. */
export interface Sentence extends Phrase {
  rule: string;
}

export function translated(language: Language, words: Words, translations: AllTranslations): Dictionary {
  const phrase = (key: string): Phrase => {
    const found = translations[key] ?? english.phrase(key);
    return typeof found === 'string' ? { text: found, expected: '' } : found;
  };
  return { language, words, phrase };
}

export const english: Dictionary = {
  language: 'en',
  words: en,
  phrase: (key) => ({ text: phrases[key]?.english ?? '', expected: phrases[key]?.expected ?? '' }),
};

export function word(dictionary: Dictionary, key: WordKey, values: readonly Value[] = []): string {
  const { language, words } = dictionary;
  return tidied(language, fill(words[key] ?? en[key] ?? key, values, language));
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}

function isPhraseKey(key: string): boolean {
  return Object.hasOwn(phrases, key);
}

function argument(dictionary: Dictionary, given: Argument): string {
  const key = wordOf(given);
  return key === null ? given.text : word(dictionary, key, given.parts);
}

/**
 * A message of the rules or of the server as a sentence. A key this client does not know yet is said in the server's
 * English, or shown as it came; never lost.
 */
export function sentence(dictionary: Dictionary, message: Message): Sentence {
  if (!isPhraseKey(message.key)) {
    const text = message.english
      ? capitalised('en', message.english)
      : [message.key, ...message.arguments.map(({ text }) => text)].join(' ');
    return { text, expected: '', rule: message.rule };
  }
  const key = message.key;
  const { language } = dictionary;
  const values = message.arguments.map((given) => argument(dictionary, given));
  const phrase = dictionary.phrase(key);
  const put = (text: string): string => tidied(language, fill(text, values, language));
  const first = /^\{(\d)\}/.exec(phrase.text);
  const startsAsGiven = first !== null && values[Number(first[1])] === message.arguments[Number(first[1])]?.text;
  const text = put(phrase.text);
  return {
    text: startsAsGiven ? text : capitalised(language, text),
    expected: put(phrase.expected),
    rule: message.rule,
  };
}
