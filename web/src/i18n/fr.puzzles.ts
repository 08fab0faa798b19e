import type { enPuzzles } from './en.puzzles';

export const frPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Problèmes de {0}',
};
