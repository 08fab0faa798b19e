import type { Point } from './types';

export interface Size {
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

/**
 * Where a box of that size lies off the board, below it or to its right; null where the window has no room there. `room`
 * is what the window has in these directions, in css pixels.
 */
export function offBoard(at: Point, box: Size, board: Size, room: { below: number; right: number }): Point | null {
  const gap = 6;
  const within = (most: number, wish: number): number => Math.max(0, Math.min(wish, most));
  if (box.height + gap <= room.below)
    return { x: within(board.width - box.width, at.x - box.width / 2), y: board.height + gap };
  if (box.width + gap <= room.right)
    return { x: board.width + gap, y: within(board.height - box.height, at.y - box.height / 2) };
  return null;
}

/** Where a box of that size hides as few of these points as can be: near a point of the board, or else in the nearest corner. */
export function clearOf(points: readonly Point[], at: Point, away: number, box: Size, board: Size): Point {
  const [right, bottom] = [board.width - box.width, board.height - box.height];
  const within = (most: number, wish: number): number => Math.max(0, Math.min(wish, most));
  const [x, y] = [within(right, at.x - box.width / 2), within(bottom, at.y - box.height / 2)];
  const near = [
    { x, y: at.y - away - box.height },
    { x, y: at.y + away },
    { x: at.x + away, y },
    { x: at.x - away - box.width, y },
  ].filter((corner) => corner.x >= 0 && corner.y >= 0 && corner.x <= right && corner.y <= bottom);
  const corners = [0, bottom].flatMap((down) => [0, right].map((across) => ({ x: Math.max(0, across), y: down })));
  const far = (corner: Point): number => Math.hypot(corner.x + box.width / 2 - at.x, corner.y + box.height / 2 - at.y);
  const hidden = (corner: Point): number =>
    [at, ...points].filter(
      (point) =>
        Math.abs(point.x - corner.x - box.width / 2) < box.width / 2 + away / 2 &&
        Math.abs(point.y - corner.y - box.height / 2) < box.height / 2 + away / 2,
    ).length;
  return [...near, ...corners.sort((a, b) => far(a) - far(b))].reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}
