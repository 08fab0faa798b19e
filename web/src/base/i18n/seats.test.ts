import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { answerOrRefusal } from '../../door/door';
import type { Message } from '../../door/types';
import { english, sentence } from './dictionary';
import { fr } from './fr';
import { nl } from './nl';
import { phrasesFr } from './phrases.fr';
import { seatWord } from './seats';
import { t } from './words.svelte';

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
  ] as const)('of %s %o are named by the colour in which they are drawn', (game, options) => {
    const names = seatsOf(game, options);
    expect(names.map(seatWord)).toEqual(names.map((_, index) => `seat.${index}`));
  });

  it('of Graal have the colours of its box', () => {
    const colours = seatsOf('graal', { armies: '3' }).map((name, index) => t(seatWord(name, index) ?? 'seat.0'));
    expect(colours).toEqual(['White', 'Pale Blue', 'Light Brown', 'Turquoise', 'Dark Brown', 'Dark Blue']);
    expect(seatsOf('graal', { armies: '1' }).map(seatWord)).toEqual(['seat.S1', 'seat.N1']);
  });

  it('have an adjective beside each colour, in every language', () => {
    const colours = [0, 1, 2, 3, 'S1', 'N1', 'S2', 'N2', 'S3', 'N3'].map((name) => `seat.${name}.adjective` as const);
    for (const words of [english.words, fr, nl] as readonly Readonly<Record<string, string>>[]) {
      expect(colours.filter((key) => !/^[^|]+(\|[^|]+)?$/.test(words[key] ?? ''))).toEqual([]);
    }
  });

  it('of Menhirs have no colour', () => {
    expect(seatsOf('menhirs', {}).map(seatWord)).toEqual(['seat.a', 'seat.b']);
  });

  it('are named so by the rules too', () => {
    const turn = (game: string, options: Readonly<Record<string, string>>, seat: number, action: string): Message => {
      const { match } = door.begin(game, options, [], '1', 'games 1', '');
      const answer = answerOrRefusal(() => door.play(match, seat, action));
      door.close(match);
      return answer as Message;
    };
    const waits = turn('grailnah', { players: '3' }, 2, 'M:*-A16');
    expect(sentence(english, waits).text).toBe('Not yet: White is to move.');
    expect(sentence({ language: 'fr', words: fr, phrases: phrasesFr }, waits).text).toContain('Blanc');
    expect(sentence(english, turn('menhirs', {}, 1, 'a1')).text).toContain(english.words['seat.a']);
    const ready = { type: 'party', text: 'N', number: 1 } as const;
    expect(sentence(english, { key: 'match.ready-already', rule: '', arguments: [ready] }).text).toContain('Pale Blue');
  });
});
