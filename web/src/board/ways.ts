import type { Cell } from '../door/types';
import { arcBetween, type Arc, type Rings } from './arcs';
import { bow, ringBow, type Bow } from './bow';
import type { Point, Step } from './types';

/** How far a figure reaches from the middle of its cell, in its size: an upright one mostly upwards. */
const [above, below, aside] = [0.9, 0.54, 0.58];
const ending = { missing: 1, ahead: 0 };

/** How far before the middle of a cell an arrow ends that goes in this direction, so that no figure there hides its tip. */
export function clearance(angle: number, size: number): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const upright = (y > 0 ? above : below) / Math.max(Math.abs(y), 1e-6);
  return size * Math.min(upright, aside / Math.max(Math.abs(x), 1e-6));
}

/** What is known of a board on which figures go. */
interface PathGround {
  cells: ReadonlyMap<string, Cell>;
  /** How large a figure is on a cell. */
  sizeOn: (cell: string) => number;
  /** How far it is from a cell to the nearest. */
  pitchOn: (cell: string) => number;
  /** Where the figure that came to a cell stands, if not in its middle. */
  standsOn: (cell: string, figure: string | undefined) => Point | null;
  /** Of the board, in degrees: figures stand upright all the same. */
  turned: number;
  /** On a board that has them. */
  rings: Rings | null;
  /** Whether figures of a kind are drawn as lying where they went: nothing is drawn over them. */
  lies: (kind: string) => boolean;
}

/** In which direction a way arrives, and how long it is. */
interface Course {
  angle: number;
  length: number;
}

function straight(start: Point, end: Point): Course {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return { angle: Math.atan2(dy, dx), length: Math.hypot(dx, dy) };
}

function along({ centre, sweep }: Arc, start: Point, end: Point): Course {
  const out = Math.atan2(end.y - centre.y, end.x - centre.x);
  return {
    angle: out + (Math.sign(sweep) * Math.PI) / 2,
    length: Math.abs(sweep) * Math.hypot(start.x - centre.x, start.y - centre.y),
  };
}

/**
 * The ways that figures went, as lines from cell to cell with the place of an arrow's tip. There is none where less than
 * the length of a cell would be seen: the cells themselves show such a step.
 */
export function waysOf(steps: readonly Step[], ground: PathGround): readonly Bow[] {
  const { cells, sizeOn, pitchOn, standsOn, turned, rings, lies } = ground;
  const seen = (turned * Math.PI) / 180;
  return steps.flatMap(({ from, to, figure }) => {
    const [start, cell] = [cells.get(from), cells.get(to)];
    if (!start || !cell || start === cell || (figure && lies(figure))) return [];
    const end = standsOn(to, figure) ?? cell;
    const arc = rings && arcBetween(from, to, rings);
    const { angle, length } = arc ? along(arc, start, end) : straight(start, end);
    const short = clearance(angle + seen, sizeOn(to));
    if (length - short < pitchOn(from)) return [];
    return [arc ? ringBow(start, arc, short, ending) : bow(start, end, 0, short, ending)];
  });
}
