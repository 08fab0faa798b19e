import { openDoor } from '../../door/door';
import { EngineWorker } from '../../door/engineWorker';
import type { MatchState } from '../../door/types';
import type { Shared } from '../../match/links';
import { playersOf, rightsHere } from '../../match/players';
import { listGames } from '../../match/saved';
import { Analysis } from './analysis.svelte';

export interface OpenedAnalysis {
  analysis: Analysis;
  state: MatchState;
  /** Seats of the one person who played this game on this device: those are *you*. */
  mine: ReadonlySet<number>;
}

function seatsOfReader(shared: Shared, state: MatchState): ReadonlySet<number> {
  const people = playersOf(state).filter(({ kind }) => kind === 'person');
  const isHere = shared.kind === 'game' && listGames().games.some(({ record }) => record === shared.record);
  return new Set(isHere && people.length === 1 ? rightsHere(state, null).seats : []);
}

/** Puts what a link holds on the analysis board: the last game of a record, or a position. Rejected with a refusal. */
export async function openAnalysis(shared: Shared): Promise<OpenedAnalysis> {
  const door = await openDoor();
  const state =
    shared.kind === 'game'
      ? door.read(shared.record)
      : door.begin(shared.game, shared.options, [], '1', 'games 1', shared.position);
  const { start, plies } = door.history(state.match, state.gameNumber);
  door.close(state.match);
  const scene = { game: state.game, options: state.options, position: start };
  const sides = state.seats.map((seat) => seat.side);
  const played = plies.filter(({ events }) => !events.some(({ kind }) => kind === 'swapped'));
  const analysis = new Analysis(door, new EngineWorker(), scene, played, sides);
  return { analysis, state, mine: seatsOfReader(shared, state) };
}
