import { arcBetween, type Arc, type Rings } from './arcs';
import type { BoardCell, BoardCells, Point, FigureSpot, Step } from './types';

/** What is drawn for a step of a hint: an arrow, bent along a ring, or a circle where only one end is known. */
export type Hint = { from: Point; to: Point; arc: Arc | null } | { at: Point };

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
  if (start && end) return { from: start, to: end, arc: rings && arcBetween(from, to, rings) };
  const at = start ?? end;
  return at ? { at } : null;
}

const aroundFigure = 0.55;
/** Of a cell with much room: what is drawn in its middle is seen within. */
const aroundMiddle = 0.32;

/** How wide a circle is, so that what it marks stays in sight. */
export function ringAround(at: Point | BoardCell, figureSize: number): number {
  const room = 'pitch' in at ? Math.min(at.width, at.height) : 0;
  return Math.max(figureSize * aroundFigure, room * aroundMiddle);
}
