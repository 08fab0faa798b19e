import { describe, expect, it } from 'vitest';
import { english, phrases, type Dictionary } from './dictionary';
import { en, type WordKey } from './en';
import { fr } from './fr';
import { nl } from './nl';
import { phrasesFr } from './phrases.fr';
import { phrasesNl } from './phrases.nl';

const translations: readonly Dictionary[] = [
  { language: 'fr', words: fr, phrases: phrasesFr },
  { language: 'nl', words: nl, phrases: phrasesNl },
];
const dictionaries: readonly Dictionary[] = [english, ...translations];
const wordKeys = Object.keys(en) as WordKey[];
const phraseKeys = Object.keys(phrases);

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Names and signs that are the same in every language, and words that happen to be. */
const sameEverywhere = new Set([
  '{F} {n} {arrow}',
  'Brocéliande',
  'Grailnah',
  'Graal',
  'Merlin',
  'Morgane',
  'World of Art',
  'donjon',
  'Turquoise',
  'turquoise',
  'menhir',
  'Menu',
  'Volume',
  '{0} min + {1} s',
  'Laouen',
  'Erwan',
  'Gwenn',
  'Dourig',
  'Alanig',
  'Bran',
  'Kaou',
]);
const sameInFrench = new Set([
  '{0} (point|points)',
  '{0} points',
  '{0} point',
  '11 points',
  '21 points',
  'prince',
  'archer',
  'violet',
  'Violet',
  'Score',
  'Second (b)',
  'Notation',
  'Licences',
]);
const sameInDutch = new Set([
  'US Letter',
  'Computer ({0})',
  'Details',
  'mist',
  'sergeant',
  '{0} van {1}',
  '{0} in reserve',
  'Start',
  'Lobby',
  'Account',
  'Online',
  'Bots',
]);

const isMere = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\{\d\}|[a-h]\d+\S*|castle=\S*/g, ''));

for (const dictionary of dictionaries) {
  describe(dictionary.language, () => {
    it('says every phrase of the rules, with no argument that it is not given', () => {
      for (const key of phraseKeys) {
        const text = dictionary.phrases[key] ?? '';
        expect(text.trim(), key).not.toBe('');
        for (const [, index] of text.matchAll(/\{(\d)\}/g)) {
          expect(Number(index), key).toBeLessThan(phrases[key]!.arguments);
        }
      }
    });

    it('speaks to a player in whole sentences', () => {
      const isFact = (key: string): boolean => key.includes('.fact.');
      const loose = phraseKeys.filter((key) => !isFact(key) && !/[.…]$/.test(dictionary.phrases[key]!));
      const lower = phraseKeys.filter((key) => /^\p{Ll}/u.test(dictionary.phrases[key]!));
      expect([...loose, ...lower]).toEqual([]);
    });

    it('leaves the words of the command line to the command line', () => {
      const machine = /expected|attendu :|verwacht:|\([MGCP]\d+\)/;
      expect(phraseKeys.filter((key) => machine.test(dictionary.phrases[key]!))).toEqual([]);
    });

    it('agrees in number only with a number it is given', () => {
      const texts = [...Object.entries(dictionary.words), ...Object.entries(dictionary.phrases)];
      const numberless = texts.filter(([, text]) => /\([^()]*\|[^()]*\)/.test(text) && holes(text).length === 0);
      expect(numberless.map(([key]) => key)).toEqual([]);
    });
  });
}

/** Filled with an adjective: {0} where it is masculine, {1} where it is feminine. */
const isAgreeing = (key: string): boolean => /^(figure\.\w+\.the|place\.of|cell\.(donjon|courtyard))$/.test(key);

for (const dictionary of translations) {
  const allowed = dictionary.language === 'fr' ? sameInFrench : sameInDutch;
  const isLeftOver = (here: string, there: string): boolean =>
    here === there && !isMere(here) && !sameEverywhere.has(here) && !allowed.has(here);

  describe(dictionary.language, () => {
    it('says every word, with the same arguments', () => {
      for (const key of wordKeys) {
        expect(dictionary.words[key]!.trim(), key).not.toBe('');
        if (isAgreeing(key)) expect(holes(dictionary.words[key]!), key).toHaveLength(1);
        else expect(holes(dictionary.words[key]!), key).toEqual(holes(en[key]!));
      }
    });

    it('leaves no English over', () => {
      const words = wordKeys.filter((key) => isLeftOver(dictionary.words[key]!, en[key]!));
      const said = phraseKeys.filter((key) => isLeftOver(dictionary.phrases[key]!, english.phrases[key]!));
      expect([...words, ...said]).toEqual([]);
    });
  });
}

it('writes apostrophes as printers do', () => {
  const texts = dictionaries.flatMap(({ words, phrases }) => [...Object.values(words), ...Object.values(phrases)]);
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
