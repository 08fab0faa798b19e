import type { OptionSpec, PlayerRange } from '../door/types';
import { levels } from '../door/levels';
import { settings } from '../base/storage/settings.svelte';
import { language } from '../base/i18n/words.svelte';
import { factsOf, manifestOf } from './games';
import type { Player, MatchSetup } from './match';
import { levelIn, unnamed } from './players';
import { listGames } from './saved';

export type OptionValues = Readonly<Record<string, string>>;

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
  options: OptionValues;
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
  const { leastPlayers = 2, mostPlayers = 2 } = manifestOf(game) ?? {};
  return { least: leastPlayers, most: mostPlayers };
}

/** A number of 64 bits as text. */
export function randomSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

function setupOf(game: string, players: readonly Player[], more: Partial<MatchSetup> = {}): MatchSetup {
  return { game, players, options: {}, length: 'games 1', seed: randomSeed(), from: '', ...more };
}

/** As few players as these options seat. */
function leastSeated(game: string, options: OptionValues): number {
  const ranges = (manifestOf(game)?.options ?? []).map((spec) => rangeOf(spec, options[spec.name])?.least ?? 0);
  return Math.max(playersRange(game).least, ...ranges);
}

/** What the first game of a kind on this device begins with, and later ones do not. */
function firstOptions(game: string): OptionValues {
  const isFirst = !listGames().games.some((saved) => saved.game === game);
  return isFirst ? (factsOf(game)?.firstOptions ?? {}) : {};
}

/** One click: a person against the computer, or everybody at this screen; as many as the options seat. */
export function quickSetup(game: string, against: 'computer' | 'person', more: Partial<MatchSetup> = {}): MatchSetup {
  const proposed = against === 'computer' && !more.from ? firstOptions(game) : {};
  const options = { ...(more.from ? {} : ofOwnBooklet(game)), ...proposed, ...more.options };
  const others = Array.from({ length: leastSeated(game, options) - 1 }, (_, index): Player =>
    against === 'person'
      ? unnamed(index + 2)
      : { kind: 'level', level: levelIn(game, settings.opponent ?? usualLevel) },
  );
  return setupOf(game, [unnamed(1), ...others], { ...more, options });
}

export function firstForm(game: string): Form {
  const rows: Row[] = [
    { key: 0, kind: 'person', name: '', level: usualLevel },
    { key: 1, kind: 'level', name: '', level: usualLevel },
  ];
  return { game, rows, options: ofOwnBooklet(game), lengthKind: 'games', lengthNumber: 1 };
}

/** How many players a value of an option seats; undefined where the option does not decide that. */
function rangeOf({ values, players }: OptionSpec, value: string | undefined): PlayerRange | undefined {
  return value === undefined ? undefined : players[values.indexOf(value)];
}

function isSeating(spec: OptionSpec, value: string, players: number): boolean {
  const range = rangeOf(spec, value);
  return !range || (range.least <= players && players <= range.most);
}

function matters({ condition }: OptionSpec, options: OptionValues, specs: readonly OptionSpec[]): boolean {
  if (!condition) return true;
  const usual = specs.find(({ name }) => name === condition.option)?.values[0];
  return condition.values.includes(options[condition.option] ?? usual ?? '');
}

/** The options that so many players need. What does not matter then is as usual. */
export function fittingOptions({ game, rows, options }: Pick<Form, 'game' | 'rows' | 'options'>): OptionValues {
  const specs = manifestOf(game)?.options ?? [];
  const seating = specs.flatMap((spec): [string, string][] => {
    const wanted = options[spec.name];
    const isKept = wanted !== undefined && isSeating(spec, wanted, rows.length);
    const value = isKept ? wanted : spec.values.find((each) => isSeating(spec, each, rows.length));
    return spec.players.length > 0 && value !== undefined ? [[spec.name, value]] : [];
  });
  const fitted = { ...options, ...Object.fromEntries(seating) };
  const idle = specs.filter((spec) => spec.name in options && !matters(spec, fitted, specs));
  return { ...fitted, ...Object.fromEntries(idle.map(({ name, values }) => [name, values[0] ?? ''])) };
}

/** What can be chosen, for this many players and what else was chosen; nothing where only one value is left. */
export function openChoices(spec: OptionSpec, form: Form): readonly string[] {
  const specs = manifestOf(form.game)?.options ?? [];
  if (!matters(spec, fittingOptions(form), specs)) return [];
  const open = spec.values.filter((value) => isSeating(spec, value, form.rows.length));
  return open.length > 1 ? open : [];
}

/** An option, and what can be chosen. */
export interface OptionChoice {
  name: string;
  values: readonly string[];
}

/** The options that leave a choice to this many players. */
export function choicesFor(form: Form, specs: readonly OptionSpec[]): readonly OptionChoice[] {
  return specs
    .map((spec): OptionChoice => ({ name: spec.name, values: openChoices(spec, form) }))
    .filter(({ values }) => values.length > 1);
}

/** The options that leave a choice to any number of players, after what else was chosen. */
export function choicesForAny(game: string, options: OptionValues): readonly OptionChoice[] {
  const specs = manifestOf(game)?.options ?? [];
  return choosable(game).filter((spec) => matters(spec, options, specs));
}

/** Every option as it is where nobody chooses. */
export function usualOptions(game: string): OptionValues {
  return Object.fromEntries((manifestOf(game)?.options ?? []).map((spec) => [spec.name, spec.default]));
}

/** What the booklet in a language says, where booklets differ. */
export function ofBooklet(game: string, language: string): OptionValues {
  const specs = manifestOf(game)?.options ?? [];
  return Object.fromEntries(
    specs.flatMap(({ name, booklets }): [string, string][] => {
      const value = booklets[language];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** How a game is played unless somebody chooses otherwise, by the booklet of a language. */
export function usualIn(game: string, language: string): OptionValues {
  return { ...usualOptions(game), ...ofBooklet(game, language) };
}

/** What the booklet of the reader's language says, as far as it is not as usual anyway. */
function ofOwnBooklet(game: string): OptionValues {
  const usual = usualOptions(game);
  return Object.fromEntries(
    Object.entries(ofBooklet(game, language())).filter(([name, value]) => usual[name] !== value),
  );
}

/** The options of a game that leave a choice at all. */
export function choosable(game: string): readonly OptionSpec[] {
  return (manifestOf(game)?.options ?? []).filter(({ values }) => values.length > 1);
}

/** Whether each of so many players holds one seat. */
export function hasSeatForEach(form: Pick<Form, 'game' | 'rows' | 'options'>): boolean {
  const fitted = fittingOptions(form);
  const specs = manifestOf(form.game)?.options ?? [];
  return specs.every((spec) => (rangeOf(spec, fitted[spec.name])?.most ?? form.rows.length) === form.rows.length);
}

/** Each opponent is somebody else: who is nearest in strength to the first of them, rather the gentler one. */
function nextLevel(rows: readonly Row[]): number {
  const taken = rows.filter(({ kind }) => kind === 'level').map(({ level }) => level);
  const first = Math.min(taken[0] ?? usualLevel, levels.length);
  const free = levels.filter((level) => !taken.includes(level));
  return free.sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0] ?? first;
}

export function withPlayer(form: Form): Form {
  if (form.rows.length >= playersRange(form.game).most) return form;
  const key = 1 + Math.max(...form.rows.map((row) => row.key));
  return { ...form, rows: [...form.rows, { key, kind: 'level', name: '', level: nextLevel(form.rows) }] };
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
  return manifestOf(game)?.playsMatches ? `${lengthKind} ${lengthNumber}` : 'games 1';
}

export function isReady(form: Form): boolean {
  return isCounted(form) && !form.rows.some((row) => row.kind === 'person' && isTooLong(row.name));
}

export function setupFrom(form: Form): MatchSetup {
  const players = form.rows.map((row, index): Player => {
    if (row.kind === 'level') return { kind: 'level', level: row.level };
    const name = row.name.trim();
    return name === '' ? unnamed(index + 1) : { kind: 'person', name };
  });
  return setupOf(form.game, players, { options: fittingOptions(form), length: lengthOf(form) });
}
