import type { SearchResult, Variation } from './types';

export type Verdict =
  | { kind: 'end'; isWin: boolean; actions: number; isProof: boolean }
  | { kind: 'draw' }
  | { kind: 'advantage'; expectation: number };

/** What a search result says to the seat that has to act. */
export function verdictOf({ lines: [best], isProof }: Pick<SearchResult, 'lines' | 'isProof'>): Verdict | null {
  if (!best) return null;
  if (best.end) return { kind: 'end', ...best.end, isProof };
  if (isProof && best.score === 0) return { kind: 'draw' };
  return { kind: 'advantage', expectation: best.expectation };
}

/** Between -1 (lost) and 1 (won) for the seat that has to act: how a bar shows a line. */
export function valueOf({ end, expectation }: Pick<Variation, 'end' | 'expectation'>): number {
  if (end) return end.isWin ? 1 : -1;
  return expectation / 1000;
}

/** What a move was worth beside the best one, from best to worst. */
export type MoveMark = 'best' | 'good' | 'doubtful' | 'mistake' | 'missedWin';

/** As other review tools count: so much of 2, from won to lost. */
const doubtfulLoss = 0.1;
const mistakenLoss = 0.2;

/** `before` and `after` are for the side that moved. */
export function markOf(before: number, after: number, isBest: boolean): MoveMark {
  const loss = before - after;
  if (isBest) return 'best';
  if (loss < doubtfulLoss) return 'good';
  if (loss < mistakenLoss) return 'doubtful';
  return before === 1 ? 'missedWin' : 'mistake';
}

/** A moment that changed the game. */
export interface TurningPoint {
  ply: number;
  /** By how much the side that acted fell, of 2 from won to lost. */
  loss: number;
}

const mostNamed = 5;

/** Every fall of who acted by so much at least. */
function fallsOf(
  values: readonly (number | null)[],
  sides: readonly number[],
  least = mistakenLoss,
): readonly TurningPoint[] {
  return sides.flatMap((side, index): TurningPoint[] => {
    const [before, after] = [values[index], values[index + 1]];
    if (before == null || after == null) return [];
    const loss = side === 0 ? before - after : after - before;
    return loss >= least ? [{ ply: index + 1, loss }] : [];
  });
}

/**
 * Where a side gave away most; without mistakes, where a game slipped away little by little. `values` are for side 0, before the first action and after each; `sides` tell who
 * acted.
 */
export function turningPoints(values: readonly (number | null)[], sides: readonly number[]): readonly TurningPoint[] {
  const mistakes = fallsOf(values, sides);
  return [...(mistakes.length > 0 ? mistakes : fallsOf(values, sides, doubtfulLoss))]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, mostNamed)
    .sort((a, b) => a.ply - b.ply);
}

/** The ply with which the side that lost gave the game away for good; null where it never did. */
export function decisivePly(values: readonly (number | null)[], sides: readonly number[]): number | null {
  const end = values.at(-1) ?? 0;
  if (end === 0) return null;
  const isLosers = ({ ply }: TurningPoint): boolean => (sides[ply - 1] === 0) === end < 0;
  return fallsOf(values, sides).filter(isLosers).at(-1)?.ply ?? null;
}
