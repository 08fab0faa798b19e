import type { enBook } from './en.book';

export const nlBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': 'Regels van {0}',
};
