import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import type { lessons as words } from './words/lessons.en';

const lessons: readonly LessonIn<keyof typeof words>[] = [
  {
    game: 'pebbles',
    id: '1',
    title: 'lesson.pebbles.1.title',
    teaches: 'lesson.pebbles.1.teaches',
    minutes: 1,
    turned: 0,
    options: {},
    steps: [
      {
        kind: 'try',
        text: 'lesson.pebbles.1.step1',
        position: 'xx./oo./...',
        goal: { actions: ['c3'] },
        done: 'lesson.pebbles.1.step1.done',
        otherwise: 'lesson.pebbles.1.step1.wrong',
        hint: rings('c3'),
      },
      { kind: 'tell', text: 'lesson.pebbles.1.step2' },
    ],
  },
];

export default lessons;
