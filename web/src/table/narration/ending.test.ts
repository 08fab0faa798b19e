import { afterEach, describe, expect, it } from 'vitest';
import { begunWith, level, person } from '../../../tests/snapshots';
import { pliesFrom, rules } from '../../../tests/rules';
import { setLanguage } from '../../base/i18n/words.svelte';
import type { GameEnd, Snapshot } from '../../match/match';
import { endingOf } from '../../match/players';
import { endingBeyondActions, endingText, resultText, scoreText, standingText, whyText } from './ending';
import { nextOpponent, withOpponent } from './nextOpponent';
import { viewpointOf } from './viewpoint';

const door = await rules();
afterEach(() => setLanguage('en'));

it('says how it ended to who lost and to who won', () => {
  const snapshot = begunWith('grailnah', [person('Player 1'), level(3)]);
  const mine = snapshot.may.seats[0]!;
  const lost = endingOf(snapshot.state, mine)!;
  const won = endingOf(snapshot.state, 1 - mine)!;
  expect(endingText(snapshot, lost)).toMatch(/^You have resigned\. .+ wins\.$/);
  expect(endingText(snapshot, won)).toMatch(/ has resigned\. You win!$/);
  expect(whyText(snapshot, won, viewpointOf(snapshot))).toMatch(/ has resigned\.$/);
});

it('tells after the last action what no action has brought about', () => {
  const begun = begunWith('grailnah', [person('Ada'), person('Bob')]);
  const endedBy = (reason: GameEnd['reason']): string =>
    endingBeyondActions({ ...begun, ending: { winners: [0], reason, by: reason === 'rules' ? null : 1, claimant: 0 } });
  expect(endingBeyondActions(begun)).toBe('');
  expect(endedBy('rules')).toBe('');
  expect(endedBy('resigned')).toBe('Bob has resigned. Ada wins.');
  expect(endedBy('time')).toBe('Bob has run out of time. Ada wins.');
  expect(endedBy('claimed')).toBe('Bob has left; Ada has claimed the win. Ada wins.');
  expect(endedBy('ended')).toBe('Bob has left; the game ended without a result.');
  expect(endedBy('annulled')).toBe('The people who run this site have annulled this game.');
});

describe('a game that somebody has left', () => {
  const ada = person('Ada');
  const bob = person('Bob');
  const begun = begunWith('grailnah', [ada, bob]);
  const seen = (seats: readonly number[]): Snapshot => ({ ...begun, may: { ...begun.may, seats } });
  /** What the card says to who is there, to who has left, and to who looks on. */
  const told = (ending: GameEnd): string[] =>
    [[0], [1], []].map((seats) => {
      const view = { ...viewpointOf(begun), mine: new Set(seats) };
      return `${resultText(ending, view)} ${whyText(seen(seats), ending, view)}`;
    });
  const claimed = (winners: readonly number[]): GameEnd => ({ winners, reason: 'claimed', by: 1, claimant: 0 });

  it('is won by who claims the win', () => {
    expect(told(claimed([0]))).toEqual([
      'You win! Bob has left; you have claimed the win.',
      'Ada wins. You were away; Ada has claimed the win.',
      'Ada wins. Bob has left; Ada has claimed the win.',
    ]);
  });

  it('is drawn by who claims a draw', () => {
    expect(told(claimed([]))).toEqual([
      'A draw. Bob has left; you have claimed a draw.',
      'A draw. You were away; Ada has claimed a draw.',
      'A draw. Bob has left; Ada has claimed a draw.',
    ]);
  });

  it('has no result where the others ended it', () => {
    const ended: GameEnd = { winners: [], reason: 'ended', by: 1 };
    expect(told(ended)).toEqual([
      'No result. Bob has left; the game ended without a result.',
      'No result. You were away; the game ended without a result.',
      'No result. Bob has left; the game ended without a result.',
    ]);
    expect(endingText(seen([]), ended)).toMatch(/left; the game ended without a result\.$/);
  });
});

describe('a win by the rules', () => {
  const position = '...o/.o.../...Mm./.o..m../....o./...o./o... 10a slide - 8a';
  const winning = door
    .legal('menhirs', {}, position)
    .map((action) => pliesFrom(door, 'menhirs', position, [action]))
    .find(([ply]) => ply!.events.some(({ kind }) => kind === 'won'))!;
  const begun = begunWith('menhirs', [person('Player 1'), level(3)]);
  const snapshot: Snapshot = { ...begun, history: { start: position, plies: winning } };
  const won: GameEnd = { winners: [snapshot.may.seats[0]!], reason: 'rules', by: null };
  const view = viewpointOf(snapshot);

  it('says who won, why, and what the points are for, each in one sentence', () => {
    expect(resultText(won, view)).toBe('You win!');
    expect(whyText(snapshot, won, view)).toBe('No menhir is left in the mist.');
    expect(scoreText(snapshot)).toMatch(/^\d points: one for each mist tile/);
  });

  it('says how a match stands, and nothing of a single game', () => {
    const state = { ...snapshot.state, scores: [9, 4] };
    expect(standingText({ ...snapshot, state }, view)).toBe('');
    expect(standingText({ ...snapshot, state, may: { ...snapshot.may, next: true } }, view)).toMatch(
      /: you \d and .+ \d/,
    );
  });

  it.each([
    ['en', /^The match so far: you \d and .+ \d\.$/],
    ['fr', /^Score du match\u00a0: vous \(\d\) et .+ \(\d\)\.$/],
    ['nl', /^Stand in de match: jij \d en .+ \d\.$/],
  ] as const)('says it without a capital after the colon (%s)', async (language, standing) => {
    await setLanguage(language);
    const seated = { ...snapshot, state: { ...snapshot.state, scores: [9, 4], gameNumber: 2 } };
    const first = { ...view, mine: new Set([0]) };
    expect(standingText(seated, first)).toMatch(standing);
  });
});

describe('the next opponent', () => {
  const alone = begunWith('menhirs', [person('Player 1'), level(3)]);
  const mine = alone.may.seats[0]!;
  const view = viewpointOf(alone);
  const after = (winners: readonly number[]): GameEnd => ({ winners, reason: 'rules', by: null });

  it('is stronger after a win, gentler after a loss, and nobody after a draw', () => {
    expect(nextOpponent(alone, after([mine]), view)).toEqual({ level: 4, isStronger: true });
    expect(nextOpponent(alone, after([1 - mine]), view)).toEqual({ level: 2, isStronger: false });
    expect(nextOpponent(alone, after([]), view)).toBeNull();
  });

  it('is nobody beyond the strongest, or where several people play', () => {
    const strongest = { players: withOpponent(alone.players, 8) };
    expect(nextOpponent(strongest, after([mine]), view)).toBeNull();
    expect(nextOpponent({ players: [person('Ada'), person('Bo')] }, after([0]), view)).toBeNull();
  });
});
