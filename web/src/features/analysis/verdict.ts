import type { Thought } from '../../door/types';

/** As in the search: ends are far outside all evaluations and say how many actions away they are. */
const win = 1_000_000;
const mostPlies = 1_000;

export type Verdict =
  | { kind: 'end'; isWin: boolean; actions: number; isProof: boolean }
  | { kind: 'draw' }
  | { kind: 'advantage'; score: number };

/** What a thought says to the seat that has to act. */
export function verdictOf(thought: Thought): Verdict | null {
  const score = thought.lines[0]?.score;
  if (score === undefined) return null;
  const actions = win - Math.abs(score);
  if (actions <= mostPlies) return { kind: 'end', isWin: score > 0, actions, isProof: thought.isProof };
  if (thought.isProof && score === 0) return { kind: 'draw' };
  return { kind: 'advantage', score };
}

/** Between -1 (lost) and 1 (won) for the seat that has to act: how a bar shows a score. */
export function valueOf(score: number): number {
  if (Math.abs(score) >= win - mostPlies) return Math.sign(score);
  return Math.tanh(score / 400);
}

/** A moment that changed the game. */
export interface TurningPoint {
  ply: number;
  /** By how much the side that acted fell, of 2 from won to lost. */
  loss: number;
}

const worthNaming = 0.35;
const mostNamed = 5;

/**
 * Where a side gave away most. `values` are for side 0, before the first action and after each; `sides` tell who
 * acted.
 */
export function turningPoints(values: readonly (number | null)[], sides: readonly number[]): readonly TurningPoint[] {
  const falls = sides.flatMap((side, index): TurningPoint[] => {
    const [before, after] = [values[index], values[index + 1]];
    if (before == null || after == null) return [];
    const loss = side === 0 ? before - after : after - before;
    return loss >= worthNaming ? [{ ply: index + 1, loss }] : [];
  });
  return falls
    .sort((a, b) => b.loss - a.loss)
    .slice(0, mostNamed)
    .sort((a, b) => a.ply - b.ply);
}
