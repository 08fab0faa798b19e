import type { Words } from './en';
import { lessons } from './lessons.fr';

const fr: Words = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line':
    'Des chevaliers courent au Graal sur un plateau rond ; Merlin et Morgane obéissent à qui les appelle.',
  'game.grailnah.players': 'de 2 à 4 joueurs',
  'option.players': 'Joueurs',
  'option.players.2': 'deux',
  'option.players.3': 'trois',
  'option.players.4': 'quatre, en deux équipes',
  'option.edition': 'Livret',
  'option.edition.en1.1': 'anglais, 1.1',
  'option.edition.nl2004': 'néerlandais, 2004 : Morgane peut renvoyer un chevalier en quittant le Graal',
  'option.edition.fr1.0': 'français, 1.0 : Morgane peut se jouer à tout moment',
  'option.board': 'Plateau',
  'option.board.tintagelle': 'Tintagelle : sept anneaux',
  'option.board.avalon': 'Avalon : huit anneaux',
  'option.castles': 'Châteaux',
  'option.castles.players': 'un par joueur',
  'option.castles.four': 'toujours quatre',
  'option.knight-exit': 'Un chevalier qui sort d’un château',
  'option.knight-exit.stop': 's’arrête devant la porte',
  'option.knight-exit.slide': 'peut poursuivre le long de l’anneau',
  'option.merlin-limit': 'Trois fois Merlin de suite, en comptant',
  'option.merlin-limit.turns': 'les tours du joueur',
  'option.merlin-limit.moves': 'les déplacements de Merlin',
  'option.swap': 'Le second joueur peut échanger les places après le premier coup',
  'option.swap.off': 'non',
  'option.swap.on': 'oui',
  'figure.queen': 'reine',
  'figure.merlin': 'Merlin',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'escalier',
  'cell.castle': 'château',
  'cell.grail': 'le Grailnah',
  'cell.inside': 'à l’intérieur du cercle magique',
  'cell.gate': 'porte',
  'cell.locked': 'pièce bloquée',

  ...lessons,
};

export default fr;
