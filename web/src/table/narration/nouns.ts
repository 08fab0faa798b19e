import type { FigureName } from '../../door/types';
import { isWordKey, named, t } from '../../base/i18n/words.svelte';
import { adjectiveWord } from '../../base/i18n/seats';
import type { Viewpoint } from './viewpoint';

/** The adjective of a seat's colour, masculine and feminine. */
export function adjectivesOf({ seats }: Viewpoint, seat: number): readonly [string, string] {
  const key = adjectiveWord(seats[seat]?.name ?? '', seat);
  const [masculine = '', feminine = masculine] = key ? t(key).split('|') : [];
  return [masculine, feminine];
}

/** A figure as a noun phrase: *your Knight*, *the blue Knight*, *Merlin*. */
export function figureNoun({ kind, seat }: FigureName, view: Viewpoint): string {
  if (seat < 0) return named('figure', kind);
  const key = `figure.${kind}.${view.mine.has(seat) ? 'mine' : 'the'}`;
  return isWordKey(key) ? t(key, ...adjectivesOf(view, seat)) : named('figure', kind);
}

/** A castle that belongs to a seat of its name, or to nobody: *your castle*, *the blue castle*, *the empty castle*. */
export function castleNoun(cell: string, view: Viewpoint): string {
  const seat = view.seats.findIndex(({ name }) => name === cell);
  if (seat < 0) return named('castle', 'none');
  return view.mine.has(seat) ? named('castle', 'mine') : named('castle', 'of', ...adjectivesOf(view, seat));
}
