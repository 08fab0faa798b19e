import type { Cell } from '../door/types';
import type { BoardCell, BoardCells, Point } from './types';

export const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Half the angle in which a cell still counts as lying in a direction: its tangent. */
const spread = 1.8;

function best(from: BoardCell, towards: Point, line: Point, candidates: Iterable<BoardCell>): BoardCell | null {
  let found: BoardCell | null = null;
  let least = Infinity;
  for (const place of candidates) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y - dy * towards.x);
    if (along <= 1e-6 * from.pitch || aside > along * spread) continue;
    const off = Math.abs((place.x - line.x) * towards.y - (place.y - line.y) * towards.x);
    const cost = along + 2 * off;
    if (cost < least - 1e-6 * from.pitch) [found, least] = [place, cost];
  }
  return found;
}

/**
 * The cell one key press away: a neighbour if one lies in that direction, else any cell that does. `line` is where the
 * walk along this axis began: a row of hexagons zigzags about it instead of drifting off.
 */
export function walk(cell: Cell, key: string, line: Point, places: BoardCells): string | null {
  const towards = arrows[key];
  const from = places.get(cell.id);
  if (!towards || !from) return null;
  const neighbours = cell.neighbours.flatMap((id) => places.get(id) ?? []);
  return (best(from, towards, line, neighbours) ?? best(from, towards, line, places.values()))?.id ?? null;
}
