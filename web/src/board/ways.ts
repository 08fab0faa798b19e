import type { Cell } from '../door/types';
import { arcBetween, type Rings } from './arcs';
import { bow, ringBow, type Bow } from './bow';
import type { Step } from './types';

/** How far a figure reaches from the middle of its cell, in its size: an upright one mostly upwards. */
const [above, below, aside] = [0.68, 0.52, 0.5];
/** At least the tip and a dot are left of the shortest way. */
const ending = { missing: 0.6, ahead: 0 };

/** How far before the middle of a cell an arrow ends that goes in this direction, so that no figure there hides its tip. */
function clearance(angle: number, size: number): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const upright = (y > 0 ? above : below) / Math.max(Math.abs(y), 1e-6);
  return size * Math.min(upright, aside / Math.max(Math.abs(x), 1e-6));
}

/** What is known of a board on which figures go. */
interface Ground {
  cells: ReadonlyMap<string, Cell>;
  /** How large a figure is on a cell. */
  sizeOn: (cell: string) => number;
  /** Of the board, in degrees: figures stand upright all the same. */
  turned: number;
  /** On a board that has them. */
  rings: Rings | null;
  /** Whether figures of a kind are drawn as lying where they went: nothing is drawn over them. */
  lies: (kind: string) => boolean;
}

/** The ways that figures went, as lines from cell to cell with the place of an arrow's tip. */
export function waysOf(steps: readonly Step[], { cells, sizeOn, turned, rings, lies }: Ground): readonly Bow[] {
  const seen = (turned * Math.PI) / 180;
  return steps.flatMap(({ from, to, figure }) => {
    const [start, end] = [cells.get(from), cells.get(to)];
    if (!start || !end || start === end || (figure && lies(figure))) return [];
    const arc = rings && arcBetween(from, to, rings);
    if (!arc) {
      const angle = Math.atan2(end.y - start.y, end.x - start.x);
      return [bow(start, end, 0, clearance(angle + seen, sizeOn(to)), ending)];
    }
    const out = Math.atan2(end.y - arc.centre.y, end.x - arc.centre.x);
    const angle = out + (Math.sign(arc.sweep) * Math.PI) / 2;
    return [ringBow(start, arc, clearance(angle + seen, sizeOn(to)), ending)];
  });
}
