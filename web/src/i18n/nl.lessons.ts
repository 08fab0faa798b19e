import type { enLessons } from './en.lessons';

export const nlLessons: Readonly<Record<keyof typeof enLessons, string>> = {
  'lesson.title': '{0} leren',
};
