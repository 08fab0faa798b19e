import type { Choice, Target } from '../door/types';
import { directions, isChosen, targetsOn } from './targets';
import type { Point, FigureSpot } from './types';

/** How far a pointer must go, in css pixels, until a press is a drag. */
const slack: Readonly<Record<string, number>> = { mouse: 3 };
const slackOfFingers = 12;

/** A pointer that went down on a cell; `carries` says what moves with it once it is a drag. */
export interface Drag {
  pointer: number;
  cell: string;
  /** In css pixels of the window. */
  start: Point;
  /** In units of the board: where it began, and where it is. */
  from: Point;
  at: Point;
  carries: 'nothing' | 'figure' | 'part';
  spot: FigureSpot | null;
}

export function isFar(start: Point, at: Point, pointerType: string): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) >= (slack[pointerType] ?? slackOfFingers);
}

export function nearest(spots: readonly FigureSpot[], at: Point): FigureSpot | null {
  const far = (spot: FigureSpot) => Math.hypot(spot.x - at.x, spot.y - at.y);
  return spots.reduce<FigureSpot | null>((a, b) => (a && far(a) <= far(b) ? a : b), null);
}

/** Which figure a drag takes hold of, and the target to pick for it; no target where it is chosen already. */
export interface Grip {
  target: Target | null;
  spot: FigureSpot | null;
}

export function grip(choice: Choice | null, cell: string, spots: readonly FigureSpot[], at: Point): Grip | null {
  const standing = spots.filter(({ token }) => token.cell === cell);
  const figures = targetsOn(choice, cell).filter(({ kind }) => kind === 'figure');
  const named = figures.map(({ figure }) => figure);
  const eligible = named.includes('') ? standing : standing.filter(({ token }) => named.includes(token.kind));
  const spot = nearest(isChosen(choice, cell) ? standing : eligible, at);
  const target = figures.find(({ figure }) => figure === '' || figure === spot?.token.kind) ?? null;
  return target || isChosen(choice, cell) ? { target, spot } : null;
}

/** What moves with the pointer now that the figure is picked. */
export function carried(choice: Choice | null, cell: string): Drag['carries'] {
  if (!isChosen(choice, cell)) return 'nothing';
  if (directions(choice).length > 0) return 'part';
  return choice?.next.some(({ kind }) => kind === 'cell') ? 'figure' : 'nothing';
}
