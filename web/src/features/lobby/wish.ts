import type { MatchState } from '../../door/types';
import type { Create, Setup } from '../../door/server/protocol';
import { levelAmong } from '../../match/players';
import {
  fittingOptions,
  hasSeatForEach,
  isCounted,
  lengthOf,
  playersRange,
  usualLevel,
  type Form,
} from '../../match/setup';
import { clockFrom, firstClock, isClockReady, type ClockForm } from './clock';

/** Who shall sit at a place: whoever makes the table, somebody who comes, or the computer. */
export type PlaceKind = 'me' | 'friend' | 'level';

export interface PlaceRow {
  key: number;
  kind: PlaceKind;
  level: number;
}

/** What an online game needs beyond the form of a local one. Exactly one row is `me`. */
export interface OnlineForm {
  rows: readonly PlaceRow[];
  seating: Setup['seating'];
  clock: ClockForm;
  isListed: boolean;
  /** Whether the computer may go on for who is gone. */
  substitute: boolean;
}

/** What is asked of the server. */
export type CreateWish = Pick<Create, 'setup' | 'place'>;

export function firstOnlineForm(isListed = false): OnlineForm {
  const rows: PlaceRow[] = [
    { key: 0, kind: 'me', level: usualLevel },
    { key: 1, kind: 'friend', level: usualLevel },
  ];
  return { rows, seating: 'lot', clock: firstClock, isListed, substitute: false };
}

export function withPlace(form: OnlineForm, game: string): OnlineForm {
  if (form.rows.length >= playersRange(game).most) return form;
  const key = 1 + Math.max(...form.rows.map((row) => row.key));
  return { ...form, rows: [...form.rows, { key, kind: 'friend', level: usualLevel }] };
}

export function withoutPlace(form: OnlineForm, game: string, key: number): OnlineForm {
  const row = form.rows.find((each) => each.key === key);
  if (form.rows.length <= playersRange(game).least || row?.kind === 'me') return form;
  return { ...form, rows: form.rows.filter((each) => each.key !== key) };
}

/** Puts somebody else at a place. Who makes the table always has one: places are exchanged where needed. */
export function withKind(form: OnlineForm, key: number, kind: PlaceKind, level: number): OnlineForm {
  const before = form.rows.find((row) => row.key === key);
  if (!before) return form;
  const others = form.rows.filter((row) => row.key !== key);
  const heir = others.find((row) => row.kind === 'friend') ?? others[0];
  const rows = form.rows.map((row): PlaceRow => {
    if (row.key === key) return { ...row, kind, level };
    if (kind === 'me' && row.kind === 'me') return { ...row, kind: before.kind, level: before.level };
    if (kind !== 'me' && before.kind === 'me' && row === heir) return { ...row, kind: 'me' };
    return row;
  });
  return { ...form, rows };
}

/** The local form with as many players: options depend on how many play. */
export function shapeOf(form: Form, online: OnlineForm): Form {
  const rows = online.rows.map(({ key, kind, level }) => ({
    key,
    level,
    name: '',
    kind: kind === 'level' ? ('level' as const) : ('person' as const),
  }));
  return { ...form, rows };
}

/** Seats can be chosen only where everybody holds one. */
export function canChooseSeats(form: Form, online: OnlineForm): boolean {
  return hasSeatForEach(shapeOf(form, online));
}

export function seatingOf(form: Form, online: OnlineForm): Setup['seating'] {
  return canChooseSeats(form, online) ? online.seating : 'lot';
}

export function isOnlineReady(form: Form, online: OnlineForm): boolean {
  return isCounted(form) && isClockReady(online.clock);
}

/** With the levels that can be chosen for these options. */
export function wishFrom(form: Form, online: OnlineForm, levels: readonly number[]): CreateWish {
  const hasFriend = online.rows.some(({ kind }) => kind === 'friend');
  const setup: Setup = {
    game: form.game,
    options: { ...fittingOptions(shapeOf(form, online)) },
    length: lengthOf(form),
    places: online.rows.map(({ kind, level }) => ({ level: kind === 'level' ? levelAmong(levels, level) : 0 })),
    seating: seatingOf(form, online),
    clock: clockFrom(online.clock),
    isListed: online.isListed && hasFriend,
    substitute: online.substitute && hasFriend,
  };
  return { setup, place: online.rows.findIndex(({ kind }) => kind === 'me') };
}

/** One click: two people, everything as usual; who comes gets the link. */
export function inviteWish(game: string): CreateWish {
  const setup: Setup = {
    game,
    options: {},
    length: 'games 1',
    places: [{ level: 0 }, { level: 0 }],
    seating: 'lot',
    clock: clockFrom(firstClock),
    isListed: false,
    substitute: false,
  };
  return { setup, place: 0 };
}

/** A seat by its name and its place in the order of seats. */
export interface NumberedSeat {
  name: string;
  number: number;
}

/** The seats of each place where seating is chosen: the first place holds the first seat, and so on. */
export function seatsByPlace({ seats }: Pick<MatchState, 'seats'>): readonly (readonly NumberedSeat[])[] {
  const numbered = seats.map(({ name, player }, number) => ({ name, number, player }));
  const inOrder = [...new Set(seats.map((seat) => seat.player))];
  return inOrder.map((player) =>
    numbered.filter((seat) => seat.player === player).map(({ name, number }) => ({ name, number })),
  );
}
