import { byGame } from '../../base/content/folders';
import type { Lesson } from './types';

const lessons = byGame(
  import.meta.glob<readonly Lesson[]>('../../../games/*/lessons.ts', { eager: true, import: 'default' }),
);

export function lessonsOf(game: string): readonly Lesson[] {
  return lessons[game] ?? [];
}

export function lessonNamed(game: string, id: string): Lesson | undefined {
  return lessonsOf(game).find((lesson) => lesson.id === id);
}

export function lessonAfter({ game, id }: Lesson): Lesson | undefined {
  const all = lessonsOf(game);
  return all[all.findIndex((lesson) => lesson.id === id) + 1];
}

export const allLessons: readonly Lesson[] = Object.values(lessons).flat();
