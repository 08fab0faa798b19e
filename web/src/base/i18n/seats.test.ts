import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { english, sentence, translated } from './dictionary';
import { fr } from './fr';
import { phrasesFr } from './phrases.fr';
import { seatWord } from './seats';

const door = await rules();

function seatsOf(game: string, options: Readonly<Record<string, string>>): string[] {
  const { match, seats } = door.begin(game, options, [], '1', 'games 1', '');
  door.close(match);
  return seats.map(({ name }) => name);
}

describe('seats', () => {
  it.each([
    ['grailnah', { players: '2' }],
    ['grailnah', { players: '3' }],
    ['grailnah', { players: '4' }],
    ['graal', {}],
    ['graal', { armies: '2' }],
    ['graal', { armies: '3' }],
  ] as const)('of %s %o are named by the colour in which they are drawn', (game, options) => {
    const names = seatsOf(game, options);
    expect(names.map((name) => seatWord(name, names))).toEqual(names.map((_, index) => `seat.${index}`));
  });

  it('of Menhirs have no colour', () => {
    expect(seatsOf('menhirs', {}).map((name) => seatWord(name, ['a', 'b']))).toEqual(['seat.a', 'seat.b']);
  });

  it('are named so by the rules too', () => {
    const tooMany = { key: 'grailnah.too-many', rule: 'G26', arguments: ['W'] };
    expect(sentence(english, tooMany, ['N', 'E', 'W']).text).toContain('Red');
    expect(sentence(english, tooMany, ['N', 'E', 'S', 'W']).text).toContain('Green');
    expect(sentence(translated('fr', fr, phrasesFr), { ...tooMany, arguments: ['S'] }).text).toContain('Bleu');
    expect(sentence(english, { key: 'match.ready-already', rule: '', arguments: ['S'] }).text).toContain('White');
  });
});
