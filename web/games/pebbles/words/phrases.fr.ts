import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const fr: TranslationsOf<typeof phrases> = {
  'pebbles.cell-name': '« {0} » n’est pas une case : les cases vont de a1 à c3.',
  'pebbles.count': 'Il y a {0} x et {1} o : écrivez-en autant, ou un x de plus.',
  'pebbles.over': 'La partie est finie.',
  'pebbles.prompt.put': 'Posez un caillou sur une case libre.',
  'pebbles.ranks':
    '« {0} » n’est pas un plateau : écrivez trois rangées de . x et o séparées par /, la plus lointaine d’abord.',
  'pebbles.taken': 'Il y a déjà un caillou ici : choisissez une case libre.',
  'pebbles.two-rows': 'Cette position continue après une victoire : enlevez le dernier caillou.',
};

export default fr;
