import type { enPuzzles } from './en.puzzles';

export const nlPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Puzzels: {0}',
  'puzzle.lead':
    'In elke stelling leidt maar één zet tot winst. De computer heeft de stellingen gevonden en de winst bewezen.',
  'puzzle.choose': 'Kies een puzzel',
  'puzzle.number': 'Puzzel {0}, {1}',
  'puzzle.numberSolved': 'Puzzel {0}, {1}, opgelost',
  'puzzle.grade.1': 'makkelijk',
  'puzzle.grade.2': 'gemiddeld',
  'puzzle.grade.3': 'moeilijk',
  'puzzle.proved': 'bewezen',
  'puzzle.searched': 'diep doorgerekend',
  'puzzle.task': '{0} speelt en wint',
  'puzzle.hint': 'Tip',
  'puzzle.wrong': 'Zo win je niet. Probeer het nog eens.',
  'puzzle.solved': 'Opgelost! Zo gaat het verder.',
  'puzzle.next': 'Volgende puzzel',
  'puzzle.open': 'Puzzels',
};
