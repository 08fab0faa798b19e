import type { SavedGame } from '../match/match';
import type { GameStatus } from './gameStatus';

export const filters = ['all', 'going', 'won', 'lost', 'finished'] as const;
export type Filter = (typeof filters)[number];

export interface Kept {
  game: SavedGame;
  /** Null until the rules can tell, and where they cannot. */
  status: GameStatus | null;
}

const fits: Readonly<Record<Filter, (status: GameStatus | null) => boolean>> = {
  all: () => true,
  going: (status) => status !== null && !status.isOver,
  won: (status) => status?.kind === 'won',
  lost: (status) => status?.kind === 'lost',
  finished: (status) => status?.isOver ?? false,
};

/** Those that a filter lets through, of one game or of all where it is empty. */
export function filtered(kept: readonly Kept[], filter: Filter, game = ''): readonly Kept[] {
  return kept.filter(({ status, game: saved }) => fits[filter](status) && (game === '' || saved.game === game));
}

/** Filters that let something through; all is always one of them. */
export function usefulFilters(kept: readonly Kept[]): readonly Filter[] {
  return filters.filter((filter) => filter === 'all' || filtered(kept, filter).length > 0);
}
