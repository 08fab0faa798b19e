import type { MatchState, SeatState } from '../../door/types';
import { levelName, seatName, t } from '../../base/i18n/words.svelte';
import { settings } from '../../base/storage/settings.svelte';
import type { Player, Snapshot } from '../../match/match';
import { isUnnamed, personName, playerOn } from '../../match/players';

/** Who reads what is told, and how the board lies before them. */
export interface Viewpoint {
  readonly game: string;
  readonly seats: readonly SeatState[];
  /** Seats of the one person who reads: those are *you*. None where several share the device, or nobody here plays. */
  readonly mine: ReadonlySet<number>;
  /** What somebody is called who is not the reader: a name or a colour. */
  readonly who: (seat: number) => string;
  /** How far the board is turned, in degrees. */
  readonly turned: number;
  /** Whether the board shows the names of its cells; only then they are said. */
  readonly coordinates: boolean;
}

/** As much of a match as is needed to know who reads. */
export type Watched = Pick<Snapshot, 'state' | 'players' | 'may' | 'online'>;

/** One person at this device is *you*; several are called by their names and colours. */
export function readersOf({ state, players, may, online }: Watched): ReadonlySet<number> {
  const people = new Set(may.seats.map((seat) => state.seats[seat]?.player));
  const isOne = online !== undefined || people.size === 1;
  return new Set(isOne && players.length > 0 ? may.seats : []);
}

export function colourOf(state: Pick<Viewpoint, 'seats'>, seat: number): string {
  return seatName(state.seats[seat]?.name ?? '', seat);
}

function isTwin(player: Player, players: readonly Player[]): boolean {
  if (player.kind !== 'level') return false;
  return players.filter((each) => each.kind === 'level' && each.level === player.level).length > 1;
}

/** A name, or a colour where there is none. Two opponents may have one name: there the colour is to stand beside it. */
export function shortNameOn({ state, players }: Pick<Snapshot, 'state' | 'players'>, seat: number): string {
  const player = playerOn(state, players, seat);
  if (!player || isUnnamed(player)) return colourOf(state, seat);
  return player.kind === 'level' ? levelName(player.level) : personName(player.name);
}

export function hasTwin({ state, players }: Pick<Snapshot, 'state' | 'players'>, seat: number): boolean {
  const player = playerOn(state, players, seat);
  return player !== undefined && isTwin(player, players);
}

/** The same in sentences, where two opponents of one name are told apart by their colours. */
export function calledOn(match: Pick<Snapshot, 'state' | 'players'>, seat: number): string {
  const name = shortNameOn(match, seat);
  return hasTwin(match, seat) ? t('seat.taken', name, colourOf(match.state, seat)) : name;
}

/** Of somebody who only looks: nobody is *you*, and all are called by their colours. */
export function onlooker(state: Pick<MatchState, 'game' | 'seats'>, turned = 0): Viewpoint {
  const { game, seats } = state;
  const who = (seat: number): string => colourOf(state, seat);
  return { game, seats, mine: new Set(), who, turned, coordinates: settings.coordinates };
}

export function viewpointOf(match: Watched, turned = 0): Viewpoint {
  const { game, seats } = match.state;
  return {
    game,
    seats,
    mine: readersOf(match),
    who: (seat) => calledOn(match, seat),
    turned,
    coordinates: settings.coordinates,
  };
}

/** What somebody is called at the head of a line. */
export function nameOn({ mine, who }: Viewpoint, seat: number): string {
  return mine.has(seat) ? t('player.you') : who(seat);
}
