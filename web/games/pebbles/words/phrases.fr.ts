import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'pebbles.cell-name': { text: '« {0} » n’est pas une case', expected: 'de a1 à c3' },
  'pebbles.count': { text: 'il y a {0} x et {1} o', expected: 'autant des deux, ou un x de plus' },
  'pebbles.over': 'la partie est finie',
  'pebbles.prompt.put': 'poser un caillou sur une case libre',
  'pebbles.ranks': {
    text: '« {0} » n’est pas un plateau de trois rangées',
    expected: 'trois rangées de . x et o séparées par /, la plus éloignée d’abord',
  },
  'pebbles.taken': { text: 'un caillou est déjà posé en {0}', expected: 'une case libre' },
  'pebbles.two-rows': 'un caillou a été posé après la fin',
};

export default fr;
