import type { CoachedGameIn, Occasion } from '../../src/features/lessons/coachedGame';
import type { coaching as words } from './words/coaching.en';

/** The learner may choose, with or without Merlin and Morgane. */
const choosing: readonly Occasion[] = [
  { asked: 'grailnah.prompt.piece' },
  { asked: 'grailnah.prompt.piece-merlin' },
  { asked: 'grailnah.prompt.piece-morgane' },
  { asked: 'grailnah.prompt.piece-own' },
];

/** A Knight goes on, forward or along its ring. */
const riding: readonly Occasion[] = [{ event: 'advanced' }, { event: 'rode' }];

const coached: CoachedGameIn<keyof typeof words> = {
  game: 'grailnah',
  title: 'coach.grailnah.title',
  teaches: 'coach.grailnah.teaches',
  minutes: 15,
  options: {},
  seed: '1',
  level: 1,
  notes: [
    { when: choosing, say: 'coach.grailnah.start' },
    { when: [{ event: 'locked' }], say: 'coach.grailnah.locked' },
    { when: [{ event: 'sent-home' }], say: 'coach.grailnah.sent' },
    { when: [{ event: 'sent-to-grail' }], say: 'coach.grailnah.back' },
    { when: [{ event: 'sacrificed' }], say: 'coach.grailnah.sacrificed' },
    { when: [{ event: 'got-knights' }], say: 'coach.grailnah.gained' },
    { when: [{ event: 'left-castle', figure: 'knight' }], say: 'coach.grailnah.out' },
    {
      when: [
        { event: 'left-castle', figure: 'king' },
        { event: 'left-castle', figure: 'queen' },
      ],
      say: 'coach.grailnah.royals',
    },
    { when: [{ event: 'entered-castle' }], say: 'coach.grailnah.entered' },
    { when: [{ event: 'took-staircase' }], say: 'coach.grailnah.staircase' },
    { when: [{ event: 'moved', figure: 'merlin' }], say: 'coach.grailnah.merlin' },
    { when: [{ event: 'moved', figure: 'morgane' }, { event: 'left-grail' }], say: 'coach.grailnah.morgane' },
    { when: riding, say: 'coach.grailnah.knight' },
    { when: choosing, say: 'coach.grailnah.nobody' },
    { when: riding, say: 'coach.grailnah.circle' },
    { when: [{ event: 'unlocked' }], say: 'coach.grailnah.unlocked' },
    { when: choosing, say: 'coach.grailnah.gates' },
    { when: [{ event: 'passed' }], say: 'coach.grailnah.passed' },
  ],
};

export default coached;
