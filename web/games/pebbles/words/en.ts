import { lessons } from './lessons.en';

const en = {
  'game.pebbles.name': 'Pebbles',
  'game.pebbles.line': 'Two players put pebbles on nine cells; whoever has three in a row wins.',
  'game.pebbles.players': '2 players',
  'figure.pebble': 'pebble',

  ...lessons,
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;
