import type { Language } from '../../base/storage/language';
import type { GameName } from '../../match/setup';
import type { AnyBook, Book } from './structure';

type Loaders = {
  readonly [G in GameName]: Readonly<Record<Language, () => Promise<{ default: Book<G> }>>>;
};

const loaders: Loaders = {
  menhirs: {
    en: () => import('../../../games/menhirs/book/en'),
    fr: () => import('../../../games/menhirs/book/fr'),
    nl: () => import('../../../games/menhirs/book/nl'),
  },
  grailnah: {
    en: () => import('../../../games/grailnah/book/en'),
    fr: () => import('../../../games/grailnah/book/fr'),
    nl: () => import('../../../games/grailnah/book/nl'),
  },
  graal: {
    en: () => import('../../../games/graal/book/en'),
    fr: () => import('../../../games/graal/book/fr'),
    nl: () => import('../../../games/graal/book/nl'),
  },
};

export async function loadBook(game: GameName, language: Language): Promise<AnyBook> {
  return (await loaders[game][language]()).default;
}
