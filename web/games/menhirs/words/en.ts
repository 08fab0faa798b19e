import { lessons } from './lessons.en';

const en = {
  'game.menhirs.name': 'Menhirs in the Mist',
  'game.menhirs.line': 'Two players slide the same mist over a forest; whoever bares the last standing stone wins.',
  'game.menhirs.players': '2 players',
  'option.side': 'Size of the board',
  'option.side.4': '4 along a side, as usual',
  'option.side.3': '3 along a side: a tight puzzle',
  'option.side.5': '5 along a side: a wide forest',
  'option.clearing': 'The clearing begins',
  'option.clearing.8a': 'in round 8, as the author prefers',
  'option.clearing.7b': 'in round 7, with the second player',
  'option.early21': 'A win in round 3 scores 21',
  'option.early21.off': 'no',
  'option.early21.on': 'yes',
  'seat.a': 'a',
  'seat.b': 'b',
  'figure.mist': 'mist',
  'figure.menhir': 'menhir',
  'tell.slid': '{4} slides {5}',
  'tell.split': '{4} slides {5}',
  'tell.cleared': 'mist taken from {2}',
  'standing.menhir': 'bare menhir',
  'standing.menhir+mist': 'mist on a menhir',
  'cell.mirror': 'may not go straight back',

  ...lessons,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
