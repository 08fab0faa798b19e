import { coaching } from './coaching.en';
import { lessons } from './lessons.en';
import { telling } from './telling.en';

const en = {
  'game.menhirs.name': 'Menhirs in the Mist',
  'game.menhirs.line': 'You both slide the same mist: free the last menhir and you win.',
  'game.menhirs.aim': 'Free the last menhir and you win.',
  'game.menhirs.players': '2 players',
  'option.side': 'Size',
  'option.side.4': 'four hexes a side (usual)',
  'option.side.3': 'three: a tight puzzle',
  'option.side.5': 'five: a wide forest',
  'option.clearing': 'The clearing starts',
  'option.clearing.8a': 'in round 8 (the author’s advice)',
  'option.clearing.7b': 'in round 7, with the second player (as on the round marker)',
  'option.clearing.never': 'never (without the round marker)',
  'option.early21': 'Winning in round 3 scores',
  'option.early21.off': '11 points',
  'option.early21.on': '21 points',
  'argument.clearing.7b': 'in round 7, with the second player',
  'argument.clearing.8a': 'in round 8',
  'seat.a': 'Oak',
  'seat.b': 'Holly',
  'figure.mist': 'mist',
  'figure.menhir': 'menhir',
  'standing.menhir': 'free menhir',
  'standing.menhir+mist': 'menhir in the mist',
  'cell.mirror': 'may not go straight back',
  'choice.none': 'Leave all tiles behind',

  ...telling,
  ...lessons,
  ...coaching,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
