import { arcBetween, type Arc, type Rings } from './arcs';
import type { Put } from './figures/stances';
import type { BoardCell, BoardCells, Point, FigureSpot, Step } from './types';

/** A circle around what a hint speaks of. */
export interface Ring extends Point {
  radius: number;
}

/** What is drawn for a step of a hint: an arrow, bent along a ring, or a circle where only one end is known. */
export type Hint = { from: Ring; to: Point; arc: Arc | null; goal: string } | { at: Ring };

/** What is known of a board on which something is advised. */
export interface HintGround {
  places: BoardCells;
  spots: readonly FigureSpot[];
  figureSize: number;
  /** Where the picture of a figure is. */
  put: (spot: FigureSpot) => Put;
  /** On a board that has them. */
  rings: Rings | null;
}

/** Tiles that all go the same way: the cells they lie on, and an arrow from the middle of them. */
export interface Slide {
  cells: readonly string[];
  from: Point;
  to: Point;
}

/** How long the arrow of a slide is, in cells. */
const slideLength = 1.5;
const alike = 1e-3;

/** What is drawn once for all steps of a hint, where each of them is a tile's and all lead equally far. */
export function slideOf(steps: readonly Step[], places: BoardCells, lies: (kind: string) => boolean): Slide | null {
  const ways = steps.flatMap(({ from, to, figure = '' }) => {
    const [start, end] = [places.get(from), places.get(to)];
    return start && end && start !== end && lies(figure) ? [{ start, x: end.x - start.x, y: end.y - start.y }] : [];
  });
  const [first] = ways;
  if (!first || ways.length < steps.length) return null;
  if (ways.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > alike * first.start.pitch)) return null;
  const x = ways.reduce((sum, { start }) => sum + start.x, 0) / ways.length;
  const y = ways.reduce((sum, { start }) => sum + start.y, 0) / ways.length;
  const half = (slideLength * first.start.pitch) / 2 / Math.hypot(first.x, first.y);
  return {
    cells: steps.map(({ from }) => from),
    from: { x: x - first.x * half, y: y - first.y * half },
    to: { x: x + first.x * half, y: y + first.y * half },
  };
}

/** A figure is pointed at where it is drawn, anything else where its cell is. */
export function hintOf({ from, to, figure }: Step, ground: HintGround): Hint | null {
  const { places, spots, figureSize, put, rings } = ground;
  const spot = spots.find(({ token }) => token.cell === from && token.kind === figure);
  const ringOf = (place: BoardCell | undefined): Ring | undefined => place && ringOfCell(place, figureSize);
  const start = spot ? ringOfFigure(put(spot)) : ringOf(places.get(from));
  const end = from === to ? undefined : places.get(to);
  if (start && end) return { from: start, to: end, arc: rings && arcBetween(from, to, rings), goal: to };
  const at = start ?? ringOf(end);
  return at ? { at } : null;
}

/** A hint of more is many figures that go the same way: rings around all of them would hide what they mark. */
const fewSteps = 2;

/** Whether both ends of a step are marked, because its arrow may be too short to be read alone. */
export function marksEnds(steps: readonly Step[], index: number): boolean {
  return index === 0 && steps.length <= fewSteps;
}

/** Around the picture of a figure, which is 100 wide and high: its halo and what it stands on are within. */
const aroundFigure = 56;
const ringOfFigure = ({ x, y, scale }: Put): Ring => ({ x, y, radius: aroundFigure * scale });

const aroundCell = 0.55;
/** Of a cell with much room: what is drawn in its middle is seen within. */
const aroundMiddle = 0.32;

/** How wide a circle on a cell is, so that what it marks stays in sight. */
export function ringAround({ width, height }: BoardCell, figureSize: number): number {
  return Math.max(figureSize * aroundCell, Math.min(width, height) * aroundMiddle);
}

const ringOfCell = (place: BoardCell, figureSize: number): Ring => ({
  x: place.x,
  y: place.y,
  radius: ringAround(place, figureSize),
});
