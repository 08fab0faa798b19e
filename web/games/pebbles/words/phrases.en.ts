import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const en: TranslationsOf<typeof phrases> = {
  'pebbles.cell-name': '“{0}” is not a square: squares run from a1 to c3.',
  'pebbles.count': 'There are {0} x and {1} o: write as many of both, or one x more.',
  'pebbles.over': 'The game is over.',
  'pebbles.prompt.put': 'Place a pebble on a free square.',
  'pebbles.ranks': '“{0}” is not a board: write three rows of . x and o joined by /, the farthest first.',
  'pebbles.taken': 'There is a pebble here already: choose a free square.',
  'pebbles.two-rows': 'This position goes on after a win: remove the last pebble.',
};

export default en;
