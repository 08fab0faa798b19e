import { byGame } from '../../base/content/folders';
import type { WordKey } from '../../base/i18n/en';
import type { CoachedGame } from './coachedGame';
import { coachedLesson } from './progress';
import type { Lesson } from './types';

const lessons = byGame(
  import.meta.glob<readonly Lesson[]>('../../../games/*/lessons.ts', { eager: true, import: 'default' }),
);
const coached = byGame(
  import.meta.glob<CoachedGame>('../../../games/*/coaching.ts', { eager: true, import: 'default' }),
);

/** A line of the list of lessons. */
export interface Listed {
  game: string;
  id: string;
  title: WordKey;
  teaches: WordKey;
  minutes: number;
}

export function lessonsOf(game: string): readonly Lesson[] {
  return lessons[game] ?? [];
}

export function lessonNamed(game: string, id: string): Lesson | undefined {
  return lessonsOf(game).find((lesson) => lesson.id === id);
}

export function coachedGameOf(game: string): CoachedGame | undefined {
  return coached[game];
}

/** The lessons of a game, then the whole game that uses what they taught. */
export function listedOf(game: string): readonly Listed[] {
  const whole = coachedGameOf(game);
  return [...lessonsOf(game), ...(whole ? [{ ...whole, id: coachedLesson }] : [])];
}

export function lessonAfter({ game, id }: Pick<Listed, 'game' | 'id'>): Listed | undefined {
  const all = listedOf(game);
  return all[all.findIndex((lesson) => lesson.id === id) + 1];
}
