/** A circle on each of these cells: an arrow that comes from nowhere. */
export function rings(...cells: readonly string[]): readonly { from: string; to: string }[] {
  return cells.map((to) => ({ from: '', to }));
}
