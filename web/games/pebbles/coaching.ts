import type { CoachedGameIn } from '../../src/features/lessons/coachedGame';
import type { coaching as words } from './words/coaching.en';

const coached: CoachedGameIn<keyof typeof words> = {
  game: 'pebbles',
  title: 'coach.pebbles.title',
  teaches: 'coach.pebbles.teaches',
  minutes: 1,
  options: {},
  seed: '1',
  level: 1,
  notes: [
    { when: [{ asked: 'pebbles.prompt.put' }], say: 'coach.pebbles.start' },
    { when: [{ event: 'placed', by: 'other' }], say: 'coach.pebbles.placed' },
  ],
};

export default coached;
