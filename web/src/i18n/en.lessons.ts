export const enLessons = {
  'lesson.title': 'Learn {0}',
} as const;
