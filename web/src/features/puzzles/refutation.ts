import type { EngineWorker } from '../../door/engineWorker';
import type { Door, MatchState, Ply, SearchResult } from '../../door/types';
import type { Puzzle } from './puzzles';

/** Searches what follows these actions of a puzzle. */
export type PuzzleSearch = (puzzle: Puzzle, actions: readonly string[]) => Promise<SearchResult>;

const nodes = 30_000;
const searchTime = 2000;
const topLevel = 8;

export function puzzleSearch(engine: EngineWorker): PuzzleSearch {
  return ({ game, options, position }, actions) =>
    engine.think({
      ...{ game, options, start: position, actions, nodes, lines: 1 },
      ...{ level: topLevel, seed: '1', milliseconds: searchTime, offersSwap: false },
    });
}

/** Why a try does not win: what is played after it, up to the end of the opponent's turn. */
export interface Refutation {
  plies: readonly Ply[];
  /** The opponent defends, or even wins; or the solver has to go on first. */
  kind: 'defends' | 'wins' | 'goesOn';
}

/** Played out, not only expected; null where nothing follows that would explain it. */
export async function refutationOf(
  door: Door,
  think: PuzzleSearch,
  puzzle: Puzzle,
  tried: string,
): Promise<Refutation | null> {
  const { lines } = await think(puzzle, [tried]);
  const best = lines[0];
  if (!best) return null;
  const { game, options, position } = puzzle;
  let state: MatchState = door.begin(game, options, [], '1', 'games 1', position);
  const sideOf = (seat: number | null): number | undefined => (seat === null ? undefined : state.seats[seat]?.side);
  const solver = sideOf(state.toAct);
  try {
    ({ state } = door.play(state.match, state.toAct ?? 0, tried));
    const isFirst = sideOf(state.toAct) === solver;
    if (best.end && best.end.isWin === isFirst) return null;
    const plies: Ply[] = [];
    for (const action of best.actions) {
      const isAnswered = plies.some(({ seat }) => sideOf(seat) !== solver);
      if (state.toAct === null || (isAnswered && sideOf(state.toAct) === solver)) break;
      const played = door.play(state.match, state.toAct, action);
      plies.push(played.ply);
      ({ state } = played);
    }
    if (!plies.some(({ seat }) => sideOf(seat) !== solver)) return null;
    const isLost = state.outcome?.some(({ verdict }, seat) => verdict === 'won' && sideOf(seat) !== solver) ?? false;
    return { plies, kind: isFirst ? 'goesOn' : isLost ? 'wins' : 'defends' };
  } finally {
    door.close(state.match);
  }
}
