import type { MatchState } from '../door/types';
import type { Ending, Player, Rights } from './match';
import { endingOf, formerPlayer, playerNamed } from './players';
import type { Table } from '../door/server/protocol';

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

export function endingAt(state: MatchState, table: Table): Ending | null {
  if (!table.ending) return endingOf(state, null);
  const { winners, reason, place } = table.ending;
  return { winners, reason, by: seatsOf(state, table, place)[0] ?? null };
}

/** Whether a person at this page sits at the table, and plays. */
export function isPlaying({ me, places }: Table): boolean {
  return places[me]?.level === 0;
}

export function rightsAt(state: MatchState, table: Table, ending: Ending | null): Rights {
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

/**
 * Persons that the computer could go on for: at once where they have been away for long, or if the others agree, where
 * there are others who can. Nobody is replaced who has a clock: it decides.
 */
export function absentAt(table: Table): readonly { place: number; isLong: boolean }[] {
  const { places, me, offers, phase, isSilent } = table;
  if (!isPlaying(table) || phase !== 'running') return [];
  const people = places.filter((place) => place.level === 0).length;
  const canAsk = people > 2 && !isSilent && table.clocks === null && !offers.some(({ what }) => what === 'hand-over');
  return places.flatMap((place, index) => {
    const isAbsent = index !== me && place.level === 0 && !place.isHere;
    return isAbsent && (place.mayBeHanded || canAsk) ? [{ place: index, isLong: place.mayBeHanded }] : [];
  });
}
