import { coaching } from './coaching.en';
import { lessons } from './lessons.en';
import { telling } from './telling.en';

const en = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line': 'Ride a Knight to the Grailnah; Merlin and Morgane are anyone’s to play.',
  'game.grailnah.aim': 'Bring a Knight to the Grailnah and you win.',
  'game.grailnah.players': '2–4 players',
  'option.players': 'Players',
  'option.players.2': 'two',
  'option.players.3': 'three',
  'option.players.4': 'four, in two teams',
  'option.edition': 'Booklet',
  'option.edition.en1.1': 'English, 1.1',
  'option.edition.nl2004': 'Dutch, 2004: Morgane may send a Knight home as she leaves the Grailnah',
  'option.edition.fr1.0': 'French, 1.0: Morgane may be played on any turn',
  'option.board': 'Board',
  'option.board.tintagelle': 'Tintagelle: seven rings',
  'option.board.avalon': 'Avalon: eight rings',
  'option.castles': 'Castles',
  'option.castles.players': 'one each',
  'option.castles.four': 'always four',
  'option.knight-exit': 'Leaving a castle, a Knight',
  'option.knight-exit.stop': 'stops at the gate',
  'option.knight-exit.slide': 'may ride on along the ring',
  'option.merlin-limit': 'Merlin at most three times running, counting',
  'option.merlin-limit.turns': 'your turns',
  'option.merlin-limit.moves': 'his own moves',
  'option.swap': 'Swap sides after the first move',
  'option.swap.off': 'no',
  'option.swap.on': 'yes',
  'figure.queen': 'Queen',
  'figure.merlin': 'Merlin',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'staircase',
  'cell.castle': 'castle',
  'cell.grail': 'the Grailnah',
  'cell.inside': 'inside the magic circle',
  'cell.gate': 'gate',
  'cell.locked': 'locked',
  'cell.blocked': 'blocks a gate of the {0} castle',

  ...telling,
  ...lessons,
  ...coaching,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
