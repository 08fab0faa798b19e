import type { enLessons } from './en.lessons';

export const frLessons: Readonly<Record<keyof typeof enLessons, string>> = {
  'lesson.title': 'Apprendre {0}',
};
