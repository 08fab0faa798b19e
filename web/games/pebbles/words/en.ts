import { coaching } from './coaching.en';
import { lessons } from './lessons.en';
import { telling } from './telling.en';

const en = {
  'game.pebbles.name': 'Pebbles',
  'game.pebbles.line': 'Take turns placing pebbles on nine squares: three in a row win.',
  'game.pebbles.aim': 'Three in a row win.',
  'game.pebbles.players': '2 players',
  'figure.pebble': 'pebble',

  ...telling,
  ...lessons,
  ...coaching,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
