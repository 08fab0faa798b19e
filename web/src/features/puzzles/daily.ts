import { gameNames } from '../../match/games';
import { puzzlesOf, type Puzzle } from './puzzles';

const dayLength = 86_400_000;

export interface Daily {
  puzzle: Puzzle;
  /** Its place among the puzzles of its game, from 0. */
  index: number;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** A stride with which all of so many come once before any comes again, far from each other. */
function strideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) !== 1) ++stride;
  return stride;
}

/** The puzzle of a day by universal time, the same for everybody: games take turns. Null where there are no puzzles. */
export function dailyPuzzle(time: number, games: readonly string[] = gameNames): Daily | null {
  const all = games.map(puzzlesOf).filter((puzzles) => puzzles.length > 0);
  const day = Math.floor(time / dayLength);
  const puzzles = all[day % all.length];
  if (!puzzles) return null;
  const index = (Math.floor(day / all.length) * strideThrough(puzzles.length)) % puzzles.length;
  return { puzzle: puzzles[index]!, index };
}
