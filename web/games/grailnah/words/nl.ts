import type { Words } from './en';
import { coaching } from './coaching.nl';
import { lessons } from './lessons.nl';
import { telling } from './telling.nl';

const nl: Words = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line': 'Breng een ridder naar de Grailnah, langs Merlijn en Morgane, die van niemand zijn.',
  'game.grailnah.aim': 'Breng een ridder naar de Grailnah en je wint.',
  'game.grailnah.players': '2 tot en met 4 spelers',
  'option.players': 'Spelers',
  'option.players.2': 'twee',
  'option.players.3': 'drie',
  'option.players.4': 'vier, in twee ploegen',
  'option.edition': 'Boekje',
  'option.edition.en1.1': 'Engels, 1.1',
  'option.edition.nl2004': 'Nederlands, 2004: Morgane mag een ridder naar huis sturen als ze de Grailnah verlaat',
  'option.edition.fr1.0': 'Frans, 1.0: Morgane mag elke beurt verzet worden',
  'option.board': 'Bord',
  'option.board.tintagelle': 'Tintagelle: zeven ringen',
  'option.board.avalon': 'Avalon: acht ringen',
  'option.castles': 'Kastelen',
  'option.castles.players': 'ieder één',
  'option.castles.four': 'altijd vier',
  'option.knight-exit': 'Een ridder die uitrijdt',
  'option.knight-exit.stop': 'stopt bij de poort',
  'option.knight-exit.slide': 'mag doorrijden langs de ring',
  'option.merlin-limit': 'Hoogstens drie keer op rij Merlijn, geteld in',
  'option.merlin-limit.turns': 'jouw beurten',
  'option.merlin-limit.moves': 'zijn eigen zetten',
  'option.swap': 'Van kant wisselen na de eerste zet',
  'option.swap.off': 'nee',
  'option.swap.on': 'ja',
  'figure.queen': 'koningin',
  'figure.merlin': 'Merlijn',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'trap',
  'cell.castle': 'kasteel',
  'cell.grail': 'de Grailnah',
  'cell.inside': 'binnen de magische cirkel',
  'cell.gate': 'poortvak',
  'cell.locked': 'zit vast',
  'cell.blocked': 'blokkeert een poort van het {0} kasteel',

  ...telling,
  ...lessons,
  ...coaching,
};

export default nl;
