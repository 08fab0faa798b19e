import { describe, expect, it } from 'vitest';
import { english, phrases, translated } from './dictionary';
import { en, type WordKey } from './en';
import { fr } from './fr';
import { nl } from './nl';
import { phrasesFr } from './phrases.fr';
import { phrasesNl } from './phrases.nl';

const dictionaries = [translated('fr', fr, phrasesFr), translated('nl', nl, phrasesNl)];
const wordKeys = Object.keys(en) as WordKey[];
const phraseKeys = Object.keys(phrases);

const holes = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();

/** Names and signs that are the same in every language, and words that happen to be. */
const sameEverywhere = new Set([
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
  '{0} min + {1} s',
]);
const sameInFrench = new Set([
  'Page',
  'Archer',
  'Actions',
  '{0} points',
  '{0} point',
  '{0} actions',
  '{0} action',
  'prince',
  'archer',
  'violet',
  'Violet',
  'Score',
  'Second (b)',
  'Questions',
]);
const sameInDutch = new Set([
  'Page',
  'Sergeant',
  'Computer ({0})',
  'mist',
  'sergeant',
  '{0} van {1}',
  'Start',
  'Lobby',
  'Account',
  'Online',
  'Bots',
]);

const isMere = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(/\{\d\}|[a-h]\d+\S*|castle=\S*/g, ''));

for (const dictionary of dictionaries) {
  const allowed = dictionary.language === 'fr' ? sameInFrench : sameInDutch;
  const isLeftOver = (here: string, there: string): boolean =>
    here === there && !isMere(here) && !sameEverywhere.has(here) && !allowed.has(here);

  describe(dictionary.language, () => {
    it('says every word, with the same arguments', () => {
      for (const key of wordKeys) {
        expect(dictionary.words[key]!.trim(), key).not.toBe('');
        expect(holes(dictionary.words[key]!), key).toEqual(holes(en[key]!));
      }
    });

    it('says every phrase of the rules, with the same arguments', () => {
      for (const key of phraseKeys) {
        const { text, expected } = dictionary.phrase(key);
        expect(text.trim(), key).not.toBe('');
        expect(holes(text), key).toEqual(holes(phrases[key]!.english));
        expect(holes(expected), key).toEqual(holes(phrases[key]!.expected));
        expect(expected === '', key).toBe(phrases[key]!.expected === '');
      }
    });

    it('leaves no English over', () => {
      const words = wordKeys.filter((key) => isLeftOver(dictionary.words[key]!, en[key]!));
      const said = phraseKeys.filter((key) => {
        const [here, there] = [dictionary.phrase(key), english.phrase(key)];
        return isLeftOver(here.text, there.text) || isLeftOver(here.expected, there.expected);
      });
      expect([...words, ...said]).toEqual([]);
    });
  });
}

it('writes apostrophes as printers do', () => {
  const texts = dictionaries.flatMap(({ words, phrase }) => [
    ...wordKeys.map((key) => words[key]!),
    ...phraseKeys.flatMap((key) => [phrase(key).text, phrase(key).expected]),
  ]);
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
