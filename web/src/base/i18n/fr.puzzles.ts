import type { enPuzzles } from './en.puzzles';

export const frPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Problèmes : {0}',
  'puzzle.lead':
    'Dans chaque position, un seul coup mène à la victoire. Notre programme a trouvé ces positions et les a vérifiées.',
  'puzzle.choose': 'Choisir un problème',
  'puzzle.number': 'Problème {0}, {1}',
  'puzzle.numberSolved': 'Problème {0}, {1}, résolu',
  'puzzle.grade.1': 'facile',
  'puzzle.grade.2': 'moyen',
  'puzzle.grade.3': 'difficile',
  'puzzle.proved': 'victoire prouvée',
  'puzzle.searched': 'victoire calculée, mais non prouvée',
  'puzzle.task': '{0} joue et gagne',
  'puzzle.hint': 'Indice',
  'puzzle.wrong': 'Ce coup ne gagne pas. Cherchez encore.',
  'puzzle.solved': 'Résolu ! Voici la suite.',
  'puzzle.next': 'Problème suivant',
  'puzzle.open': 'Problèmes',
};
