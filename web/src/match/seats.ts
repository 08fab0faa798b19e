import type { MatchState } from '../door/types';
import type { GameEnd, Player, Rights } from './match';
import { endingOf, formerPlayer, playerNamed } from './players';
import type { Absence, Offer, Table } from '../door/server/protocol';

/** The place that holds a seat of the game; -1 before the game begins. */
export function placeOf(state: MatchState, table: Table, seat: number): number {
  return table.players[state.seats[seat]?.player ?? -1] ?? -1;
}

export function seatsOf(state: MatchState, table: Table, place: number): readonly number[] {
  return place < 0 ? [] : state.seats.flatMap((_, seat) => (placeOf(state, table, seat) === place ? [seat] : []));
}

/** Who plays now: the computer may have gone on for somebody whose name the record still has. */
export function playersAt(state: MatchState, table: Table): readonly Player[] {
  return state.players.map((name, index) => {
    const place = table.places[table.players[index] ?? -1];
    if (!place) return playerNamed(name);
    if (place.level > 0) return { kind: 'level', level: place.level };
    return { kind: 'person', name: place.isFormer ? formerPlayer : place.name || name };
  });
}

export function endingAt(state: MatchState, table: Table): GameEnd | null {
  if (!table.ending) return endingOf(state, null);
  const { winners, reason, place, claimant } = table.ending;
  const ending: GameEnd = { winners, reason, by: seatsOf(state, table, place)[0] ?? null };
  const claiming = claimant === undefined ? undefined : seatsOf(state, table, claimant)[0];
  return claiming === undefined ? ending : { ...ending, claimant: claiming };
}

/** Whether a person at this page sits at the table, and plays. */
export function isPlaying({ me, places }: Table): boolean {
  return places[me]?.level === 0;
}

export function rightsAt(state: MatchState, table: Table, ending: GameEnd | null): Rights {
  const isMine = isPlaying(table);
  const isRunning = isMine && table.phase === 'running';
  return {
    seats: isMine ? seatsOf(state, table, table.me) : [],
    undo: isRunning && table.mayTakeBack ? 'asking' : 'never',
    hint: false,
    resign: isRunning && ending === null,
    next: isRunning && ending?.reason === 'rules' && !state.isOver,
  };
}

/** Whether several places win and lose together. */
export function hasPartners(state: MatchState, table: Table): boolean {
  const sides = new Map<number, Set<number>>();
  state.seats.forEach(({ side }, seat) => {
    sides.set(side, (sides.get(side) ?? new Set()).add(placeOf(state, table, seat)));
  });
  return [...sides.values()].some((places) => places.size > 1);
}

/** Somebody who is away while it is their turn, and what may be done about it once they are gone. */
export interface Absentee {
  place: number;
  /** Milliseconds, as it was told; 0: they are gone. */
  goneIn: number;
  choices: Absence['choices'];
}

/** For who plays at this page. What the others have been asked already is not a choice any more. */
export function absentAt(table: Table): readonly Absentee[] {
  const { places, me, offers, phase } = table;
  if (!isPlaying(table) || phase !== 'running') return [];
  const isAsked = (what: Offer['what']): boolean => offers.some((offer) => offer.what === what);
  return places.flatMap(({ absence }, place) => {
    if (!absence || place === me) return [];
    const choices = absence.choices.filter(
      (choice) => !(choice === 'ask' && isAsked('hand-over')) && !(choice === 'end' && isAsked('end')),
    );
    return [{ place, goneIn: absence.goneIn, choices }];
  });
}
