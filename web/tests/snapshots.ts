import type { Player, Snapshot } from '../src/match/match';
import { recordName, rightsHere } from '../src/match/players';
import { rules } from './rules';

const door = await rules();

export const person = (name: string): Player => ({ kind: 'person', name });
export const level = (number: number): Player => ({ kind: 'level', level: number });

/** A match that has just begun, as a page sees it. */
export function begunWith(game: string, players: readonly Player[]): Snapshot {
  const names = players.map(recordName);
  const state = door.begin(game, { ...(game === 'graal' ? { 'drawing-up': 'stock' } : {}) }, names, '1', 'games 1', '');
  const history = door.history(state.match, state.gameNumber);
  return {
    state,
    history,
    players,
    ending: null,
    isThinking: false,
    ready: [],
    trouble: null,
    may: rightsHere(state, null),
  };
}
