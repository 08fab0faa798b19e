import type { OptionSpec } from '../door/types';
import type { Player, Setup } from './match';

/** The games in the order in which they are shown. */
export const gameNames = ['menhirs', 'grailnah', 'graal'] as const;
export type GameName = (typeof gameNames)[number];

export function isGameName(name: string): name is GameName {
  return gameNames.some((each) => each === name);
}

/** One line of the form: what was typed is kept while another kind is tried. */
export interface Row {
  key: number;
  kind: Player['kind'];
  name: string;
  level: number;
}

export interface Form {
  game: GameName;
  rows: readonly Row[];
  options: Readonly<Record<string, string>>;
  lengthKind: 'games' | 'score';
  lengthNumber: number;
}

/** At this device, or with the server between the players. */
export type Where = 'here' | 'online';

/** Links from the lobby, and such as name it, lead to an online game. */
export function whereOf(hash: string): Where {
  return hash === '#online' || hash === '#lobby' ? 'online' : 'here';
}

export const usualLevel = 3;
const longestName = 40;
const mostPlayers: Readonly<Record<GameName, number>> = { menhirs: 2, grailnah: 4, graal: 6 };

export function playersRange(game: GameName): { least: number; most: number } {
  return { least: 2, most: mostPlayers[game] };
}

/** A number of 64 bits as text. */
export function randomSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

function setupOf(game: string, players: readonly Player[], more: Partial<Setup> = {}): Setup {
  return { game, players, options: {}, length: 'games 1', seed: randomSeed(), from: '', ...more };
}

/** What one click against the computer begins with: drawing up an army is for those who know the game. */
const quickOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = { graal: { 'drawing-up': 'stock' } };

/** One click: a person against the computer, or everybody at this screen; as many as the options seat. */
export function quickSetup(
  game: string,
  against: 'computer' | 'person',
  nameOf: (number: number) => string,
  more: Partial<Setup> = {},
): Setup {
  const person = (number: number): Player => ({ kind: 'person', name: nameOf(number) });
  const options = { ...(against === 'computer' ? quickOptions[game] : {}), ...more.options };
  const others = Array.from({ length: Number(options['players'] ?? 2) - 1 }, (_, index): Player =>
    against === 'person' ? person(index + 2) : { kind: 'level', level: usualLevel },
  );
  return setupOf(game, [person(1), ...others], { ...more, options });
}

export function firstForm(game: GameName): Form {
  const rows: Row[] = [
    { key: 0, kind: 'person', name: '', level: usualLevel },
    { key: 1, kind: 'level', name: '', level: usualLevel },
  ];
  return { game, rows, options: {}, lengthKind: 'games', lengthNumber: 1 };
}

/** The options that so many players need: as many seats in Grailnah, armies enough in Graal. */
export function fittingOptions({ game, rows, options }: Form): Readonly<Record<string, string>> {
  if (game === 'grailnah') {
    const fitted = { ...options, players: String(rows.length) };
    return rows.length === 2 ? fitted : { ...fitted, swap: 'off' };
  }
  if (game !== 'graal') return options;
  const needed = Math.ceil(rows.length / 2);
  return { ...options, armies: String(Math.max(needed, Number(options['armies'] ?? 1))) };
}

/** What can be chosen at all, for this many players and what else was chosen. */
export function openChoices(spec: OptionSpec, form: Form): readonly string[] {
  const { rows } = form;
  if (spec.name === 'players' || spec.values.length < 2) return [];
  if (spec.name === 'swap' && rows.length !== 2) return [];
  if (spec.name === 'armies') return spec.values.filter((value) => Number(value) * 2 >= rows.length);
  if (spec.name === 'allied-house' && fittingOptions(form)['armies'] === '1') return [];
  return spec.values;
}

export function withPlayer(form: Form): Form {
  if (form.rows.length >= playersRange(form.game).most) return form;
  const key = 1 + Math.max(...form.rows.map((row) => row.key));
  return { ...form, rows: [...form.rows, { key, kind: 'level', name: '', level: usualLevel }] };
}

export function withoutPlayer(form: Form, key: number): Form {
  if (form.rows.length <= playersRange(form.game).least) return form;
  return { ...form, rows: form.rows.filter((row) => row.key !== key) };
}

export function isTooLong(name: string): boolean {
  return [...name.trim()].length > longestName;
}

export function isCounted({ lengthNumber }: Form): boolean {
  return Number.isInteger(lengthNumber) && lengthNumber >= 1 && lengthNumber <= 10_000;
}

/** `games 3` or `score 21`. */
export function lengthOf({ game, lengthKind, lengthNumber }: Form): string {
  return game === 'menhirs' ? `${lengthKind} ${lengthNumber}` : 'games 1';
}

export function isReady(form: Form): boolean {
  return isCounted(form) && !form.rows.some((row) => row.kind === 'person' && isTooLong(row.name));
}

export function setupFrom(form: Form, nameOf: (number: number) => string): Setup {
  const players = form.rows.map((row, index): Player => {
    if (row.kind === 'level') return { kind: 'level', level: row.level };
    return { kind: 'person', name: row.name.trim() || nameOf(index + 1) };
  });
  return setupOf(form.game, players, { options: fittingOptions(form), length: lengthOf(form) });
}
