import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'pebbles.cell-name': '‘{0}’ is geen vak: vakken lopen van a1 tot en met c3.',
  'pebbles.count': 'Er zijn {0} x en {1} o: schrijf er evenveel, of één x meer.',
  'pebbles.over': 'De partij is afgelopen.',
  'pebbles.prompt.put': 'Leg een kiezel op een vrij vak.',
  'pebbles.ranks': '‘{0}’ is geen bord: schrijf drie rijen van . x en o met / ertussen, de verste eerst.',
  'pebbles.taken': 'Hier ligt al een kiezel: kies een vrij vak.',
  'pebbles.two-rows': 'Deze stelling gaat verder terwijl er al gewonnen is: haal de laatste kiezel weg.',
};

export default nl;
