import type { enPuzzles } from './en.puzzles';

export const frPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Problèmes : {0}',
  'puzzle.lead':
    'Dans chaque position, un seul coup mène à la victoire. C’est le programme qui a trouvé et vérifié ces positions.',
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
  'puzzle.wrong': 'Ce coup ne gagne pas. Essayez encore.',
  'puzzle.solved': 'Résolu ! Voici la suite.',
  'puzzle.next': 'Problème suivant',
  'puzzle.open': 'Problèmes',
};
