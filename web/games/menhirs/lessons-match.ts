import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import type { lessons as words } from './words/lessons.en';

const slides = (cell: string): readonly string[] =>
  ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((direction) => `${cell}>${direction}`);

const elevenTiles = 'o.../..M../o...../mmmmm.o/mmmmmo/o..../..o. 8a slide - 8a';
const nineTiles = 'o.../..M../o...../mmmm..o/mmmm.o/o..../..o. 9a slide - 8a';
const quietTile = '...M/...../....../.m...../....../...../M... 12a slide - 8a';
const afterwards = '...M/...../....../..m..../....../...../M... 12a clear d3>S 8a';

/** Several games, and what their points are good for. */
export const match: LessonIn<keyof typeof words> = {
  game: 'menhirs',
  id: '4',
  title: 'lesson.menhirs.4.title',
  teaches: 'lesson.menhirs.4.teaches',
  minutes: 2,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.menhirs.4.step1', position: elevenTiles },
    {
      kind: 'try',
      text: 'lesson.menhirs.4.step2',
      points: { choose: ['b3'] },
      goal: { actions: slides('b3') },
      done: 'lesson.menhirs.4.step2.done',
      otherwise: 'lesson.menhirs.4.step2.wrong',
      hint: rings('b3'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.4.step3',
      points: { choose: ['b3'] },
      position: nineTiles,
      goal: { actions: slides('b3') },
      done: 'lesson.menhirs.4.step3.done',
      otherwise: 'lesson.menhirs.4.step2.wrong',
      hint: rings('b3'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.4.step4',
      points: { choose: ['d2'] },
      position: quietTile,
      goal: { actions: slides('d2') },
      done: 'lesson.menhirs.4.step4.done',
      otherwise: 'lesson.menhirs.4.step4.wrong',
      hint: rings('d2'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.4.step5',
      points: { choose: ['d3'] },
      position: afterwards,
      goal: { actions: ['xd3'] },
      reply: ['a4>S', 'xa3'],
      done: 'lesson.menhirs.4.step5.done',
      otherwise: 'lesson.menhirs.4.step5.wrong',
      hint: rings('d3'),
    },
    { kind: 'tell', text: 'lesson.menhirs.4.step6' },
  ],
};
