import type { CoachedGame } from './coachedGame';
import { coachedGameOf, lessonsOf } from './catalogue';
import type { Lesson } from './types';

const games = Object.keys(import.meta.glob('../../../games/*/manifest.json')).map((path) => path.split('/').at(-2)!);

/** Of all games, also of those that are there for tests alone. */
export const allLessons: readonly Lesson[] = games.flatMap(lessonsOf);
export const allCoachedGames: readonly CoachedGame[] = games.flatMap((game) => coachedGameOf(game) ?? []);
