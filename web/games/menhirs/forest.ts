import type { Land } from '../../src/board/painters';
import { hexesOf, unitOf, around, type Hex } from './hexes';

/** A board of the forest, measured once for everything that is painted. */
export interface Forest {
  hexes: readonly Hex[];
  /** Cells where a menhir stands. */
  stones: ReadonlySet<string>;
  /** Units of the board to one of the drawings. */
  unit: number;
  /** The outline of all cells together. */
  edge: string;
  whole: Land['whole'];
}

export function forestOf(land: Land): Forest {
  const hexes = hexesOf(land);
  const unit = unitOf(hexes);
  return {
    hexes,
    stones: new Set(land.figures.map(({ cell }) => cell)),
    unit,
    edge: around(
      hexes.map(({ corners }) => corners),
      12 * unit,
    ),
    whole: land.whole,
  };
}

/** A colour of paint.css. */
export const colour = (name: string): string => `var(--menhirs-${name})`;
