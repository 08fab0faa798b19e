import { corners, turn } from '../../src/base/content/geometry';
import type { BoardCell, BoardCells, Token } from '../../src/board/types';
import type { Cell } from '../../src/door/types';
import type { XY } from '../common/paint/outlines';
import { around, drawnSide, rounded } from './hexes';

/** A tile of mist as it is drawn. */
export interface Tile {
  token: Token;
  place: BoardCell;
  /** Its hex around the origin. */
  corners: readonly XY[];
  unit: number;
  isLifted: boolean;
  /** Where neighbours go on with the bank, from its own middle. */
  bridges: readonly { id: string; x: number; y: number }[];
}

/** The board as the viewer sees it. */
export interface TileScene {
  cells: ReadonlyMap<string, Cell>;
  places: BoardCells;
  turned: number;
}

/** Around the origin, as the viewer sees it. */
function hexOf(cell: Cell, turned: number): XY[] {
  return corners(cell.outline).map((corner) => {
    const { x, y } = turn({ x: corner.x - cell.x, y: corner.y - cell.y }, turned, { x: 0, y: 0 });
    return [x, y];
  });
}

/** The tiles in the order of their tokens; those that are lifted are bridged among themselves alone. */
export function tilesOf(
  tokens: readonly Token[],
  chosen: readonly string[],
  { cells, places, turned }: TileScene,
): readonly Tile[] {
  const misty = new Set(tokens.map(({ cell }) => cell));
  return tokens.flatMap((token): Tile[] => {
    const place = places.get(token.cell);
    const cell = cells.get(token.cell);
    if (!place || !cell) return [];
    const hex = hexOf(cell, turned);
    const isLifted = chosen.includes(token.cell);
    const bridges = cell.neighbours
      .filter((other) => other > cell.id && misty.has(other) && chosen.includes(other) === isLifted)
      .flatMap((other) => places.get(other) ?? [])
      .map((other) => ({ id: other.id, x: (other.x - place.x) / 2, y: (other.y - place.y) / 2 }));
    const unit = Math.hypot(...(hex[0] ?? [0, 0])) / drawnSide;
    return [{ token, place, corners: hex, unit, isLifted, bridges }];
  });
}

/** Path data around the cells of these ids, as one outline for each group of neighbours, that far inside of it. */
export function contourOf(
  ids: Iterable<string>,
  { cells, places, turned }: TileScene,
  figureSize: number,
  inset = 0,
): string {
  const hexes = [...new Set(ids)].flatMap((id): XY[][] => {
    const [place, cell] = [places.get(id), cells.get(id)];
    return place && cell ? [hexOf(cell, turned).map(([x, y]) => [x + place.x, y + place.y])] : [];
  });
  return around(hexes, figureSize / 9, inset);
}

/** A tile's hex with round corners, scaled around its middle. */
export function plateOf({ corners: hex, unit }: Tile, share: number): string {
  return rounded(
    hex.map(([x, y]) => [x * share, y * share]),
    17 * unit,
  );
}
