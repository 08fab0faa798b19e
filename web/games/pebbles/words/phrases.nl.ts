import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'pebbles.cell-name': { text: '‘{0}’ is geen vak', expected: 'a1 tot c3' },
  'pebbles.count': { text: 'er zijn {0} x en {1} o', expected: 'van beide evenveel, of één x meer' },
  'pebbles.over': 'het spel is uit',
  'pebbles.prompt.put': 'leg een kiezel op een vrij vak',
  'pebbles.ranks': {
    text: '‘{0}’ is geen bord van drie rijen',
    expected: 'drie rijen van . x en o met / ertussen, de verste eerst',
  },
  'pebbles.taken': { text: 'er ligt al een kiezel op {0}', expected: 'een vrij vak' },
  'pebbles.two-rows': 'er is na het einde nog een kiezel gelegd',
};

export default nl;
