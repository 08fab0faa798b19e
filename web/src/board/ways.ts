import type { Cell } from '../door/types';
import { arcBetween, type Rings } from './arcs';
import { bow, ringBow, type Bow } from './bow';
import type { Step } from './types';

/** How far before the middle of a cell an arrow ends, in sizes of a figure: who stands there hides no tip. */
const short = 0.66;
/** The most of its way that is missing for that, where a figure went only one cell. */
const missing = 0.44;

/** What is known of a board on which figures go. */
interface Ground {
  cells: ReadonlyMap<string, Cell>;
  figureSize: number;
  /** On a board that has them. */
  rings: Rings | null;
  /** Whether figures of a kind are drawn as lying where they went: nothing is drawn over them. */
  lies: (kind: string) => boolean;
}

/** The ways that figures went, as lines from cell to cell with the place of an arrow's tip. */
export function waysOf(steps: readonly Step[], { cells, figureSize, rings, lies }: Ground): readonly Bow[] {
  return steps.flatMap(({ from, to, figure }) => {
    const [start, end] = [cells.get(from), cells.get(to)];
    if (!start || !end || start === end || (figure && lies(figure))) return [];
    const arc = rings && arcBetween(from, to, rings);
    if (arc) return [ringBow(start, arc, figureSize * short, missing)];
    return [bow(start, end, 0, figureSize * short, missing)];
  });
}
