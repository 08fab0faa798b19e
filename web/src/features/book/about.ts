import type { Language } from '../../base/storage/language';

/** What we know of a game's original, in one language; markup.ts says what can be in a text. */
export interface About {
  /** Who published it, when, and for whom, as far as the booklets say. */
  origin: string;
  /** Where they differ, if there are several. */
  editions?: string;
  lost: string;
  rebuilt: string;
}

const loaders = import.meta.glob<About>('../../../games/*/words/about.??.ts', { import: 'default' });

/** Null where nothing is known of a game. */
export async function loadAbout(game: string, language: Language): Promise<About | null> {
  const load = loaders[`../../../games/${game}/words/about.${language}.ts`];
  return load ? load() : null;
}
