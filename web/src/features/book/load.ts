import type { Language } from '../../base/storage/language';
import type { AnyBook } from './structure';

const loaders = import.meta.glob<AnyBook>('../../../games/*/book/??.ts', { import: 'default' });

export async function loadBook(game: string, language: Language): Promise<AnyBook> {
  const load = loaders[`../../../games/${game}/book/${language}.ts`];
  if (!load) throw new Error(`there is no book of ${game} in ${language}`);
  return load();
}
