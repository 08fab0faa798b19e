import { t } from '../../base/i18n/words.svelte';
import { notation, type Chapter } from './outline';
import type { AnyBook } from './structure';

/** What every book has beside its chapters, as the page says it. */
export type BookPart = 'sentences' | 'box' | 'questions' | 'variants' | 'sample' | 'summary';

export const partId = (part: BookPart): string => `part-${part}`;
export const chapterId = (name: string): string => `chapter-${name}`;
export const paragraphId = (name: string): string => `paragraph-${name}`;

/** The headings of a book in reading order, with the places in the page that they lead to. */
export function contentsOf(outline: readonly Chapter[], book: AnyBook): readonly { id: string; title: string }[] {
  const part = (name: BookPart) => ({ id: partId(name), title: t(`book.${name}`) });
  const chapter = ({ name }: Chapter) => ({ id: chapterId(name), title: book.chapters[name] ?? '' });
  return [
    part('sentences'),
    part('box'),
    ...outline.filter(({ name }) => name !== notation).map(chapter),
    part('questions'),
    part('variants'),
    part('sample'),
    ...outline.filter(({ name }) => name === notation).map(chapter),
    part('summary'),
  ];
}
