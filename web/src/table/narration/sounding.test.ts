import { expect, it } from 'vitest';
import type { GameEnd } from '../../match/match';
import { soundOfEnd, soundsOf } from './sounding';
import { rules } from '../../../tests/rules';
import { puzzlesOf } from '../../features/puzzles/puzzles';
import type { Ply } from '../../door/types';

const door = await rules();

function played(game: string, position: string, action: string, options: Readonly<Record<string, string>> = {}): Ply {
  const { match, toAct } = door.begin(game, options, [], '1', 'games 1', position);
  const { ply } = door.play(match, toAct ?? 0, action);
  door.close(match);
  return ply;
}

const won = (...winners: number[]): GameEnd => ({ winners, reason: 'rules', by: null });

it('only those who win hear that they have won', () => {
  expect(soundOfEnd(won(1), [1])).toBe('win');
  expect(soundOfEnd(won(1, 3), [3])).toBe('win');
  expect(soundOfEnd(won(1), [0]), 'no fanfare').toBe('loss');
  expect(soundOfEnd(won(1), []), 'who looks on').toBe('end');
  expect(soundOfEnd(won(), [0, 1]), 'a draw').toBe('end');
  expect(soundOfEnd(won(0), [0, 1]), 'both at one screen').toBe('win');
});

it('games have sounds of their own', () => {
  const start = door.begin('grailnah', {}, [], '1', 'games 1', '').position;
  expect(soundsOf(played('grailnah', start, 'n:N-A3'), 'grailnah')).toEqual(['bolt']);
  const slides = puzzlesOf('menhirs').filter(({ line }) => line[0]?.includes('>'));
  const heard = slides.map(({ options, position, line }) =>
    soundsOf(played('menhirs', position, line[0]!, options), 'menhirs'),
  );
  expect(heard.every(([first]) => first === 'slide')).toBe(true);
  expect(
    heard.some((sounds) => sounds.includes('stone')),
    'a menhir comes free',
  ).toBe(true);
});

it('a shot whistles, wherever it hits', () => {
  const ply = played('menhirs', '', door.choose('menhirs', {}, begun(), []).next[0]!.id);
  const [event] = ply.events;
  const shot = { ...ply, events: [{ ...event!, kind: 'shot', angle: -1, transfers: [] }] };
  expect(soundsOf(shot, 'graal')).toContain('shot');
  expect(soundsOf(shot, 'grailnah')).not.toContain('shot');
});

function begun(): string {
  const { match, position } = door.begin('menhirs', {}, [], '1', 'games 1', '');
  door.close(match);
  return position;
}
