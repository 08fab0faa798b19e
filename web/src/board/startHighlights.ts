import type { Cell, Choice } from '../door/types';
import { outerEdges } from './outline';
import type { FigureSpot } from './types';

/** Figures that can be chosen: at the start of a turn, or where one has to be given up. */
export interface StartHighlights {
  /** Figures that are drawn. */
  feet: readonly FigureSpot[];
  /** Path data around cells where what lies there draws itself: the outer edges of each group of them. */
  edges: string;
}

/** Nothing where a chosen figure can go somewhere: then the board shows that. */
export function startHighlights(
  choice: Choice | null,
  spots: readonly FigureSpot[],
  cells: ReadonlyMap<string, Cell>,
): StartHighlights {
  const figures = choice?.next.filter(({ kind }) => kind === 'figure') ?? [];
  const isElsewhere = choice?.next.some(({ kind }) => kind !== 'figure' && kind !== 'button');
  if (!choice || (choice.picks.length > 0 && isElsewhere)) return { feet: [], edges: '' };
  const isOpen = ({ token }: FigureSpot): boolean =>
    figures.some(({ cell, figure }) => cell === token.cell && (figure === '' || figure === token.kind));
  const feet = spots.filter(isOpen);
  const standing = new Set(feet.map(({ token }) => token.cell));
  const others = [...new Set(figures.map(({ cell }) => cell))].filter((cell) => !standing.has(cell));
  return { feet, edges: outerEdges(others.flatMap((id) => cells.get(id) ?? [])) };
}
