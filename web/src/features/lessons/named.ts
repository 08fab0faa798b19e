import type { Geometry } from '../../door/types';

/** The cells that a text names. */
export function cellsNamedIn(text: string, { cells }: Geometry): ReadonlySet<string> {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  return new Set(cells.map(({ id }) => id).filter((id) => words.has(id)));
}
