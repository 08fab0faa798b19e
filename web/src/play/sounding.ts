import type { Ply, Tableau } from '../door/types';
import type { Sound } from '../shell/sounds';

/** What an action sounds like: mist slides, a figure that falls makes a dull blow, anything else is wood on wood. */
export function soundOf(ply: Ply, before: Tableau): Sound {
  const [step] = ply.steps;
  if (!step) return 'place';
  if (before.figures.some((figure) => figure.kind === 'mist' && figure.cell === step.from)) return 'slide';
  const isTaking = before.figures.some((figure) => figure.cell === step.to && figure.seat !== ply.seat);
  return isTaking ? 'capture' : 'place';
}
