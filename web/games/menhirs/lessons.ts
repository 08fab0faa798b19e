import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import { match } from './lessons-match';
import type { lessons as words } from './words/lessons.en';

type OwnLesson = LessonIn<keyof typeof words>;

const slides = (part: string, directions: string): readonly string[] =>
  directions.split(' ').map((direction) => `${part}>${direction}`);
const everyWay = 'N NE SE S SW NW';

const dealt = 'M.../...../MM...M/M....../....M./...../...M 1a place - 8a';
const threeStones = '.M../...../..Mm../...m.../....../M..../.... 3a slide - 8a';
const ringOfStones = '..../...../...o../..oMo../...o../...../.... 4a slide - 8a';
const twoStones = '..../..M../....../o...mm./....../..M../.... 5a slide - 8a';

const first: OwnLesson = {
  game: 'menhirs',
  id: '1',
  title: 'lesson.menhirs.1.title',
  teaches: 'lesson.menhirs.1.teaches',
  minutes: 2,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.menhirs.1.step1', position: dealt },
    {
      kind: 'try',
      text: 'lesson.menhirs.1.step2',
      goal: { actions: 'any' },
      done: 'lesson.menhirs.1.step2.done',
      wrong: [{ refusal: 'menhirs.place-taken', after: ['c1'], say: 'lesson.menhirs.1.step2.taken' }],
      otherwise: 'lesson.menhirs.1.step2.taken',
      hint: rings('d4'),
    },
    { kind: 'tell', text: 'lesson.menhirs.1.step3', position: threeStones, picks: ['c3'] },
    {
      kind: 'try',
      text: 'lesson.menhirs.1.step4',
      position: threeStones,
      goal: { actions: ['c3.c4.d4>NE'] },
      reply: ['a2>N'],
      done: 'lesson.menhirs.1.step4.done',
      donePoints: { see: ['c3', 'a2'] },
      wrong: [{ does: { from: ['c3', 'c4', 'd4'] }, say: 'lesson.menhirs.1.step4.direction' }],
      otherwise: 'lesson.menhirs.1.step4.loose',
      hint: [{ from: 'c3', to: 'd4' }],
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.1.step5',
      points: { choose: ['f1'] },
      goal: { actions: slides('f1', 'N NE SW NW') },
      done: 'lesson.menhirs.1.step5.done',
      otherwise: 'lesson.menhirs.1.step5.wrong',
      hint: rings('f1'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.1.step6',
      points: { choose: ['d4'] },
      position: ringOfStones,
      goal: { actions: slides('d4', 'SE SW') },
      done: 'lesson.menhirs.1.step6.done',
      otherwise: 'lesson.menhirs.1.step6.wrong',
      hint: [
        { from: 'd4', to: 'e3' },
        { from: 'd4', to: 'c3' },
      ],
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.1.step7',
      points: { see: ['b3', 'f3'] },
      position: twoStones,
      goal: { actions: slides('d5.d6', everyWay) },
      done: 'lesson.menhirs.1.step7.done',
      otherwise: 'lesson.menhirs.1.step7.wrong',
      hint: rings('d5', 'd6'),
    },
    { kind: 'tell', text: 'lesson.menhirs.1.step8', position: twoStones },
  ],
};

const row = '..../...../.o..../mmmmmM./.o..../...../.... 3a slide - 8a';
const slidHere = '..../...../....../...MmM./mMm.../.o.../.... 3b slide e1.e2.e3>SW 8a';
const lastStone = '..../.m.../....../..mm.../..M.../.o.../.... 8b clear - 8a';
const twoLeft = '..../..M../....../.....mm/....../..M../.... 9a clear d6.d7>S 8a';

const second: OwnLesson = {
  game: 'menhirs',
  id: '2',
  title: 'lesson.menhirs.2.title',
  teaches: 'lesson.menhirs.2.teaches',
  minutes: 3,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.menhirs.2.step1', position: row },
    {
      kind: 'try',
      text: 'lesson.menhirs.2.step2',
      points: { choose: ['d1', 'd2', 'd3'] },
      goal: { chosen: ['d4', 'd5', 'd6'] },
      done: 'lesson.menhirs.2.step2.done',
      otherwise: 'lesson.menhirs.2.step2.wrong',
      hint: rings('d1', 'd2', 'd3'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.2.step3',
      points: { see: ['d6'] },
      picks: ['d1', 'd1', 'd2', 'd3'],
      goal: { actions: slides('d4.d5.d6', 'NE SE SW NW') },
      done: 'lesson.menhirs.2.step3.done',
      wrong: [{ actions: ['d4.d5.d6>N'], say: 'lesson.menhirs.2.step3.north' }],
      otherwise: 'lesson.menhirs.2.step3.wrong',
      hint: [{ from: 'd5', to: 'e5' }],
    },
    {
      kind: 'tell',
      text: 'lesson.menhirs.2.step4',
      position: slidHere,
      marks: [
        { from: 'd1', to: 'e1' },
        { from: 'd2', to: 'e2' },
        { from: 'd3', to: 'e3' },
      ],
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.2.step5',
      goal: { actions: ['d4.d5.d6.e1.e2.e3>SW'] },
      done: 'lesson.menhirs.2.step5.done',
      wrong: [
        { actions: ['d4.d5.d6.e1.e2.e3>NE'], say: 'lesson.menhirs.2.step5.falls', points: { see: ['f2'] } },
        { actions: ['d4.d5.d6.e1.e2.e3>NW'], say: 'lesson.menhirs.2.step5.again', points: { see: ['d4'] } },
      ],
      otherwise: 'lesson.menhirs.2.step5.wrong',
      hint: [
        { from: 'd5', to: 'c4' },
        { from: 'e2', to: 'd2' },
      ],
    },
    { kind: 'tell', text: 'lesson.menhirs.2.step6', position: lastStone },
    {
      kind: 'try',
      text: 'lesson.menhirs.2.step7',
      points: { choose: ['e3'] },
      goal: { refusal: 'menhirs.last-menhir', after: ['e3'] },
      done: 'lesson.menhirs.2.step7.done',
      otherwise: 'lesson.menhirs.2.step7.wrong',
      hint: rings('e3'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.2.step8',
      points: { see: ['b3', 'f3'] },
      position: twoLeft,
      goal: { actions: ['xd6', 'xd7'] },
      done: 'lesson.menhirs.2.step8.done',
      otherwise: 'lesson.menhirs.2.step8.wrong',
      hint: rings('d6', 'd7'),
    },
    { kind: 'tell', text: 'lesson.menhirs.2.step9', position: twoLeft },
  ],
};

const fiveTiles = '..../..M../....../.m..mm./....../..M../.... 11a slide - 8a';
const lastSlide = '..../...../..M.../......./....m./...../.... 12b slide - 8a';
const quietSlide = '..../..M../....../.....m./....../..M../.... 12a slide - 8a';
const earlyClearing = '..../..M../....../.....m./....../..M../.... 11b slide - 7b';
const alone = '..../..M../....../.m..mm./....../..M../.... 10b slide - 7b';

const third: OwnLesson = {
  game: 'menhirs',
  id: '3',
  title: 'lesson.menhirs.3.title',
  teaches: 'lesson.menhirs.3.teaches',
  minutes: 4,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.menhirs.3.step1', position: fiveTiles },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step2',
      position: lastSlide,
      goal: { actions: slides('c3', everyWay) },
      done: 'lesson.menhirs.3.step2.done',
      otherwise: 'lesson.menhirs.3.step2.wrong',
      hint: rings('c3'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step3',
      points: { choose: ['d6'] },
      position: quietSlide,
      goal: { actions: ['d6>S'] },
      done: 'lesson.menhirs.3.step3.done',
      wrong: [{ does: { from: ['d6'] }, say: 'lesson.menhirs.3.together' }],
      otherwise: 'lesson.menhirs.3.step3.wrong',
      hint: [{ from: 'd6', to: 'd5' }],
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step4',
      goal: { actions: ['xd5'] },
      reply: ['b3>N', 'xb4'],
      done: 'lesson.menhirs.3.step4.done',
      otherwise: 'lesson.menhirs.3.step4.wrong',
      hint: rings('d5'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step5',
      points: { choose: ['d6'] },
      position: earlyClearing,
      goal: { actions: ['d6>S'] },
      done: 'lesson.menhirs.3.step5.done',
      wrong: [{ does: { from: ['d6'] }, say: 'lesson.menhirs.3.together' }],
      otherwise: 'lesson.menhirs.3.step5.wrong',
      hint: [{ from: 'd6', to: 'd5' }],
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step6',
      goal: { actions: ['xd5'] },
      reply: ['b3>N', 'xb4'],
      done: 'lesson.menhirs.3.step6.done',
      otherwise: 'lesson.menhirs.3.step6.wrong',
      hint: rings('d5'),
    },
    {
      kind: 'try',
      text: 'lesson.menhirs.3.step7',
      goal: { actions: slides('f3', everyWay) },
      done: 'lesson.menhirs.3.step7.done',
      otherwise: 'lesson.menhirs.3.step7.done',
      hint: rings('f3'),
    },
    {
      kind: 'free',
      text: 'lesson.menhirs.3.step8',
      position: alone,
      level: 8,
      done: 'lesson.menhirs.3.step8.done',
      otherwise: 'lesson.menhirs.3.step8.wrong',
    },
    { kind: 'tell', text: 'lesson.menhirs.3.step9', position: lastSlide },
  ],
};

const lessons: readonly OwnLesson[] = [first, second, third, match];

export default lessons;
