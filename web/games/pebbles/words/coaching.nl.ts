import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.pebbles.title': 'Een hele partij, met uitleg',
  'coach.pebbles.teaches': 'Negen vakken, drie op een rij.',
  'coach.pebbles.start': 'Drie van je kiezels op een rij winnen.',
  'coach.pebbles.placed': 'Op elk vrij vak past één kiezel.',
};
