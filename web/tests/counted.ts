import type { Door } from '../src/door/types';

/** A door that counts how often it is crossed, by function. */
export function counted(door: Door): { door: Door; crossings: () => Readonly<Record<string, number>>; reset(): void } {
  let counts: Record<string, number> = {};
  const entries = Object.entries(door).map(([name, call]: [string, (...given: never[]) => unknown]) => [
    name,
    (...given: never[]) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return call(...given);
    },
  ]);
  return { door: Object.fromEntries(entries) as Door, crossings: () => counts, reset: () => (counts = {}) };
}
