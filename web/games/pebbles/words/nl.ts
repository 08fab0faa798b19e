import type { Words } from './en';
import { lessons } from './lessons.nl';

const nl: Words = {
  'game.pebbles.name': 'Kiezels',
  'game.pebbles.line': 'Twee spelers leggen kiezels op negen vakken; wie er drie op een rij heeft, wint.',
  'game.pebbles.players': '2 spelers',
  'figure.pebble': 'kiezel',

  ...lessons,
};

export default nl;
