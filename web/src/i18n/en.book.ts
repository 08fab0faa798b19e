export const enBook = {
  'book.title': 'Rules of {0}',
} as const;
