export const enPuzzles = {
  'puzzle.title': 'Puzzles of {0}',
} as const;
