import type { Ply, Tableau } from '../../door/types';
import type { Ending } from '../../match/match';
import type { Sound } from '../../base/ui/sounds';

/** What an action sounds like: mist slides, a figure that falls makes a dull blow, anything else is wood on wood. */
export function soundOf(ply: Ply, before: Tableau): Sound {
  const [step] = ply.steps;
  if (!step) return 'place';
  if (before.figures.some((figure) => figure.kind === 'mist' && figure.cell === step.from)) return 'slide';
  const isTaking = before.figures.some((figure) => figure.cell === step.to && figure.seat !== ply.seat);
  return isTaking ? 'capture' : 'place';
}

/** How an end sounds to those who hold these seats: only a win of theirs is music. */
export function soundOfEnd({ winners }: Ending, seats: readonly number[]): Sound {
  return winners.some((seat) => seats.includes(seat)) ? 'win' : 'end';
}
