import type { Language } from '../../base/storage/language';
import type { AnyBook } from './structure';

const loaders = import.meta.glob<AnyBook>('../../../games/*/book/??.ts', { import: 'default' });

/** The book of a game; null where it has none. */
export async function loadBook(game: string, language: Language): Promise<AnyBook | null> {
  const load = loaders[`../../../games/${game}/book/${language}.ts`];
  return load ? load() : null;
}
