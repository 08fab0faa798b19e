import { afterEach, describe, expect, it } from 'vitest';
import type { Argument } from './arguments';
import { english, sentence, translated } from './dictionary';
import { capitalised, fill, tidied } from './fill';
import { fr } from './fr';
import { chooseLanguage, regionalTag } from '../storage/language';
import { phrasesFr } from './phrases.fr';
import { counted, language, listed, named, say, sayParts, seatName, setLanguage, t } from './words.svelte';

const french = translated('fr', fr, phrasesFr);

describe('chooseLanguage', () => {
  it('keeps what was chosen', () => {
    expect(chooseLanguage('nl', ['fr-FR'])).toBe('nl');
  });
  it('writes dates as the reader’s region does', () => {
    const noon = Date.UTC(2026, 10, 16, 12);
    const written = (tag: string): string => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(noon);
    expect(written(regionalTag('en', ['nl-BE', 'en-GB']))).toBe('16 Nov 2026');
    expect(written(regionalTag('en', ['en-US', 'en-GB']))).toBe('Nov 16, 2026');
    expect(regionalTag('en', ['fr-FR'])).toBe('en-GB');
    expect(regionalTag('fr', ['fr-BE', 'fr'])).toBe('fr-BE');
    expect(regionalTag('nl', [])).toBe('nl');
  });
  it('takes the first of the browser’s languages that is spoken here', () => {
    expect(chooseLanguage(null, ['de-DE', 'fr-BE', 'nl'])).toBe('fr');
    expect(chooseLanguage('klingon', ['NL-be'])).toBe('nl');
  });
  it('speaks English otherwise', () => {
    expect(chooseLanguage(undefined, ['de', 'ja'])).toBe('en');
    expect(chooseLanguage(null, [])).toBe('en');
  });
});

describe('sentence', () => {
  const message = (key: string, rule: string, ...values: (string | Argument)[]) => ({
    key,
    rule,
    arguments: values.map((value) => (typeof value === 'string' ? ({ type: 'text', text: value } as const) : value)),
  });
  const figure = (value: string, text = value) => ({ type: 'figure', text, value }) as const;
  const seat = (number: number, text: string) => ({ type: 'seat', text, number }) as const;
  const said = (value: string, text: string, ...parts: string[]) => ({ type: 'word', text, value, parts }) as const;

  it('begins with a capital, and names the rule apart', () => {
    expect(sentence(english, message('grailnah.morgane-twice', 'G22'))).toEqual({
      text: 'Morgane never moves twice in a row',
      expected: '',
      rule: 'G22',
    });
    expect(sentence(french, message('menhirs.over', 'M12')).text).toBe('La partie est finie');
  });
  it('leaves the names of cells alone', () => {
    expect(sentence(english, message('menhirs.off-board', 'M10', 'd3.d4')).text).toBe('d3.d4 would leave the board');
  });
  it('translates arguments that are words', () => {
    const locked = message('grailnah.locked', 'G13', figure('knight', 'Knight'), 'C8');
    expect(sentence(french, locked).text).toBe('La pièce en C8 (chevalier) est bloquée');
    const goes = said('reach.king', 'a king goes 1 or 2 squares');
    const reach = message('graal.reach', 'C12', goes, '4', said('reach.diagonally', 'diagonally'));
    expect(sentence(french, reach).text).toBe('Un roi va de 1 ou 2 cases, et non 4 en diagonale');
    const ranks = said('argument.range', '1 to 8', '1', '8');
    expect(sentence(french, message('graal.abroad', 'C6', 'a9', ranks)).expected).toBe('les rangées 1 à 8');
    const gates = said('argument.or', 'A20 or A3', 'A20', 'A3');
    expect(sentence(french, message('grailnah.side-gate', 'G11', 'N', gates)).expected).toBe('A20 ou A3');
  });
  it('tells seats from squares and from figures', () => {
    expect(sentence(french, message('grailnah.too-many', 'G26', seat(1, 'E'))).text).toBe(
      'Bleu a plus de 8 chevaliers',
    );
    expect(sentence(french, message('grailnah.no-castle', 'G7', 'E')).text).toBe('Aucun château ne se dresse en E');
    const tooMany = message('graal.too-many', 'C4', '1', '4', figure('squire', 'E'));
    expect(sentence(french, tooMany).text).toBe('Armée 1, écuyer\u00a0: 4 au plus');
  });
  it('says a figure or a word that it does not know as English does', () => {
    const locked = message('grailnah.locked', 'G13', figure('dragon', 'Dragon'), said('argument.later', 'the moon'));
    expect(sentence(french, locked).text).toBe('La pièce en the moon (Dragon) est bloquée');
  });
  it('never loses what it does not know', () => {
    expect(sentence(english, message('new.phrase', 'X1', 'a', 'b'))).toEqual({
      text: 'new.phrase a b',
      expected: '',
      rule: 'X1',
    });
  });
});

describe('the words of the page', () => {
  afterEach(() => setLanguage('en'));

  it('are those of the language that is spoken', async () => {
    expect(t('play.turn', 'Ada')).toBe('Ada to play');
    await setLanguage('fr');
    expect(language()).toBe('fr');
    expect(t('play.turn', 'Ada')).toBe('À Ada de jouer');
    expect(t('play.resignAsk')).toBe('Abandonner cette partie\u202f?');
  });
  it('follow the last wish', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('nl')]);
    expect(language()).toBe('nl');
  });
  it('count', async () => {
    expect(counted(1, 'end.point', 'end.points')).toBe('1 point');
    expect(counted(0, 'end.point', 'end.points')).toBe('0 points');
    await setLanguage('fr');
    expect(counted(0, 'end.point', 'end.points')).toBe('0 point');
  });
  it('name options, seats and lists', () => {
    expect(named('option.map', 'twin-fords')).toBe('Twin Fords');
    expect(named('option.map', 'my-own')).toBe('my-own');
    expect(seatName('S1', 0)).toBe('White');
    expect(seatName('S', 2)).toBe('Red');
    expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo');
  });
  it('say a message in one line', () => {
    const message = { key: 'graal.archer-takes', rule: 'C12', arguments: [] };
    expect(say(message)).toBe('Archers never take; expected: * to shoot (C12)');
    expect(sayParts(message)).toEqual({ text: 'Archers never take', expected: '* to shoot', rule: 'C12' });
  });
});

describe('small things', () => {
  it('fill holes', () => {
    expect(fill('{1} before {0}, {2}', ['a', 'b'])).toBe('b before a, ');
    expect(fill('{0}', [12_345], 'nl')).toBe('12.345');
  });
  it('agree with the number before, as the language counts', () => {
    const slid = '{0} slides {1} (tile|tiles)';
    expect(fill(slid, ['Ada', 1])).toBe('Ada slides 1 tile');
    expect(fill(slid, ['Ada', 4])).toBe('Ada slides 4 tiles');
    expect(fill('{0} (tile|tiles) and {1} (menhir|menhirs)', ['1', '2'])).toBe('1 tile and 2 menhirs');
    expect(fill('{0} (point|points)', [0])).toBe('0 points');
    expect(fill('{0} (point|points)', [0], 'fr')).toBe('0 point');
  });
  it('agree with the first number after, where none comes before', () => {
    expect(fill('Zo (blijft|blijven) er {0} (tegel|tegels) achter', ['1'], 'nl')).toBe('Zo blijft er 1 tegel achter');
    expect(fill('Zo (blijft|blijven) er {0} (tegel|tegels) achter', ['2'], 'nl')).toBe('Zo blijven er 2 tegels achter');
  });
  it('are many where there is no number', () => {
    expect(fill('{0} (tile|tiles)', ['Ada'])).toBe('Ada tiles');
  });
  it('begin with a capital, in Dutch with two for IJ', () => {
    expect(capitalised('nl', 'ijs')).toBe('IJs');
    expect(capitalised('en', 'ijs')).toBe('Ijs');
    expect(capitalised('fr', 'écuyer')).toBe('Écuyer');
    expect(capitalised('nl', 'a1 is bezet')).toBe('a1 is bezet');
  });
  it('keep French signs together', () => {
    expect(tidied('fr', '« oui » : non ?')).toBe('«\u00a0oui\u00a0»\u00a0: non\u202f?');
    expect(tidied('fr', '60 % ; oui !')).toBe('60\u202f%\u202f; oui\u202f!');
    expect(tidied('en', 'a : b')).toBe('a : b');
  });
});
