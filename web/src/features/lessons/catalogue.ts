import type { GameName } from '../../match/setup';
import { graalLessons } from '../../../games/graal/lessons';
import { grailnahLessons } from '../../../games/grailnah/lessons';
import { menhirsLessons } from '../../../games/menhirs/lessons';
import type { Lesson } from './types';

const lessons: Readonly<Record<GameName, readonly Lesson[]>> = {
  menhirs: menhirsLessons,
  grailnah: grailnahLessons,
  graal: graalLessons,
};

export function lessonsOf(game: GameName): readonly Lesson[] {
  return lessons[game];
}

export function lessonNamed(game: GameName, id: string): Lesson | undefined {
  return lessons[game].find((lesson) => lesson.id === id);
}

export function lessonAfter({ game, id }: Lesson): Lesson | undefined {
  const all = lessons[game];
  return all[all.findIndex((lesson) => lesson.id === id) + 1];
}

export const allLessons: readonly Lesson[] = Object.values(lessons).flat();
