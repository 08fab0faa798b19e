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

/** A figure as a noun phrase: *yours*, that of a colour, or by its name alone where it is nobody's. */
export function figureNoun({ kind, seat }: FigureName, view: Viewpoint): string {
  if (seat < 0) return named('figure', kind);
  const key = `figure.${kind}.${view.mine.has(seat) ? 'mine' : 'the'}`;
  return isWordKey(key) ? t(key, ...adjectivesOf(view, seat)) : named('figure', kind);
}

/** A cell that belongs to the seat of its name, or to nobody. */
export function placeNoun(cell: string, view: Viewpoint): string {
  const seat = view.seats.findIndex(({ name }) => name === cell);
  if (seat < 0) return named('place', 'none');
  return view.mine.has(seat) ? named('place', 'mine') : named('place', 'of', ...adjectivesOf(view, seat));
}

/** Where an angle of the board leads, with the clock from its top, as the reader sees it: *to the upper right*. */
export function directionNoun(angle: number, turned: number): string {
  return angle < 0 ? '' : named('toward', String((angle + turned) % 360));
}
