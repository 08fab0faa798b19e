import type { Words } from './en';
import { lessons } from './lessons.fr';

const fr: Words = {
  'game.pebbles.name': 'Cailloux',
  'game.pebbles.line': 'À deux, on pose des cailloux sur neuf cases ; qui en aligne trois gagne.',
  'game.pebbles.players': '2 joueurs',
  'figure.pebble': 'caillou',

  ...lessons,
};

export default fr;
