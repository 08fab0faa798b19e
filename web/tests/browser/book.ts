import { loadBook } from '../../src/features/book/load';
import { placeOfRule } from '../../src/features/book/outline';
import type { AnyBook } from '../../src/features/book/structure';
import type { Language } from '../../src/base/storage/language';
import type { GameName } from './words';

export async function bookOf(game: GameName, language: Language = 'en'): Promise<AnyBook> {
  const book = await loadBook(game, language);
  if (!book) throw new Error(`${game} has no book`);
  return book;
}

/** The heading under which the English book tells a rule. */
export async function headingOf(game: GameName, rule: string): Promise<string> {
  const { paragraphs } = await bookOf(game);
  return paragraphs[placeOfRule(game, rule)?.name ?? '']?.heading ?? '';
}
