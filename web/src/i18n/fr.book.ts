import type { enBook } from './en.book';

export const frBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': 'Règles de {0}',
};
