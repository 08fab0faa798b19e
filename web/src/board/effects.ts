import { isSameFigure } from '../door/figures';
import type { Event, FigureName, Ply, Transfer } from '../door/types';

/** What an action did beyond the way of its doer, as a board shows it. */
export type Effect =
  /** Somebody else's doing: a figure goes there, or is shot at. */
  | { kind: 'sent'; from: string; to: string; figure: FigureName }
  | { kind: 'shot'; from: string; to: string }
  /** Figures that came from beside the board or went there. */
  | { kind: 'came' | 'left'; cell: string; figure: FigureName; count: number }
  /** Where else something happened, and what won. */
  | { kind: 'lit' | 'won'; cell: string };

/** Whether a figure is gone by something other than its own move; a tile that is lifted just goes. */
function isLost({ figure, to }: Transfer, event: Event): boolean {
  return to.cell === '' && (to.reserve !== '' || !isSameFigure(figure, event.figure));
}

function effectOf(transfer: Transfer, event: Event): Effect | null {
  const { figure, from, to } = transfer;
  if (from.cell !== '' && isLost(transfer, event)) return { kind: 'left', cell: from.cell, figure, count: 1 };
  if (from.reserve !== '' && to.cell !== '') return { kind: 'came', cell: to.cell, figure, count: 1 };
  const isOthers = from.cell !== '' && to.cell !== '' && !isSameFigure(figure, event.figure);
  return isOthers ? { kind: 'sent', from: from.cell, to: to.cell, figure } : null;
}

/** Alike figures that come to one cell, or leave it, are one effect. */
function counted(effects: readonly Effect[]): readonly Effect[] {
  const all: Effect[] = [];
  for (const effect of effects) {
    const before = all.at(-1);
    const isMore =
      'count' in effect &&
      before !== undefined &&
      'count' in before &&
      before.kind === effect.kind &&
      before.cell === effect.cell &&
      isSameFigure(before.figure, effect.figure);
    if (isMore) all.splice(-1, 1, { ...before, count: before.count + 1 });
    else all.push(effect);
  }
  return all;
}

function effectsIn(event: Event): readonly Effect[] {
  const { kind, from, to, cells, transfers, markings } = event;
  if (transfers.length === 0 && from !== '' && to !== '') return [{ kind: 'shot', from, to }];
  const befallen = markings.filter(({ isSet, figure }) => isSet && figure.kind !== '');
  const lit = [...new Set([...cells, ...befallen.map(({ cell }) => cell)])];
  const moved = transfers.flatMap((transfer) => effectOf(transfer, event) ?? []);
  /** Who is taken makes room for who takes: that is seen anyway. */
  const entered = new Set(transfers.map((transfer) => transfer.to.cell));
  const seen = moved.filter((effect) => effect.kind !== 'left' || !entered.has(effect.cell));
  return [...counted(seen), ...lit.map((cell): Effect => ({ kind: kind === 'won' ? 'won' : 'lit', cell }))];
}

export function effectsOf(plies: readonly Pick<Ply, 'events'>[]): readonly Effect[] {
  return plies.flatMap(({ events }) => events.flatMap(effectsIn));
}
