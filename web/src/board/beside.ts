import type { Point } from './types';

interface Size {
  width: number;
  height: number;
}

/** Where a box of that size lies above a point, or below it where there is no room; in css pixels of a board that wide. */
export function beside(at: Point, away: number, box: Size, boardWidth: number): Point {
  const above = at.y - away - box.height;
  return {
    x: Math.max(0, Math.min(at.x - box.width / 2, boardWidth - box.width)),
    y: above < 0 ? at.y + away : above,
  };
}
