import { afterEach, expect, it } from 'vitest';
import { setLanguage, t } from '../../base/i18n/words.svelte';
import type { MatchState, Variation } from '../../door/types';
import { sidesFor } from './sides';

afterEach(() => setLanguage('en'));

const seat = (side: number): MatchState['seats'][number] => ({ side }) as MatchState['seats'][number];
const four = { seats: [seat(0), seat(1), seat(0), seat(1)] };
const who = (number: number): string => ['Ann', 'Ben', 'Cleo', 'Dan'][number]!;
const winning: Variation = { score: 900, expectation: 900, end: null, actions: ['a1'] };

it('calls partners together, and the side of the reader you', () => {
  expect(sidesFor(four, new Set(), who).names).toEqual(['Ann and Cleo', 'Ben and Dan']);
  expect(sidesFor(four, new Set([3]), who).names).toEqual(['Ann and Cleo', null]);
});

it('calls somebody with two seats once', () => {
  expect(sidesFor(four, new Set(), () => 'Ann').names).toEqual(['Ann', 'Ann']);
});

it('says what a line comes to for the seat that has to act', () => {
  const sides = sidesFor(four, new Set([1]), who);
  const said = (acting: number): string => sides.sayLines([winning], acting, false, 0);
  expect(said(0)).toContain('Ann');
  expect(said(0)).not.toContain('Cleo');
  expect(said(1)).not.toContain('Ben');
});

it.each([
  ['en', 'Evaluation: you are ahead'],
  ['fr', 'Évaluation\u00a0: vous avez l’avantage'],
  ['nl', 'Beoordeling: je staat beter'],
] as const)('says it in the middle of a sentence (%s)', async (language, text) => {
  await setLanguage(language);
  const sides = sidesFor(four, new Set([0]), who);
  expect(t('analysis.bar', sides.sayLines([winning], 0, false, 0))).toBe(text);
});
