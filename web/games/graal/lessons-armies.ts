import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import type { lessons as words } from './words/lessons.en';
import { position } from './positions';

const twoArmies = position(
  '8ksd5/5n:1s:1p2n3/3n:n:2s:1snn4/e:3e:s:e:3e1sl2/1l:2l:1l:4lee1l/l:a:1a:1a:a:1la1aa2a/16/16/16/16/' +
    'A2AA1AL1A:A:1A:1A:L:/L1EEL4L:1L:2L:1/2LS1E3E:S:E:3E:/4NNS1S:2N:N:3/3N2P1S:1N:5/5DSK8',
  { armies: 2 },
);
const allyInTheWay = position('8k7/16/16/16/12s:3/16/7l8/16/16/7L:8/16/16/7N8/16/16/7K8', { armies: 2 });
const allyAtTheDoor = position('16/8N:7/16/15k/4N3l7/16/16/5a:10/16/16/16/2L:13/16/16/16/7K8', { armies: 2 });

/** Two armies a camp. */
export const armies: LessonIn<keyof typeof words> = {
  game: 'graal',
  id: '6',
  title: 'lesson.graal.6.title',
  teaches: 'lesson.graal.6.teaches',
  minutes: 2,
  turned: 0,
  options: { armies: '2' },
  steps: [
    { kind: 'tell', text: 'lesson.graal.6.step1', position: twoArmies },
    {
      kind: 'try',
      text: 'lesson.graal.6.step2',
      points: { choose: ['h7'] },
      position: allyInTheWay,
      goal: { refusal: 'graal.own-camp', after: ['h4', 'h7'] },
      done: 'lesson.graal.6.step2.done',
      otherwise: 'lesson.graal.6.step2.wrong',
      hint: [{ from: 'h4', to: 'h7' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.6.step3',
      points: { choose: ['i12'] },
      position: allyAtTheDoor,
      goal: { actions: ['e12xi12'] },
      reply: ['p13-p12'],
      done: 'lesson.graal.6.step3.done',
      otherwise: 'lesson.graal.6.step3.wrong',
      hint: [{ from: 'e12', to: 'i12' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.6.step4',
      points: { choose: ['i16'] },
      goal: { actions: ['i15-i16'] },
      done: 'lesson.graal.6.step4.done',
      otherwise: 'lesson.graal.6.step4.wrong',
      hint: rings('i15', 'i16'),
    },
    { kind: 'tell', text: 'lesson.graal.6.step5' },
  ],
};
