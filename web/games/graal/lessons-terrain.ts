import type { LessonIn } from '../../src/features/lessons/types';
import type { lessons as words } from './words/lessons.en';
import { position } from './positions';

const kingInForest = position('8k7/16/16/16/12s3/16/16/16/16/16/16/3N2a9/16/6K9/16/16');
const archerAtHome = position('8k7/16/16/16/16/16/7n8/16/16/16/16/16/7A8/16/16/7K8');
const pinched = position('8k7/16/16/16/16/16/16/16/16/16/16/16/13N2/16/16/7K8');
const squeezing = position('8k7/16/16/16/16/16/16/16/16/16/15a/16/13S2/16/16/7K8');
const acrossTheYard = position('8k7/16/16/16/16/16/16/16/16/16/16/16/16/16/5a4N5/7K8');
const overTheYard = position('8k7/16/16/16/16/16/16/16/16/16/16/16/2N13/16/6n2A6/7K8');

/** What the first lessons only told: the King, the Archer on the move, corners, and courtyards that bar the way. */
export const terrain: LessonIn<keyof typeof words> = {
  game: 'graal',
  id: '5',
  title: 'lesson.graal.5.title',
  teaches: 'lesson.graal.5.teaches',
  minutes: 3,
  turned: 0,
  options: {},
  steps: [
    {
      kind: 'try',
      text: 'lesson.graal.5.step1',
      points: { choose: ['g5'] },
      position: kingInForest,
      goal: { actions: ['g3xg5'] },
      done: 'lesson.graal.5.step1.done',
      wrong: [{ refusal: 'graal.horse-forest', after: ['d5', 'g5'], say: 'lesson.graal.5.step1.forest' }],
      otherwise: 'lesson.graal.5.step1.wrong',
      hint: [{ from: 'g3', to: 'g5' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step2',
      points: { see: ['h10'] },
      position: archerAtHome,
      goal: { actions: ['h4-e7'] },
      reply: ['i16-i15'],
      done: 'lesson.graal.5.step2.done',
      wrong: [{ actions: ['h4-h7'], say: 'lesson.graal.5.step2.taken' }],
      otherwise: 'lesson.graal.5.step2.wrong',
      hint: [{ from: 'h4', to: 'e7' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step3',
      points: { choose: ['h10'] },
      goal: { actions: ['e7*h10'] },
      reply: ['h10-i11'],
      done: 'lesson.graal.5.step3.done',
      otherwise: 'lesson.graal.5.step3.wrong',
      hint: [{ from: 'e7', to: 'h10' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step4',
      points: { choose: ['o5'] },
      position: pinched,
      goal: { refusal: 'graal.pinched', after: ['n4', 'o5'] },
      done: 'lesson.graal.5.step4.done',
      otherwise: 'lesson.graal.5.step4.wrong',
      hint: [{ from: 'n4', to: 'o5' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step5',
      points: { choose: ['p6'] },
      position: squeezing,
      goal: { actions: ['n4xp6'] },
      done: 'lesson.graal.5.step5.done',
      otherwise: 'lesson.graal.5.step5.wrong',
      hint: [{ from: 'n4', to: 'p6' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step6',
      points: { choose: ['f2'] },
      position: acrossTheYard,
      goal: { refusal: 'graal.through-courtyard', after: ['k2', 'f2'] },
      done: 'lesson.graal.5.step6.done',
      otherwise: 'lesson.graal.5.step6.wrong',
      hint: [{ from: 'k2', to: 'f2' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.5.step7',
      points: { choose: ['g2'] },
      position: overTheYard,
      goal: { actions: ['j2*g2'] },
      reply: ['g2-f2'],
      done: 'lesson.graal.5.step7.done',
      otherwise: 'lesson.graal.5.step7.wrong',
      hint: [{ from: 'j2', to: 'g2' }],
    },
    { kind: 'tell', text: 'lesson.graal.5.step8' },
  ],
};
