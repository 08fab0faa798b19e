import type { Argument } from './argument';
import { optionsIn, wordOf } from './arguments';
import { en, type WordKey, type AllWords } from './en';
import { capitalised, fill, tidied, type Value, type Values } from './fill';
import type { Language } from '../storage/language';
import { joined } from '../content/folders';
import { phrases as shared } from './phrases';
import { phrasesEn } from './phrases.en';
import type { AllTranslations } from './translation';

/** A phrase of the rules as it is generated: the rule it rests on, and how many arguments it is given. */
interface Generated {
  rule: string;
  arguments: number;
}

const ofGames = import.meta.glob<Readonly<Record<string, Generated>>>('../../../games/*/words/phrases.ts', {
  eager: true,
  import: 'phrases',
});

/** Every phrase that the rules and the server have, by its key. */
export const phrases: Readonly<Record<string, Generated>> = { ...shared, ...joined(ofGames) };

/** What the rules or a server have to say: a phrase, what to put into it, and the rule it rests on. */
export interface TranslatableMessage {
  key: string;
  rule: string;
  arguments: readonly Argument[];
  /** As the server says it, for a client that does not know the key. */
  english?: string;
}

/** All that one language has to say. */
export interface Dictionary {
  language: Language;
  words: AllWords;
  phrases: AllTranslations;
}

/** A sentence for a player, and the rule it rests on. */
export interface Sentence {
  text: string;
  rule: string;
}

export const english: Dictionary = { language: 'en', words: en, phrases: phrasesEn };

export function word(dictionary: Dictionary, key: WordKey, values: Values = []): string {
  const { language, words } = dictionary;
  return tidied(language, fill(words[key] ?? en[key] ?? key, values, language));
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}

function argument(dictionary: Dictionary, given: Argument): Value {
  if (given.type === 'number') return given.number ?? given.text;
  const options = optionsIn(given).map(({ word: key, name }) => (isWordKey(key) ? word(dictionary, key) : name));
  if (options.length > 0) return new Intl.ListFormat(dictionary.language, { type: 'conjunction' }).format(options);
  const key = wordOf(given);
  return key === null ? given.text : word(dictionary, key, given.parts);
}

/** A figure as the player's own (*your …*), for {mine} in a phrase; by its name alone where it is nobody's. */
function own(dictionary: Dictionary, given: readonly Argument[]): string {
  const figure = given.find(({ type }) => type === 'figure');
  const key = `figure.${figure?.value ?? ''}.mine`;
  if (isWordKey(key)) return word(dictionary, key);
  return figure ? String(argument(dictionary, figure)) : '';
}

/** What a message says that this client does not know yet: the server's English, or all of it as it came. */
function unknown({ key, english, arguments: given }: TranslatableMessage): string {
  return english ? capitalised('en', english) : [key, ...given.map(({ text }) => text)].join(' ');
}

/** A message of the rules or of the server as a sentence; never lost. */
export function sentence(dictionary: Dictionary, message: TranslatableMessage): Sentence {
  const { rule } = message;
  const phrase = dictionary.phrases[message.key] ?? phrasesEn[message.key];
  if (phrase === undefined) return { text: unknown(message), rule };
  const { language } = dictionary;
  const values = message.arguments.map((given) => argument(dictionary, given));
  const filling = { ...Object.fromEntries(values.entries()), mine: own(dictionary, message.arguments) };
  const text = tidied(language, fill(phrase, filling, language));
  const first = /^\{(\d)\}/.exec(phrase);
  const startsAsGiven = first !== null && values[Number(first[1])] === message.arguments[Number(first[1])]?.text;
  return { text: startsAsGiven ? text : capitalised(language, text), rule };
}
