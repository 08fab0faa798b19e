import type { Figure, Geometry, Mark } from '../door/types';
import type { Box, BoardCells } from './types';

/** What a painter is told of a board. */
export interface Land {
  geometry: Geometry;
  /** The cells as the viewer sees them, the board turned. */
  places: BoardCells;
  /** Everything that is seen of the board: x, y, width, height, turned too. */
  whole: Box;
  turned: number;
  /** Those of the kinds that the painter paints. */
  marks: readonly Mark[];
  /** Those of the kinds that the painter asks for. */
  figures: readonly Figure[];
}

/** How a game's ground is painted: `games/NAME/painter.ts`. A game without one shows its cells as they are. */
export interface Painter {
  /** Kinds of marks that belong to the painting, as buildings do; nobody else draws them. */
  marks: readonly string[];
  /** Kinds of figures whose places the ground depends on: others draw them, and they hardly ever move. */
  figures?: readonly string[];
  /** Whether it draws what divides cells, in high contrast, itself: below what stands on the ground. */
  hasLines?: boolean;
  /** How wide a rim of the board's box only large boards show, in units: small ones have the room for their cells. */
  rim?: number;
  /**
   * Markup of SVG in the board's units. It is painted anew for a turned board, so that the light stays where it is.
   * Colours are custom properties of the game's paint.css, in attributes or by class, never in `style`.
   */
  paint(land: Land): string;
}

const gameOf = (path: string): string | undefined => path.split('/').at(-2);
const files = import.meta.glob<Painter>('../../games/*/painter.ts', { eager: true, import: 'default' });
const painters = new Map(Object.entries(files).map(([path, painter]) => [gameOf(path), painter]));
const sheets = import.meta.glob<string>(['../../games/*/paint.css', '../../games/common/paint/colours.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Css pixels from which on a board has a rim. */
const leastForRim = 600;

/** The geometry of a board so wide: without the rim of its painting where that is too small to be seen. */
export function fitted(geometry: Geometry, rim: number, width: number): Geometry {
  if (rim === 0 || width === 0 || width >= leastForRim) return geometry;
  const [x, y, across, down] = geometry.box;
  return { ...geometry, box: [x + rim, y + rim, across - 2 * rim, down - 2 * rim] };
}

export function painterOf(game: string): Painter | undefined {
  return painters.get(game);
}

/** What colours a game's painting: the sheet that all share, then its own. */
export function coloursOf(game: string): string {
  const isWanted = (path: string): boolean => path.includes('/common/') || gameOf(path) === game;
  return Object.keys(sheets)
    .filter(isWanted)
    .toSorted((a, b) => Number(b.includes('/common/')) - Number(a.includes('/common/')))
    .map((path) => sheets[path])
    .join('\n');
}
