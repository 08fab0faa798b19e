import type { Words } from './en';
import { coaching } from './coaching.nl';
import { lessons } from './lessons.nl';
import { telling } from './telling.nl';

const nl: Words = {
  'game.pebbles.name': 'Kiezels',
  'game.pebbles.line': 'Leg om de beurt een kiezel op negen vakken: drie op een rij wint.',
  'game.pebbles.aim': 'Drie op een rij wint.',
  'game.pebbles.players': '2 spelers',
  'figure.pebble': 'kiezel',

  ...telling,
  ...lessons,
  ...coaching,
};

export default nl;
