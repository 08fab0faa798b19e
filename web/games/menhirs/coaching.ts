import type { CoachedGameIn } from '../../src/features/lessons/coachedGame';
import type { coaching as words } from './words/coaching.en';

const coached: CoachedGameIn<keyof typeof words> = {
  game: 'menhirs',
  title: 'coach.menhirs.title',
  teaches: 'coach.menhirs.teaches',
  minutes: 10,
  options: {},
  seed: '1',
  level: 1,
  notes: [
    { when: [{ asked: 'menhirs.prompt.place' }], say: 'coach.menhirs.start' },
    { when: [{ asked: 'menhirs.prompt.clear' }, { event: 'cleared' }], say: 'coach.menhirs.clearing' },
    { when: [{ event: 'split' }], say: 'coach.menhirs.split' },
    { when: [{ event: 'placed', by: 'you' }], say: 'coach.menhirs.own' },
    { when: [{ event: 'placed', by: 'other' }], say: 'coach.menhirs.shared' },
    { when: [{ asked: 'menhirs.prompt.cluster' }], say: 'coach.menhirs.slide' },
    {
      when: [
        { event: 'slid', by: 'other' },
        { event: 'split', by: 'other' },
      ],
      say: 'coach.menhirs.mirror',
    },
    { when: [{ event: 'freed' }], say: 'coach.menhirs.freed' },
    { when: [{ event: 'covered' }], say: 'coach.menhirs.covered' },
    { when: [{ event: 'won' }], say: 'coach.menhirs.won' },
    { when: [{ event: 'drawn' }], say: 'coach.menhirs.drawn' },
    { when: [{ event: 'passed' }], say: 'coach.menhirs.passed' },
    { when: [{ event: 'nothing-to-clear' }], say: 'coach.menhirs.last' },
    { when: [{ event: 'cleared' }], say: 'coach.menhirs.points' },
    { when: [{ asked: 'menhirs.prompt.cluster' }], say: 'coach.menhirs.wait' },
  ],
};

export default coached;
