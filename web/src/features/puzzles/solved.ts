const prefix = 'broceliande.solved.';

/** Which puzzles of a game have been solved on this device, by their positions. */
export function solvedOf(game: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + game) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepSolved(game: string, position: string): ReadonlySet<string> {
  const solved = new Set(solvedOf(game)).add(position);
  try {
    localStorage.setItem(prefix + game, JSON.stringify([...solved]));
  } catch {
    return solved;
  }
  return solved;
}
