import type { enPuzzles } from './en.puzzles';

export const frPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Problèmes de {0}',
  'puzzle.lead': 'Un seul coup gagne. Ces positions ont été trouvées et démontrées par le programme.',
  'puzzle.choose': 'Choisir un problème',
  'puzzle.number': 'Problème {0}, {1}',
  'puzzle.numberSolved': 'Problème {0}, {1}, résolu',
  'puzzle.grade.1': 'facile',
  'puzzle.grade.2': 'moyen',
  'puzzle.grade.3': 'difficile',
  'puzzle.proved': 'démontré',
  'puzzle.searched': 'vérifié en profondeur',
  'puzzle.task': '{0} joue et gagne',
  'puzzle.hint': 'Indice',
  'puzzle.wrong': 'Ce coup ne gagne pas. À essayer encore.',
  'puzzle.solved': 'Résolu : voici la suite.',
  'puzzle.next': 'Problème suivant',
  'puzzle.open': 'Problèmes',
};
