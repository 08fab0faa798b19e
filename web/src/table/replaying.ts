/** The ply that a key leads to from this one; null for keys that do not step through a game. */
export function plyOfKey(event: KeyboardEvent, ply: number): number | null {
  const isElsewhere = event.target instanceof Element && event.target.closest('.board, input, select, textarea');
  if (event.defaultPrevented || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return null;
  const moves: Readonly<Record<string, number>> = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Infinity };
  return moves[event.key] ?? null;
}
