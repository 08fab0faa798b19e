import type { Door, MatchState, Ply } from '../door/types';
import { fullStrength, levels } from '../door/levels';
import { hasFittingNetwork, hasNetwork } from '../door/networks';
import { levelName, t } from '../base/i18n/words.svelte';
import type { GameEnd, Player, Rights } from './match';

/** Those whom a game can be played against, with these options. */
export function levelsFor(door: Door, game: string, options: Readonly<Record<string, string>>): readonly number[] {
  return hasFittingNetwork(door, game, options) ? [...levels, fullStrength] : levels;
}

/** A level as far as it is offered: where full strength is not, the last one is as strong as it gets. */
export function levelAmong(offered: readonly number[], level: number): number {
  return offered.includes(level) ? level : Math.min(level, levels.length);
}

/** A level as far as a game has it, with one option or another. */
export function levelIn(game: string, level: number): number {
  return level === fullStrength && !hasNetwork(game) ? levels.length : level;
}

/** *Alanig, level 5 of 8*, as it is chosen. */
export function levelTitle(level: number): string {
  return level === fullStrength ? t('level.atFull', levelName(level)) : t('level.full', level, levelName(level));
}

const fullName = `level:${levels.length},full`;

/** In a record a computer is a player of this name, so that the program at the terminal knows it too. */
export function recordName(player: Player): string {
  if (player.kind === 'person') return player.name;
  return player.level === fullStrength ? fullName : `level:${player.level}`;
}

export function playerNamed(name: string): Player {
  if (name === fullName) return { kind: 'level', level: fullStrength };
  const level = /^level:([1-8])$/.exec(name)?.[1];
  return level === undefined ? { kind: 'person', name } : { kind: 'level', level: Number(level) };
}

/** In records of a server, somebody whose account was deleted. */
export const formerPlayer = 'former:player';

/** What a person is called; who is no longer known has no name of their own. */
export function personName(name: string): string {
  return name === formerPlayer ? t('player.former') : name;
}

/** A person who gave no name has this in the record; pages call them by their colour. */
export function unnamed(number: number): Player {
  return { kind: 'person', name: `Player ${number}` };
}

/** *Player 1* in records of this client, *player 1* where the rules named them. French and Dutch names stand in older
 * records alone, which were begun in the words of the page: they stay here for as long as those open. */
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

/** The computer's level on a seat, 0 where a person sits. */
export function levelOn(state: MatchState, players: readonly Player[], seat: number): number {
  const player = playerOn(state, players, seat);
  return player?.kind === 'level' ? player.level : 0;
}

/** Whose turn it is, if that is the computer. */
export function levelToAct(state: MatchState, players: readonly Player[]): number | null {
  return state.toAct === null ? null : levelOn(state, players, state.toAct) || null;
}

export function endingOf(state: MatchState, resigned: number | null): GameEnd | null {
  if (resigned !== null) {
    const side = state.seats[resigned]?.side;
    const winners = state.seats.flatMap((seat, index) => (seat.side === side ? [] : [index]));
    return { winners, reason: 'resigned', by: resigned };
  }
  if (!state.outcome) return null;
  const winners = state.outcome.flatMap((result, index) => (result.verdict === 'won' ? [index] : []));
  return { winners, reason: 'rules', by: null };
}

/** Whether people have something of their own to take back; who only looks on takes back anything. */
function canTakeBack(state: MatchState, players: readonly Player[], plies: readonly Pick<Ply, 'seat'>[]): boolean {
  if (!players.some(({ kind }) => kind === 'person')) return plies.length > 0;
  return plies.some(({ seat }) => levelOn(state, players, seat) === 0);
}

/** What may be done on this device, where all people of the match are, after the plies of this game. */
export function rightsHere(
  state: MatchState,
  ending: GameEnd | null,
  plies: readonly Pick<Ply, 'seat'>[] = [],
): Rights {
  const players = playersOf(state);
  /** Against a computer the result stands; people at one device settle that among themselves. */
  const isDecided = ending !== null && players.some(({ kind }) => kind === 'level');
  return {
    seats: state.seats.flatMap((seat, index) => (players[seat.player]?.kind === 'person' ? [index] : [])),
    undo: canTakeBack(state, players, plies) && !isDecided ? 'freely' : 'never',
    hint: true,
    resign: ending === null,
    next: ending?.reason === 'rules' && !state.isOver,
  };
}

/** Whether only computers sit behind a screen. */
export function isComputerParty(state: MatchState, players: readonly Player[], party: number): boolean {
  return state.seats.every((seat) => seat.party !== party || players[seat.player]?.kind === 'level');
}
