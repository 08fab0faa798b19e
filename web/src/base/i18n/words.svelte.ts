import { change, settings } from '../storage/settings.svelte';
import {
  english,
  isWordKey,
  sentence,
  word,
  type Dictionary,
  type TranslatableMessage,
  type Sentence,
} from './dictionary';
import type { WordKey } from './en';
import { capitalised, type Values } from './fill';
import { chooseLanguage, regionalTag, type Language } from '../storage/language';
import { seatWord } from './seats';

export { isWordKey, type TranslatableMessage } from './dictionary';
export type { WordKey } from './en';
export { languageNames, languages, type Language } from '../storage/language';

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => Promise.resolve(english),
  fr: async () => {
    const [{ fr }, { phrasesFr }] = await Promise.all([import('./fr'), import('./phrases.fr')]);
    return { language: 'fr', words: fr, phrases: phrasesFr };
  },
  nl: async () => {
    const [{ nl }, { phrasesNl }] = await Promise.all([import('./nl'), import('./phrases.nl')]);
    return { language: 'nl', words: nl, phrases: phrasesNl };
  },
};

let current: Dictionary = $state.raw(english);

export function language(): Language {
  return current.language;
}

let wish = 0;

/** Speaks another language once it has come; an older wish that comes later changes nothing. */
async function speak(wanted: Language): Promise<void> {
  const mine = ++wish;
  const dictionary = await loaders[wanted]();
  if (mine !== wish) return;
  current = dictionary;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

function preferred(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
}

/** Before the first page is shown. Where the words do not come, English is spoken. */
export async function startLanguage(): Promise<void> {
  await speak(chooseLanguage(settings.language, preferred())).catch(() => speak('en'));
}

export async function setLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  change({ language: wanted });
}

/** A word or sentence of the pages. */
export function t(key: WordKey, ...values: readonly (string | number)[]): string {
  return word(current, key, values);
}

/** A sentence that is filled by name; it begins with a capital, whatever it begins with. */
export function sentenceOf(key: WordKey, values: Values): string {
  return capitalised(current.language, word(current, key, values));
}

/** A word or a piece of a sentence that is filled by name. */
export function filled(key: WordKey, values: Values): string {
  return word(current, key, values);
}

/** Words whose key is put together, such as an option's value; what has no key is said as it is. */
export function named(prefix: string, name: string, ...values: readonly string[]): string {
  const key = `${prefix}.${name}`;
  return isWordKey(key) ? t(key, ...values) : name;
}

/** A message of the rules as a sentence, and the rule, to be linked to. */
export function sayParts(message: TranslatableMessage): Sentence {
  return sentence(current, message);
}

/** A message of the rules as a sentence. */
export function say(message: TranslatableMessage): string {
  return sayParts(message).text;
}

/** What a seat is called, by its name and its place in the order of seats. */
export function seatName(name: string, number: number): string {
  const key = seatWord(name, number);
  return key ? t(key) : name;
}

/** At full strength the last one goes by the same name. */
export function levelName(level: number): string {
  return named('level', String(Math.min(level, 8)));
}

export function number(value: number): string {
  return new Intl.NumberFormat(current.language).format(value);
}

/** How long something lasted, in the largest unit that leaves at least two of them: `34 s`, `5 min`, `3 h`. */
export function lasting(milliseconds: number): string {
  const units = [
    { unit: 'hour', length: 3_600_000 },
    { unit: 'minute', length: 60_000 },
    { unit: 'second', length: 1000 },
  ] as const;
  const { unit, length } = units.find((each) => milliseconds >= 2 * each.length) ?? units[2];
  const format = new Intl.NumberFormat(current.language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.max(1, Math.round(milliseconds / length)));
}

/** French alone counts the first of a month as such: *le 1er nov.*, which Intl does not. */
export function moment(time: number): string {
  const format = new Intl.DateTimeFormat(regionalTag(current.language, preferred()), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart): boolean =>
    current.language === 'fr' && type === 'day' && value === '1';
  return format
    .formatToParts(time)
    .map((part) => (isFirst(part) ? '1er' : part.value))
    .join('');
}

export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: 'conjunction' }).format(items);
}
