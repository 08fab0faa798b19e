import type { Language } from '../../base/storage/language';
import type { GameName } from '../../match/setup';
import type { AnyBook, Book } from './structure';

type Loaders = {
  readonly [G in GameName]: Readonly<Record<Language, () => Promise<{ default: Book<G> }>>>;
};

const loaders: Loaders = {
  menhirs: {
    en: () => import('./menhirs.en'),
    fr: () => import('./menhirs.fr'),
    nl: () => import('./menhirs.nl'),
  },
  grailnah: {
    en: () => import('./grailnah.en'),
    fr: () => import('./grailnah.fr'),
    nl: () => import('./grailnah.nl'),
  },
  graal: {
    en: () => import('./graal.en'),
    fr: () => import('./graal.fr'),
    nl: () => import('./graal.nl'),
  },
};

export async function loadBook(game: GameName, language: Language): Promise<AnyBook> {
  return (await loaders[game][language]()).default;
}
