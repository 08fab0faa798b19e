import { factsOf, manifestOf } from '../src/match/games';

/** Every rule of a game by its id. */
export function ruleIds(game: string): readonly string[] {
  const letter = manifestOf(game)?.rulePrefix ?? '';
  return Array.from({ length: factsOf(game)?.rules ?? 0 }, (_, index) => `${letter}${index + 1}`);
}
