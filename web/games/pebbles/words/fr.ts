import type { Words } from './en';
import { coaching } from './coaching.fr';
import { lessons } from './lessons.fr';
import { telling } from './telling.fr';

const fr: Words = {
  'game.pebbles.name': 'Cailloux',
  'game.pebbles.line': 'Posez à tour de rôle des cailloux sur neuf cases : trois en ligne, et vous gagnez.',
  'game.pebbles.aim': 'Trois en ligne, et vous gagnez.',
  'game.pebbles.players': 'à deux',
  'figure.pebble': 'caillou',

  ...telling,
  ...lessons,
  ...coaching,
};

export default fr;
