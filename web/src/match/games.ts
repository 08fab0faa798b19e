import { byGame } from '../base/content/folders';
import type { Choice } from '../door/types';

type Options = Readonly<Record<string, string>>;

/** What pages have to know of a game and its rules do not tell yet: web/games/NAME/game.ts. */
export interface GameFacts {
  /** Where it stands among the games, from 1. */
  place: number;
  /** Its rules are numbered so: M1 to M19. */
  rules: { letter: string; count: number };
  /** The rules by which a game is won, and by which nobody wins it. */
  ends: { won: string; drawn: string };
  players: { least: number; most: number };
  /** The figure that stands for a player. */
  emblem: string;
  /** Whether a match of several games counts points. */
  countsPoints: boolean;
  /** What one click against the computer begins with. */
  quickOptions?: Options;
  /** The options that so many players need. */
  fitting?(options: Options, players: number): Options;
  /** The values of an option that can be chosen for so many players; `fitted` are all options as they fit. */
  open?(option: string, values: readonly string[], players: number, fitted: Options): readonly string[];
  /** Whether each of so many players holds one seat. */
  hasSeatForEach?(players: number, fitted: Options): boolean;
  /** The rule that a choice asks about, where it is not that of the prompt. */
  ruleOfChoice?(choice: Pick<Choice, 'picks' | 'prompt'>): string;
  /** What a position calls its turn. */
  turnOf?(position: string): string | null;
}

const games = byGame(import.meta.glob<GameFacts>('../../games/*/game.ts', { eager: true, import: 'default' }));

/** The games in the order in which they are shown. */
export const gameNames: readonly string[] = Object.entries(games)
  .sort(([, a], [, b]) => a.place - b.place)
  .map(([name]) => name);

export function isGameName(name: string): boolean {
  return Object.hasOwn(games, name);
}

/** Of a game that has a folder; undefined for a name that came from elsewhere. */
export function factsOf(game: string): GameFacts | undefined {
  return isGameName(game) ? games[game] : undefined;
}

/** The game whose rule it is, by its letter. */
export function gameOfRule(rule: string): string | null {
  const letter = /^([A-Z])\d+$/.exec(rule)?.[1];
  return gameNames.find((name) => games[name]?.rules.letter === letter) ?? null;
}

/** Every rule of a game by its id. */
export function ruleIds(game: string): readonly string[] {
  const { letter = '', count = 0 } = factsOf(game)?.rules ?? {};
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}
