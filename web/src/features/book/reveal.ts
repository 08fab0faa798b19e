import { placeOfRule, placesOf } from './outline';
import { paragraphId } from './parts';

/** Goes to a paragraph of the page, with the focus, so that keyboard and screen reader go on from there. */
export function reveal(id: string): boolean {
  const place = id === '' ? null : document.getElementById(id);
  if (!place) return false;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
  return true;
}

/** The place in the page that an address names: `#M11` is where that rule is told, `#mirror` the paragraph itself. */
export function placeInPage(game: string, hash: string): string {
  const name = /^#([\w-]+)$/.exec(hash)?.[1] ?? '';
  const place = placeOfRule(game, name) ?? placesOf(game).find((each) => each.name === name);
  return place ? paragraphId(place.name) : name;
}
