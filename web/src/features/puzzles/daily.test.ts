import { describe, expect, it } from 'vitest';
import { gameNames } from '../../match/games';
import { dailyPuzzle } from './daily';
import { puzzlesOf } from './puzzles';

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 18, 12);

describe('the puzzle of the day', () => {
  it('is the same from midnight to midnight by universal time', () => {
    const midnight = Date.UTC(2026, 10, 18);
    const { puzzle } = dailyPuzzle(noon)!;
    expect(dailyPuzzle(midnight)!.puzzle).toEqual(puzzle);
    expect(dailyPuzzle(midnight + day - 1)!.puzzle).toEqual(puzzle);
    expect(dailyPuzzle(midnight + day)!.puzzle).not.toEqual(puzzle);
    expect(dailyPuzzle(midnight - 1)!.puzzle).not.toEqual(puzzle);
  });

  it('stays what it was', () => {
    const { puzzle, index } = dailyPuzzle(noon)!;
    expect([puzzle.game, index]).toEqual(['menhirs', 7]);
  });

  it('comes from each game in turn, and from all its puzzles before one comes again', () => {
    const days = Array.from({ length: gameNames.length * 36 }, (_, count) => dailyPuzzle(noon + count * day)!.puzzle);
    expect(new Set(days.slice(0, gameNames.length).map(({ game }) => game)).size).toBe(gameNames.length);
    for (const game of gameNames) {
      const own = days.filter((puzzle) => puzzle.game === game).map(({ position }) => position);
      const { length } = puzzlesOf(game);
      expect(new Set(own.slice(0, length)).size, game).toBe(Math.min(length, own.length));
    }
  });

  it('can be found among the puzzles of its game', () => {
    const { puzzle, index } = dailyPuzzle(noon)!;
    expect(puzzlesOf(puzzle.game)[index]).toEqual(puzzle);
  });

  it('is none where there are no puzzles', () => {
    expect(dailyPuzzle(noon, [])).toBeNull();
    expect(dailyPuzzle(noon, ['pebbles'])).toBeNull();
  });
});
