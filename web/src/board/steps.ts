import { isSameFigure } from '../door/figures';
import type { Event, Ply, Transfer } from '../door/types';
import type { Step } from './types';

function stepOf({ figure, from, to }: Transfer): Step {
  return { from: from.cell, to: to.cell, figure: figure.kind };
}

/** The ways of whoever did it; of those to whom it was done nothing is shown. A shot has a way and moves nobody. */
function stepsIn({ figure, from, to, transfers }: Event): readonly Step[] {
  if (transfers.length === 0 && from !== '' && to !== '') return [{ from, to, figure: figure.kind }];
  return transfers.filter((transfer) => isSameFigure(transfer.figure, figure)).map(stepOf);
}

/** What a board shows of an action: the ways of figures. One that comes to where another went adds nothing to see. */
export function stepsOf(ply: Pick<Ply, 'events'> | null | undefined): readonly Step[] {
  const steps = ply?.events.flatMap(stepsIn) ?? [];
  const reached = new Set(steps.flatMap(({ from, to }) => (from === '' ? [] : [to])));
  return steps.filter(({ from, to }) => from !== '' || !reached.has(to));
}
