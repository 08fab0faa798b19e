import type { Words } from './en';
import { lessons } from './lessons.fr';

const fr: Words = {
  'game.menhirs.name': 'Menhirs dans le Brouillard',
  'game.menhirs.line':
    'À deux, on fait glisser le même brouillard sur la forêt ; qui découvre la dernière pierre levée gagne.',
  'game.menhirs.players': '2 joueurs',
  'option.side': 'Taille du plateau',
  'option.side.4': '4 cases de côté, comme d’habitude',
  'option.side.3': '3 cases de côté : un casse-tête serré',
  'option.side.5': '5 cases de côté : une vaste forêt',
  'option.clearing': 'L’éclaircie commence',
  'option.clearing.8a': 'à la manche 8, comme l’auteur le préfère',
  'option.clearing.7b': 'à la manche 7, avec le second joueur',
  'option.early21': 'Gagner à la manche 3 vaut 21 points',
  'option.early21.off': 'non',
  'option.early21.on': 'oui',
  'seat.a': 'a',
  'seat.b': 'b',
  'figure.mist': 'brouillard',
  'figure.menhir': 'menhir',
  'tell.slid': '{4} glisse, direction {5}',
  'tell.split': '{4} glisse, direction {5}',
  'tell.cleared': 'brouillard dissipé en {2}',
  'standing.menhir': 'menhir découvert',
  'standing.menhir+mist': 'brouillard sur un menhir',
  'cell.mirror': 'ne peut pas repartir en arrière',

  ...lessons,
};

export default fr;
