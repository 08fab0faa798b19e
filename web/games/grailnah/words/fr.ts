import type { Words } from './en';
import { coaching } from './coaching.fr';
import { lessons } from './lessons.fr';
import { telling } from './telling.fr';

const fr: Words = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line': 'Menez un chevalier au Grailnah ; Merlin et Morgane sont à tout le monde.',
  'game.grailnah.aim': 'Menez un chevalier au Grailnah, et vous gagnez.',
  'game.grailnah.players': 'de 2 à 4 personnes',
  'option.players': 'On joue',
  'option.players.2': 'à deux',
  'option.players.3': 'à trois',
  'option.players.4': 'à quatre, en deux équipes',
  'option.edition': 'Livret',
  'option.edition.en1.1': 'anglais, 1.1',
  'option.edition.nl2004': 'néerlandais, 2004 : Morgane peut renvoyer un chevalier en quittant le Grailnah',
  'option.edition.fr1.0': 'français, 1.0 : Morgane se joue à n’importe quel tour',
  'option.board': 'Plateau',
  'option.board.tintagelle': 'Tintagelle : sept anneaux',
  'option.board.avalon': 'Avalon : huit anneaux',
  'option.castles': 'Châteaux',
  'option.castles.players': 'un par personne',
  'option.castles.four': 'toujours quatre',
  'option.knight-exit': 'En sortant, un chevalier',
  'option.knight-exit.stop': 's’arrête à la porte',
  'option.knight-exit.slide': 'peut continuer le long de l’anneau',
  'option.merlin-limit': 'Merlin trois fois de suite au plus, en comptant',
  'option.merlin-limit.turns': 'vos tours',
  'option.merlin-limit.moves': 'ses propres coups',
  'option.swap': 'Changer de camp après le premier coup',
  'option.swap.off': 'non',
  'option.swap.on': 'oui',
  'figure.queen': 'reine',
  'figure.merlin': 'Merlin',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'escalier',
  'cell.castle': 'château',
  'cell.grail': 'le Grailnah',
  'cell.inside': 'à l’intérieur du cercle magique',
  'cell.gate': 'seuil',
  'cell.locked': 'pion immobilisé',
  'cell.blocked': 'bloque une porte du château {0}',

  ...telling,
  ...lessons,
  ...coaching,
};

export default fr;
