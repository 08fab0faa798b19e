import { byGame } from '../content/folders';

/**
 * Words of a game's crib, `web/games/NAME/crib`: `title`, and how each kind of figure moves. A sentence that holds under
 * an option's value only has `[option=value]` behind the kind.
 */
export type CribKey = `crib.${string}.${string}`;

/** The cribs of all games, by keys; each line of a file is `kind = sentence`. The printed booklets read the same files. */
export function cribWords(files: Readonly<Record<string, string>>): Readonly<Record<CribKey, string>> {
  const words: Record<CribKey, string> = {};
  for (const [game, text] of Object.entries(byGame(files))) {
    for (const [, name = '', sentence = ''] of text.matchAll(/^(\S+) = (.+)$/gm))
      words[`crib.${game}.${name}`] = sentence;
  }
  return words;
}
