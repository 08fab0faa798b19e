import type { enPuzzles } from './en.puzzles';

export const frPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Problèmes : {0}',
  'puzzle.lead':
    'Dans chaque position, un seul coup mène à la victoire. Notre programme a trouvé ces positions et prouvé chaque victoire.',
  'puzzle.choose': 'Choisir un problème',
  'puzzle.number': 'Problème {0}, {1}',
  'puzzle.numberSolved': 'Problème {0}, {1}, résolu',
  'puzzle.grade.1': 'facile',
  'puzzle.grade.2': 'moyen',
  'puzzle.grade.3': 'difficile',
  'puzzle.proved': 'victoire prouvée',
  'puzzle.searched': 'victoire calculée, mais non prouvée',
  'puzzle.task': 'À vous de jouer : trouvez le coup gagnant',
  'puzzle.colour': 'Vous jouez {0}.',
  'puzzle.opponent': 'votre adversaire',
  'puzzle.hint': 'Indice',
  'puzzle.hint.begins': 'Regardez ce qui est marqué : le coup part de là.',
  'puzzle.hint.is': 'Voici le coup gagnant : {0}',
  'puzzle.wrong': 'Ce coup ne gagne pas.',
  'puzzle.wrong.defends': 'Il y a une réponse : {0}',
  'puzzle.wrong.wins': 'Pire, il fait perdre la partie : {0}',
  'puzzle.wrong.goesOn': 'La partie pourrait continuer ainsi : {0}',
  'puzzle.again': 'Essayer encore',
  'puzzle.solved': 'Résolu ! Voici la suite.',
  'puzzle.next': 'Problème suivant',
  'puzzle.open': 'Problèmes',
};
