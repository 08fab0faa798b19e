import type { Figure } from '../door/types';
import { groupBy } from './group';
import type { Step, Token } from './types';

const breed = (figure: Figure) => `${figure.seat} ${figure.kind}`;

/** Pairs of one breed, as indices of the figures before and after. */
interface Pairs {
  pairs: [number, number][];
  left: number[];
  come: number[];
}

const cellsOf = (figures: readonly Figure[]) =>
  figures
    .map((figure) => figure.cell)
    .sort()
    .join(' ');

function pairUp(before: readonly Figure[], after: readonly Figure[], steps: readonly Step[]): Pairs {
  const pairs: [number, number][] = [];
  const left = new Set(before.keys());
  const come = new Set(after.keys());
  const take = (from: string, to: string) => {
    const a = [...left].find((i) => before[i]?.cell === from);
    const b = [...come].find((i) => after[i]?.cell === to);
    if (a === undefined || b === undefined) return false;
    left.delete(a);
    come.delete(b);
    pairs.push([a, b]);
    return true;
  };
  if (cellsOf(before) !== cellsOf(after)) for (const { from, to } of steps) take(from, to);
  for (const { cell } of before) while (take(cell, cell));
  return { pairs, left: [...left], come: [...come] };
}

/**
 * Follows figures from one tableau to the next. The steps of the last action say who went where, read backwards when an
 * action was taken back; what they leave open is paired by kind and seat.
 */
export function createFigureTracker(): (figures: readonly Figure[], last: readonly Step[]) => readonly Token[] {
  let tokens: readonly Token[] = [];
  let steps: readonly Step[] = [];
  let key = 0;
  return (figures, last) => {
    const backwards = steps.map(({ from, to }) => ({ from: to, to: from }));
    const old = groupBy(tokens, breed);
    const kept: Token[] = [];
    const fresh: Token[] = [];
    for (const [name, after] of groupBy(figures, breed)) {
      const before = old.get(name) ?? [];
      const tries = [last, backwards, []].map((way) => pairUp(before, after, way));
      const found = tries.reduce((a, b) => (b.left.length + b.come.length < a.left.length + a.come.length ? b : a));
      const pairs = [...found.pairs];
      found.come.forEach((b, i) => {
        const a = found.left[i];
        if (a !== undefined) pairs.push([a, b]);
        else fresh.push({ ...after[b]!, key: key++ });
      });
      for (const [a, b] of pairs) kept.push({ ...after[b]!, key: before[a]!.key });
    }
    steps = last;
    tokens = [...kept.sort((a, b) => a.key - b.key), ...fresh];
    return tokens;
  };
}
