export const enPuzzles = {
  'puzzle.title': 'Puzzles: {0}',
  'puzzle.lead':
    'In each position only one move leads to a win. Our program found the positions, and every win is proven.',
  'puzzle.choose': 'Choose a puzzle',
  'puzzle.number': 'Puzzle {0}, {1}',
  'puzzle.numberSolved': 'Puzzle {0}, {1}, solved',
  'puzzle.grade.1': 'easy',
  'puzzle.grade.2': 'medium',
  'puzzle.grade.3': 'hard',
  'puzzle.proved': 'proven',
  'puzzle.searched': 'searched deeply',
  'puzzle.task': '{0} to move and win',
  'puzzle.hint': 'Hint',
  'puzzle.wrong': 'That does not win. Try again.',
  'puzzle.solved': 'Solved! This is how it goes on.',
  'puzzle.next': 'Next puzzle',
  'puzzle.open': 'Puzzles',
} as const;
