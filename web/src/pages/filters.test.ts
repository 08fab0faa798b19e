import { describe, expect, it } from 'vitest';
import { filtered, usefulFilters, type Kept } from './filters';
import type { GameStatus } from './gameStatus';

function kept(id: string, game: string, kind: GameStatus['kind'] | null, isOver = false): Kept {
  const saved = { id, game, record: '', players: [], resigned: null, sealed: {}, created: 0, changed: 0 };
  return { game: saved, status: kind && ({ kind, isOver } as GameStatus) };
}

const games = [
  kept('a', 'one', 'waiting'),
  kept('b', 'one', 'won', true),
  kept('c', 'two', 'lost', true),
  kept('d', 'two', 'drawn', true),
  kept('e', 'two', null),
];
const ids = (rows: readonly Kept[]): string[] => rows.map(({ game }) => game.id);

describe('filters of kept games', () => {
  it('let through what they say', () => {
    expect(ids(filtered(games, 'all'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids(filtered(games, 'going'))).toEqual(['a']);
    expect(ids(filtered(games, 'won'))).toEqual(['b']);
    expect(ids(filtered(games, 'lost'))).toEqual(['c']);
    expect(ids(filtered(games, 'finished'))).toEqual(['b', 'c', 'd']);
  });

  it('also look at the game', () => {
    expect(ids(filtered(games, 'finished', 'two'))).toEqual(['c', 'd']);
    expect(ids(filtered(games, 'won', 'two'))).toEqual([]);
  });

  it('are offered where they find something', () => {
    expect(usefulFilters(games)).toEqual(['all', 'going', 'won', 'lost', 'finished']);
    expect(usefulFilters(games.slice(0, 1))).toEqual(['all', 'going']);
    expect(usefulFilters([])).toEqual(['all']);
  });
});
