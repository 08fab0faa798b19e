/** A seeded generator: the same seed gives the same drawing on every machine. From 0 up to, but not, 1. */
export type Chance = () => number;

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed for a name, so that a thing looks the same wherever it is drawn and in whichever order. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export function between(roll: Chance, least: number, most: number): number {
  return least + roll() * (most - least);
}

/** As far to one side as to the other. */
export function astray(roll: Chance, most: number): number {
  return (roll() - 0.5) * 2 * most;
}

export function oneOf<T>(roll: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(roll() * list.length)] ?? list[0];
}
