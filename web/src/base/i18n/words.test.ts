import { afterEach, describe, expect, it } from 'vitest';
import type { Argument } from './argument';
import { english, sentence, type Dictionary, type TranslatableMessage } from './dictionary';
import { capitalised, fill, tidied } from './fill';
import { fr } from './fr';
import { chooseLanguage, regionalTag } from '../storage/language';
import { phrasesFr } from './phrases.fr';
import { language, listed, moment, named, say, sayParts, seatName, setLanguage, t } from './words.svelte';

const french: Dictionary = { language: 'fr', words: fr, phrases: phrasesFr };

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

  it('names the rule apart', () => {
    expect(sentence(english, message('grailnah.morgane-twice', 'G22'))).toEqual({
      text: 'Morgane has just been played: play something else this turn.',
      rule: 'G22',
    });
    expect(sentence(french, message('menhirs.over', 'M12')).text).toBe('La partie est finie.');
  });
  it('begins with a capital, but for what is said as it is given', () => {
    const where = message('grailnah.prompt.where', 'G10', figure('knight', 'Knight'));
    expect(sentence(french, where).text).toBe('Choisissez où va votre chevalier.');
    expect(sentence(english, where).text).toBe('Choose where your Knight goes.');
    const nobodys = message('grailnah.prompt.where', 'G10', figure('merlin', 'Merlin'));
    expect(sentence(english, nobodys).text).toBe('Choose where Merlin goes.');
    expect(sentence(english, message('menhirs.order', 'M8', 'd3')).text).toMatch(/^d3 comes too early/);
  });
  it('says nothing of cells that the board shows', () => {
    const slides = message('menhirs.off-board', 'M10', 'd3.d4');
    expect(sentence(english, slides).text).toBe('That way mist would leave the board: choose another direction.');
  });
  it('agrees with the numbers of the rules', () => {
    const rest = (count: string): TranslatableMessage => message('menhirs.small-rest', 'M9', count, 'c3');
    expect(sentence(english, rest('1')).text).toMatch(/^That leaves only 1 tile behind/);
    expect(sentence(english, rest('2')).text).toMatch(/^That leaves only 2 tiles behind/);
  });
  it('translates arguments that are words', () => {
    const locked = message('grailnah.locked', 'G13', figure('knight', 'Knight'), 'C8');
    expect(sentence(english, locked).text).toMatch(/^Your knight is locked/i);
    const ahead = message('menhirs.fact.clearing-ahead', 'M13', said('argument.clearing.8a', '8a'));
    expect(sentence(french, ahead).text).toBe('L’éclaircie commence à la manche 8');
    const gates = said('argument.or', 'a or b', 'a', 'b');
    expect(sentence(french, message('option.unknown', '', 'c', gates)).text).toMatch(/a ou b\.$/);
  });
  it('writes numbers as the language does', () => {
    const number = (value: number) => ({ type: 'number', text: String(value), number: value }) as const;
    const rest = (count: number): TranslatableMessage => message('menhirs.small-rest', 'M9', number(count), 'c3');
    expect(sentence(english, rest(1)).text).toMatch(/^That leaves only 1 tile behind/);
    expect(sentence(english, rest(12_345)).text).toMatch(/^That leaves only 12,345 tiles behind/);
    expect(sentence(french, rest(12_345)).text).toContain('12\u202f345');
  });
  it('says cells as they are', () => {
    const order = message('menhirs.order', 'M8', { type: 'cell', text: 'd3' });
    expect(sentence(english, order).text).toMatch(/^d3 comes too early/);
  });
  it('calls options and their values as the form does', () => {
    const option = (value: string, ...parts: string[]) =>
      ({ type: 'option', text: parts.join(', '), value, parts }) as const;
    const wrong = message('option.value', '', option('', 'castles'), 'five', option('castles', 'players', 'four'));
    expect(sentence(english, wrong).text).toBe(
      'The option Castles cannot be “five”: choose from one each and always four.',
    );
    expect(sentence(french, message('option.unknown', '', 'x', option('', 'castles', 'later'))).text).toMatch(
      /châteaux et later\.$/i,
    );
  });
  it('tells seats from squares and from figures', () => {
    expect(sentence(french, message('grailnah.too-many', 'G26', seat(1, 'E'))).text).toBe(
      'Bleu a plus de 8 chevaliers.',
    );
    const tooMany = message('graal.too-many', 'C4', '1', '4', figure('squire', 'E'));
    expect(sentence(french, tooMany).text).toBe('Il y en a trop (écuyer)\u00a0: 4 au plus par armée.');
  });
  it('says a figure or a word that it does not know as English does', () => {
    const missing = message('graal.missing', 'C6', '1', said('argument.later', 'two'), figure('dragon', 'Dragon'));
    expect(sentence(french, missing).text).toMatch(/encore two × Dragon/);
  });
  it('never loses what it does not know', () => {
    expect(sentence(english, message('new.phrase', 'X1', 'a', 'b'))).toEqual({ text: 'new.phrase a b', rule: 'X1' });
    const told = { ...message('new.phrase', 'X1'), english: 'the server knows better' };
    expect(sentence(french, told).text).toBe('The server knows better');
  });
});

describe('the words of the page', () => {
  afterEach(() => setLanguage('en'));

  it('are those of the language that is spoken', async () => {
    expect(t('play.turn.other', 'Ada')).toBe('Ada to move');
    await setLanguage('fr');
    expect(language()).toBe('fr');
    expect(t('play.turn.other', 'Ada')).toBe('À Ada de jouer');
    expect(t('play.resignAsk')).toBe('Abandonner cette partie\u202f?');
  });
  it('follow the last wish', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('nl')]);
    expect(language()).toBe('nl');
  });
  it('count', async () => {
    await setLanguage('fr');
    expect(t('table.watchers', 1)).toBe('1 personne regarde');
    expect(t('table.watchers', 2)).toBe('2 personnes regardent');
  });
  it('name options, seats and lists', () => {
    expect(named('option.map', 'twin-fords')).toBe('Twin Fords');
    expect(named('option.map', 'my-own')).toBe('my-own');
    expect(seatName('S1', 0)).toBe('White');
    expect(seatName('S', 2)).toBe('Red');
    expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo');
  });
  it('say the first of a month as French does', async () => {
    const first = new Date(2026, 10, 1, 12).getTime();
    const eleventh = new Date(2026, 10, 11, 12).getTime();
    expect(moment(first)).toMatch(/^1 Nov|^Nov 1,/);
    await setLanguage('fr');
    expect(moment(first)).toMatch(/^1er nov\. 2026/);
    expect(moment(eleventh)).toMatch(/^11 nov\. 2026/);
  });
  it('say a message as a sentence, without its rule', () => {
    const message = { key: 'graal.never-in-donjon', rule: 'C15', arguments: [] };
    expect(say(message)).toBe('Archers and Squires may not enter a donjon: send another figure.');
    expect(sayParts(message)).toEqual({ text: say(message), rule: 'C15' });
  });
});

describe('small things', () => {
  it('fill holes', () => {
    expect(fill('{1} before {0}, {2}', ['a', 'b'])).toBe('b before a, ');
    expect(fill('{0}', [12_345], 'nl')).toBe('12.345');
    expect(fill('{who}: {n} (tile|tiles)', { who: 'Ada', n: 1 })).toBe('Ada: 1 tile');
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
