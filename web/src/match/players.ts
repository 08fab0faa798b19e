import type { MatchState } from '../door/types';
import type { Ending, Player, Rights } from './match';

/** The computer's, from gentle to strong. */
export const levels: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** In a record a computer is a player of this name, so that the program at the terminal knows it too. */
export function recordName(player: Player): string {
  return player.kind === 'level' ? `level:${player.level}` : player.name;
}

export function playerNamed(name: string): Player {
  const level = /^level:([1-8])$/.exec(name)?.[1];
  return level === undefined ? { kind: 'person', name } : { kind: 'level', level: Number(level) };
}

/** A person who gave no name has this in the record; pages call them by their colour. */
export function unnamed(number: number): Player {
  return { kind: 'person', name: `Player ${number}` };
}

/** Older records have the words of the language they were begun in; the rules name those without a name themselves. */
export function isUnnamed(player: Player): boolean {
  return player.kind === 'person' && /^(?:[Pp]layer|Joueur|Speler) \d+$/.test(player.name);
}

export function playersOf(state: MatchState): readonly Player[] {
  return state.players.map(playerNamed);
}

export function playerOn(state: MatchState, players: readonly Player[], seat: number): Player | undefined {
  const index = state.seats[seat]?.player;
  return index === undefined ? undefined : players[index];
}

/** Whose turn it is, if that is the computer. */
export function levelToAct(state: MatchState, players: readonly Player[]): number | null {
  if (state.toAct === null) return null;
  const player = playerOn(state, players, state.toAct);
  return player?.kind === 'level' ? player.level : null;
}

export function endingOf(state: MatchState, resigned: number | null): Ending | null {
  if (resigned !== null) {
    const side = state.seats[resigned]?.side;
    const winners = state.seats.flatMap((seat, index) => (seat.side === side ? [] : [index]));
    return { winners, reason: 'resigned', by: resigned };
  }
  if (!state.outcome) return null;
  const winners = state.outcome.flatMap((result, index) => (result.verdict === 'won' ? [index] : []));
  return { winners, reason: 'rules', by: null };
}

/** What may be done on this device, where all people of the match are. */
export function rightsHere(state: MatchState, ending: Ending | null): Rights {
  const players = playersOf(state);
  return {
    seats: state.seats.flatMap((seat, index) => (players[seat.player]?.kind === 'person' ? [index] : [])),
    undo: state.ply > 0 ? 'freely' : 'never',
    hint: true,
    resign: ending === null,
    next: ending?.reason === 'rules' && !state.isOver,
  };
}

/** Whether only computers sit behind a screen. */
export function isComputerParty(state: MatchState, players: readonly Player[], party: number): boolean {
  return state.seats.every((seat) => seat.party !== party || players[seat.player]?.kind === 'level');
}
