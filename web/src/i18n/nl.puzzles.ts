import type { enPuzzles } from './en.puzzles';

export const nlPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Puzzels van {0}',
};
