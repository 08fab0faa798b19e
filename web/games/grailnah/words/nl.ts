import type { Words } from './en';
import { lessons } from './lessons.nl';

const nl: Words = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line':
    'Ridders snellen over een rond bord naar de Graal; Merlijn en Morgane gehoorzamen wie hen roept.',
  'game.grailnah.players': '2 tot 4 spelers',
  'option.players': 'Spelers',
  'option.players.2': 'twee',
  'option.players.3': 'drie',
  'option.players.4': 'vier, in twee ploegen',
  'option.edition': 'Spelregelboekje',
  'option.edition.en1.1': 'Engels, 1.1',
  'option.edition.nl2004': 'Nederlands, 2004: Morgane mag een ridder naar huis sturen als ze de Graal verlaat',
  'option.edition.fr1.0': 'Frans, 1.0: Morgane mag altijd verzet worden',
  'option.board': 'Bord',
  'option.board.tintagelle': 'Tintagelle: zeven ringen',
  'option.board.avalon': 'Avalon: acht ringen',
  'option.castles': 'Kastelen',
  'option.castles.players': 'een per speler',
  'option.castles.four': 'altijd vier',
  'option.knight-exit': 'Een ridder die een kasteel verlaat',
  'option.knight-exit.stop': 'stopt voor de poort',
  'option.knight-exit.slide': 'mag doorlopen langs de ring',
  'option.merlin-limit': 'Drie keer Merlijn na elkaar telt',
  'option.merlin-limit.turns': 'de beurten van een speler',
  'option.merlin-limit.moves': 'de zetten van Merlijn',
  'option.swap': 'De tweede speler mag na de eerste zet van plaats wisselen',
  'option.swap.off': 'nee',
  'option.swap.on': 'ja',
  'figure.queen': 'koningin',
  'figure.merlin': 'Merlijn',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'trap',
  'cell.castle': 'kasteel',
  'cell.grail': 'de Grailnah',
  'cell.inside': 'binnen de magische cirkel',
  'cell.gate': 'poort',
  'cell.locked': 'zit vast',

  ...lessons,
};

export default nl;
