import type { OptionSpec } from '../door/types';
import { factsOf } from './games';
import type { Player, Setup } from './match';

/** One line of the form: what was typed is kept while another kind is tried. */
export interface Row {
  key: number;
  kind: Player['kind'];
  name: string;
  level: number;
}

export interface Form {
  game: string;
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

export function playersRange(game: string): { least: number; most: number } {
  return factsOf(game)?.players ?? { least: 2, most: 2 };
}

/** A number of 64 bits as text. */
export function randomSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

function setupOf(game: string, players: readonly Player[], more: Partial<Setup> = {}): Setup {
  return { game, players, options: {}, length: 'games 1', seed: randomSeed(), from: '', ...more };
}

/** One click: a person against the computer, or everybody at this screen; as many as the options seat. */
export function quickSetup(
  game: string,
  against: 'computer' | 'person',
  nameOf: (number: number) => string,
  more: Partial<Setup> = {},
): Setup {
  const person = (number: number): Player => ({ kind: 'person', name: nameOf(number) });
  const options = { ...(against === 'computer' ? factsOf(game)?.quickOptions : {}), ...more.options };
  const others = Array.from({ length: Number(options['players'] ?? 2) - 1 }, (_, index): Player =>
    against === 'person' ? person(index + 2) : { kind: 'level', level: usualLevel },
  );
  return setupOf(game, [person(1), ...others], { ...more, options });
}

export function firstForm(game: string): Form {
  const rows: Row[] = [
    { key: 0, kind: 'person', name: '', level: usualLevel },
    { key: 1, kind: 'level', name: '', level: usualLevel },
  ];
  return { game, rows, options: {}, lengthKind: 'games', lengthNumber: 1 };
}

/** The options that so many players need. */
export function fittingOptions({ game, rows, options }: Form): Readonly<Record<string, string>> {
  return factsOf(game)?.fitting?.(options, rows.length) ?? options;
}

/** What can be chosen at all, for this many players and what else was chosen. */
export function openChoices({ name, values }: OptionSpec, form: Form): readonly string[] {
  if (values.length < 2) return [];
  return factsOf(form.game)?.open?.(name, values, form.rows.length, fittingOptions(form)) ?? values;
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
  return factsOf(game)?.countsPoints ? `${lengthKind} ${lengthNumber}` : 'games 1';
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
