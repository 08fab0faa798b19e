import type { SavedGame } from '../match/match';
import type { Standing } from './standing';

export const filters = ['all', 'going', 'won', 'lost', 'finished'] as const;
export type Filter = (typeof filters)[number];

export interface Kept {
  game: SavedGame;
  /** Null until the rules can tell, and where they cannot. */
  standing: Standing | null;
}

const fits: Readonly<Record<Filter, (standing: Standing | null) => boolean>> = {
  all: () => true,
  going: (standing) => standing !== null && !standing.isOver,
  won: (standing) => standing?.kind === 'won',
  lost: (standing) => standing?.kind === 'lost',
  finished: (standing) => standing?.isOver ?? false,
};

/** Those that a filter lets through, of one game or of all where it is empty. */
export function filtered(kept: readonly Kept[], filter: Filter, game = ''): readonly Kept[] {
  return kept.filter(({ standing, game: saved }) => fits[filter](standing) && (game === '' || saved.game === game));
}

/** Filters that let something through; all is always one of them. */
export function usefulFilters(kept: readonly Kept[]): readonly Filter[] {
  return filters.filter((filter) => filter === 'all' || filtered(kept, filter).length > 0);
}
