import { corners, middle, turn } from '../base/content/geometry';
import type { Cell, Geometry } from '../door/types';
import type { Fit } from './figures/look';
import { room } from './outline';
import type { Box, BoardCell, BoardCells, Point } from './types';

/** The box of everything once the board is turned by quarters. */
export function frame(box: Box, turned: number): Box {
  if (turned % 180 === 0) return box;
  const [, , width, height] = box;
  const centre = middle(box);
  return [centre.x - height / 2, centre.y - width / 2, height, width];
}

function pitch(cell: Cell, cells: ReadonlyMap<string, Cell>, otherwise: number): number {
  let least = Infinity;
  for (const id of cell.neighbours) {
    const other = cells.get(id);
    if (other) least = Math.min(least, Math.hypot(other.x - cell.x, other.y - cell.y));
  }
  return Number.isFinite(least) ? least : otherwise;
}

/** How many times its usual size a figure may have on a cell with so far to the nearest neighbour. */
function growth(pitch: number, figureSize: number, fit: Fit | undefined): number {
  if (!fit) return 1;
  return Math.min(Math.max((pitch * fit.share) / figureSize, fit.least), fit.most);
}

export function places(geometry: Geometry, turned: number, fit?: Fit): BoardCells {
  const centre = middle(geometry.box);
  const cells = new Map(geometry.cells.map((cell) => [cell.id, cell]));
  const found = new Map<string, BoardCell>();
  for (const cell of geometry.cells) {
    const size = room(corners(cell.outline).map((point) => turn(point, turned, centre)));
    const toNext = pitch(cell, cells, geometry.figureSize);
    const isKnown = size.width > 0 && size.height > 0;
    found.set(cell.id, {
      id: cell.id,
      letter: cell.letter,
      number: cell.number,
      ...turn(cell, turned, centre),
      width: isKnown ? size.width : geometry.figureSize,
      height: isKnown ? size.height : geometry.figureSize,
      pitch: toNext,
      growth: growth(toNext, geometry.figureSize, fit),
    });
  }
  return found;
}

/** Puts the outline of a cell where the viewer sees it, larger or smaller. */
export function inset(place: Point, cell: Point, turned: number, scale: number): string {
  return `translate(${place.x} ${place.y}) rotate(${turned}) scale(${scale}) translate(${-cell.x} ${-cell.y})`;
}
