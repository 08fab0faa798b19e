import { byGame } from '../base/content/folders';
import type { Sound } from '../base/ui/sounds';
import type { Manifest } from '../door/types';

/** What pages know of a game beyond its rules: web/games/NAME/game.ts. */
export interface GameFacts {
  /** Where it stands among the games, from 1. */
  place: number;
  /** How many rules its book has to tell: the tests count them. */
  rules: number;
  /** The figure that stands for a player. */
  emblem: string;
  /** Grounds and marks that are drawn and not said: everybody knows them, or they stand everywhere. */
  unsaid?: readonly string[];
  /** What the very first game against the computer on a device begins with, so that it is a gentle one. */
  firstOptions?: Readonly<Record<string, string>>;
  /** What its events sound like, by their kinds; others sound as those of all games. */
  sounds?: Readonly<Record<string, Sound>>;
}

const facts = byGame(import.meta.glob<GameFacts>('../../games/*/game.ts', { eager: true, import: 'default' }));
const manifests = byGame(import.meta.glob<Manifest>('../../games/*/manifest.json', { eager: true, import: 'default' }));

const inOrder = Object.keys(manifests).sort((a, b) => (facts[a]?.place ?? 0) - (facts[b]?.place ?? 0));

/** The games that are offered, in the order in which they are shown. */
export const gameNames: readonly string[] = inOrder.filter((name) => manifests[name]?.isListed);

export function isGameName(name: string): boolean {
  return Object.hasOwn(manifests, name);
}

/** Of a game that has a folder; undefined for a name that came from elsewhere. */
export function factsOf(game: string): GameFacts | undefined {
  return Object.hasOwn(facts, game) ? facts[game] : undefined;
}

/** How a game describes itself; undefined for a name that came from elsewhere. */
export function manifestOf(game: string): Manifest | undefined {
  return isGameName(game) ? manifests[game] : undefined;
}

/** The game whose rule it is, by its letter. */
export function gameOfRule(rule: string): string | null {
  const letter = /^([A-Z])\d+$/.exec(rule)?.[1];
  return inOrder.find((name) => manifests[name]?.rulePrefix === letter) ?? null;
}
