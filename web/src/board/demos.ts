import { byGame } from '../base/content/folders';

/** A game of two engines for a board of the first page. */
export interface Demo {
  record: string;
  /** The action that a board shows where nothing may move. */
  still: number;
}

export const demos = byGame(import.meta.glob<Demo>('../../games/*/demo.ts', { eager: true, import: 'default' }));
