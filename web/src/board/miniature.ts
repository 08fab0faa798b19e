import type { Geometry, Tableau } from '../door/types';
import { baseOf, lookOf } from './figures/bases';
import { fitOf } from './figures/look';
import { groupBy } from './group';
import { layOut } from './layout';
import { overlays } from './overlays';
import { places } from './places';

/** Shapes of one look, as the path of all of them. */
export interface Shape {
  look: string;
  path: string;
}

/** Something that stands on the board: its outline, or the drawing of its kind where it has none. */
export interface Piece {
  look: string;
  kind: string;
  x: number;
  y: number;
  size: number;
  /** Around the middle of a square of 100. */
  outline: string;
}

/** A board as it is drawn on a stamp: a handful of paths for its ground, and one for each figure. */
export interface Miniature {
  grounds: readonly Shape[];
  marks: readonly Shape[];
  /** Cells that figures of nobody take as a whole. */
  covers: readonly Shape[];
  pieces: readonly Piece[];
}

/** On so little room figures are drawn larger than they are. */
const growth = 1.15;

function joined(cells: readonly { look: string; outline: string }[]): readonly Shape[] {
  const looks = groupBy(cells, ({ look }) => look);
  return [...looks].map(([look, alike]) => ({ look, path: alike.map(({ outline }) => outline).join('') }));
}

export function miniature(
  game: string,
  geometry: Geometry,
  shown: Pick<Tableau, 'figures' | 'marks'> | null,
  turned = 0,
): Miniature {
  const tableau = shown ?? { figures: [], marks: [] };
  const outlines = new Map(geometry.cells.map(({ id, outline }) => [id, outline]));
  const outlineOf = (cell: string): string => outlines.get(cell) ?? '';
  const nobodys = tableau.figures.filter(({ seat }) => seat < 0);
  const tokens = tableau.figures.map((figure, key) => ({ ...figure, key }));
  const where = places(geometry, turned, fitOf(game));
  const standing = tokens.filter(({ kind }) => !overlays.has(kind));
  const lying = tokens.filter(({ kind }) => overlays.has(kind));
  const spots = [
    ...lying.flatMap((token) => {
      const place = where.get(token.cell);
      return place ? [{ token, x: place.x, y: place.y, size: geometry.figureSize }] : [];
    }),
    ...layOut(standing, where, geometry.figureSize).spots,
  ];
  return {
    grounds: joined(
      geometry.cells.map(({ features, outline }) => ({
        look: features.map((kind) => `ground-${kind}`).join(' '),
        outline,
      })),
    ),
    marks: joined(
      tableau.marks.map(({ kind, cell, seat }) => ({ look: `mark-${kind} of-${seat}`, outline: outlineOf(cell) })),
    ),
    covers: joined(nobodys.map(({ kind, cell }) => ({ look: `cover-${kind}`, outline: outlineOf(cell) }))),
    pieces: spots.map(({ token: { kind, seat }, x, y, size }) => ({
      look: `${lookOf(kind, seat)} piece-${kind}`,
      kind,
      x,
      y,
      size: size * growth,
      outline: baseOf(kind, seat)?.outline ?? '',
    })),
  };
}
