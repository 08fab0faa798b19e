import type { CoachedGameIn, Occasion } from '../../src/features/lessons/coachedGame';
import type { coaching as words } from './words/coaching.en';

/** A figure of this kind goes somewhere. */
const acting = (figure: string): readonly Occasion[] => [
  { event: 'moved', figure },
  { event: 'leapt', figure },
  { event: 'took', figure },
];

const coached: CoachedGameIn<keyof typeof words> = {
  game: 'graal',
  title: 'coach.graal.title',
  teaches: 'coach.graal.teaches',
  minutes: 20,
  options: { 'drawing-up': 'stock' },
  seed: '1',
  level: 1,
  notes: [
    { when: [{ asked: 'graal.prompt.figure' }], say: 'coach.graal.start' },
    { when: [{ asked: 'graal.prompt.retreat' }], say: 'coach.graal.retreat' },
    {
      when: [
        { event: 'took', other: 'king' },
        { event: 'took', other: 'prince' },
        { event: 'took', other: 'duke' },
      ],
      say: 'coach.graal.house',
    },
    { when: [{ event: 'shot' }], say: 'coach.graal.shot' },
    { when: [{ event: 'took' }], say: 'coach.graal.took' },
    { when: [...acting('prince'), ...acting('duke'), ...acting('knight')], say: 'coach.graal.rider' },
    { when: acting('sergeant'), say: 'coach.graal.sergeant' },
    { when: acting('pikeman'), say: 'coach.graal.pikeman' },
    { when: acting('squire'), say: 'coach.graal.squire' },
    { when: [{ event: 'moved', figure: 'archer' }], say: 'coach.graal.archer' },
    { when: acting('king'), say: 'coach.graal.king' },
    { when: [{ asked: 'graal.prompt.figure' }], say: 'coach.graal.castle' },
    { when: [{ asked: 'graal.prompt.figure' }], say: 'coach.graal.ask' },
    { when: [{ event: 'passed' }], say: 'coach.graal.passed' },
  ],
};

export default coached;
