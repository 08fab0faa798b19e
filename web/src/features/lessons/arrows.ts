import type { Arrow } from './types';

/** A circle on each of these cells. */
export function rings(...cells: readonly string[]): readonly Arrow[] {
  return cells.map((to) => ({ from: '', to }));
}
