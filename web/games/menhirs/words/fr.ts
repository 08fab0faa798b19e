import type { Words } from './en';
import { coaching } from './coaching.fr';
import { lessons } from './lessons.fr';
import { telling } from './telling.fr';

const fr: Words = {
  'game.menhirs.name': 'Menhirs dans le Brouillard',
  'game.menhirs.line': 'Un brouillard pour deux : faites-le glisser, dégagez le dernier menhir, et vous gagnez.',
  'game.menhirs.aim': 'Dégagez le dernier menhir, et vous gagnez.',
  'game.menhirs.players': 'à deux',
  'option.side': 'Taille',
  'option.side.4': 'quatre cases par côté (courant)',
  'option.side.3': 'trois : un casse-tête serré',
  'option.side.5': 'cinq : une vaste forêt',
  'option.clearing': 'L’éclaircie commence',
  'option.clearing.8a': 'à la manche 8 (conseil de l’auteur)',
  'option.clearing.7b': 'à la manche 7, au second tour (comme sur le marqueur)',
  'option.clearing.never': 'jamais (sans marqueur de manches)',
  'option.early21': 'Gagner à la manche 3 rapporte',
  'option.early21.off': '11 points',
  'option.early21.on': '21 points',
  'argument.clearing.7b': 'à la manche 7, au second tour',
  'argument.clearing.8a': 'à la manche 8',
  'seat.a': 'Chêne',
  'seat.b': 'Houx',
  'figure.mist': 'brouillard',
  'figure.menhir': 'menhir',
  'standing.menhir': 'menhir dégagé',
  'standing.menhir+mist': 'menhir dans le brouillard',
  'cell.mirror': 'règle du miroir : à ne pas ramener tel quel',
  'choice.none': 'Tout laisser sur place',

  ...telling,
  ...lessons,
  ...coaching,
};

export default fr;
