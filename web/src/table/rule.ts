import type { GameName } from '../match/setup';

const games: Readonly<Record<string, GameName>> = { M: 'menhirs', G: 'grailnah', C: 'graal' };

/** The game whose rule it is: M11 is one of Menhirs, G22 of Grailnah, C16 of Graal. */
export function gameOfRule(rule: string): GameName | null {
  const letter = /^([MGC])\d+$/.exec(rule)?.[1];
  return letter === undefined ? null : (games[letter] ?? null);
}
