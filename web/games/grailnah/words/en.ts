import { lessons } from './lessons.en';

const en = {
  'game.grailnah.name': 'Grailnah',
  'game.grailnah.line': 'Knights race for the Grail on a round board, and Merlin and Morgane obey whoever calls them.',
  'game.grailnah.players': '2 to 4 players',
  'option.players': 'Players',
  'option.players.2': 'two',
  'option.players.3': 'three',
  'option.players.4': 'four, in two teams',
  'option.edition': 'Booklet',
  'option.edition.en1.1': 'English, 1.1',
  'option.edition.nl2004': 'Dutch, 2004: Morgane may send a Knight home as she leaves the Grail',
  'option.edition.fr1.0': 'French, 1.0: Morgane may move at any time',
  'option.board': 'Board',
  'option.board.tintagelle': 'Tintagelle: seven rings',
  'option.board.avalon': 'Avalon: eight rings',
  'option.castles': 'Castles',
  'option.castles.players': 'one for each player',
  'option.castles.four': 'always four',
  'option.knight-exit': 'A Knight who leaves a castle',
  'option.knight-exit.stop': 'stops before the gate',
  'option.knight-exit.slide': 'may run on along the ring',
  'option.merlin-limit': 'Merlin three times in a row counts',
  'option.merlin-limit.turns': 'the turns of a player',
  'option.merlin-limit.moves': 'the moves of Merlin',
  'option.swap': 'The second player may change seats after the first move',
  'option.swap.off': 'no',
  'option.swap.on': 'yes',
  'figure.queen': 'queen',
  'figure.merlin': 'Merlin',
  'figure.morgane': 'Morgane',
  'cell.stairs': 'staircase',
  'cell.castle': 'castle',
  'cell.grail': 'the Grailnah',
  'cell.inside': 'inside the magic circle',
  'cell.gate': 'gate',
  'cell.locked': 'locked',

  ...lessons,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
