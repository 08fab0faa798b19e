import { arcBetween, type Arc, type Rings } from './arcs';
import type { BoardCell, BoardCells, Point, FigureSpot, Step } from './types';

/** What is drawn for a step of a hint: an arrow, bent along a ring, or a circle where only one end is known. */
export type Hint = { from: Point; to: Point; arc: Arc | null; goal: string } | { at: Point };

/**
 * A figure that shares its cell is pointed at where it is drawn, anything else where its cell is.
 */
export function hintOf(
  { from, to, figure }: Step,
  places: BoardCells,
  spots: readonly FigureSpot[],
  rings: Rings | null = null,
): Hint | null {
  const stands = ({ token }: FigureSpot) => token.cell === from && token.kind === figure;
  const start: FigureSpot | BoardCell | undefined = spots.find(stands) ?? places.get(from);
  const end = from === to ? undefined : places.get(to);
  if (start && end) return { from: start, to: end, arc: rings && arcBetween(from, to, rings), goal: to };
  const at = start ?? end;
  return at ? { at } : null;
}

/** A hint of more is many figures that go the same way: rings around all of them would hide what they mark. */
const fewSteps = 2;

/** Whether both ends of a step are marked, because its arrow may be too short to be read alone. */
export function marksEnds(steps: readonly Step[], index: number): boolean {
  return index === 0 && steps.length <= fewSteps;
}

const aroundFigure = 0.55;
/** Of a cell with much room: what is drawn in its middle is seen within. */
const aroundMiddle = 0.32;

/** How wide a circle is, so that what it marks stays in sight. */
export function ringAround(at: Point | BoardCell, figureSize: number): number {
  const room = 'pitch' in at ? Math.min(at.width, at.height) : 0;
  return Math.max(figureSize * aroundFigure, room * aroundMiddle);
}
