import type { Event, Ply } from '../../door/types';
import { isWordKey, named, t } from '../../base/i18n/words.svelte';
import { directionName } from './describe';

const nameOf = (kind: string): string => (kind === '' ? '' : named('figure', kind));

/** The word for a kind of event: a game's own, or that of a way where it has one. */
function wordFor({ kind, from, to }: Event): 'tell.moved' | `tell.${string}` | null {
  const own = `tell.${kind}` as const;
  if (isWordKey(own)) return own;
  return from !== '' && to !== '' ? 'tell.moved' : null;
}

/** Filled with the figure, the other, from, to, the cells of a part and the direction, as a board that is turned shows it. */
function tellEvent(event: Event, word: `tell.${string}`, turned: number): string {
  const { figure, other, from, to, transfers, angle } = event;
  const cells = transfers.map((transfer) => transfer.from.cell).join(' ');
  const direction = angle < 0 ? '' : directionName(angle, turned);
  return t(word, nameOf(figure.kind), nameOf(other.kind), from, to, cells, direction);
}

/** The event that an action is about: the first that there is a word for. */
export function deedOf({ events }: Pick<Ply, 'events'>): Event | undefined {
  return events.find((event) => wordFor(event) !== null);
}

/** An action in words, on a board that is turned so. */
export function tellPly(ply: Ply, turned = 0): string {
  const deed = deedOf(ply);
  const word = deed && wordFor(deed);
  return deed && word ? tellEvent(deed, word, turned) : ply.action;
}
