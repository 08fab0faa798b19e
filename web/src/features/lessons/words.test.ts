import { expect, it } from 'vitest';
import { en, type WordKey } from '../../base/i18n/en';
import { fr } from '../../base/i18n/fr';
import { nl } from '../../base/i18n/nl';
import { allLessons } from './testing';

const longest = 240;
const keys = (Object.keys(en) as WordKey[]).filter((key) => /^lesson\.\w+\.\d/.test(key));

function keysOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('lesson.') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysOf) : [];
}

it('says every word of the lessons somewhere', () => {
  const said = new Set(keysOf(allLessons));
  const shared = keys.filter((key) => !said.has(key));
  expect(shared).toEqual([]);
});

it('stays short', () => {
  const long = [en, fr, nl].flatMap((words) => keys.filter((key) => words[key]!.length > longest));
  expect(long).toEqual([]);
});

it('names the same squares in every language', () => {
  const squares = (text: string): string[] => [...new Set(text.match(/\b[A-Ga-p]\d{1,2}\b/g))].sort();
  for (const key of keys) {
    expect(squares(fr[key]!), key).toEqual(squares(en[key]!));
    expect(squares(nl[key]!), key).toEqual(squares(en[key]!));
  }
});
