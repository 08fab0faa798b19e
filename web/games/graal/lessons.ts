import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import { armies } from './lessons-armies';
import { terrain } from './lessons-terrain';
import { position } from './positions';
import type { lessons as words } from './words/lessons.en';

type OwnLesson = LessonIn<keyof typeof words>;

const whole =
  '2d13/p3ln10/1sa1s11/s2ae11/2k1l11/ae1n1e3l6/2la4n7/16/16/8AL1A4/7E1E1E4/7L1NNL4/3S6S5/4AP2N7/2AS12/1LK1D11' +
  ' c1d1,c12c13 S1 - 0 1@world-of-art';
const knight = position('8k7/16/16/16/12s3/16/7l8/16/16/16/16/2S13/7N8/16/16/7K8');
const pikeman = position('8k7/16/16/16/12n3/16/L2s12/16/16/16/16/16/3N12/16/16/7K8');
const sergeant = position('8k7/16/16/16/12n3/16/16/10e5/16/16/16/16/16/16/5N10/2S4K8');
const squire = position('8k7/16/16/16/16/16/16/13n2/16/16/6a9/7L8/7E8/16/16/7K8');
const lastRoyal = position('16/16/2a13/7P8/13l2/16/10d5/16/16/16/16/16/16/10N5/16/7K8');

const first: OwnLesson = {
  game: 'graal',
  id: '1',
  title: 'lesson.graal.1.title',
  teaches: 'lesson.graal.1.teaches',
  minutes: 2,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.graal.1.step1', position: whole },
    {
      kind: 'try',
      text: 'lesson.graal.1.step2',
      points: { choose: ['h4', 'h10'] },
      position: knight,
      goal: { actions: ['h4xh10'] },
      done: 'lesson.graal.1.step2.done',
      otherwise: 'lesson.graal.1.step2.wrong',
      hint: [{ from: 'h4', to: 'h10' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.1.step3',
      points: { choose: ['d10'] },
      position: pikeman,
      goal: { actions: ['a10xd10'] },
      done: 'lesson.graal.1.step3.done',
      wrong: [{ refusal: 'graal.horse-forest', after: ['d4', 'd10'], say: 'lesson.graal.1.step3.forest' }],
      otherwise: 'lesson.graal.1.step3.wrong',
      hint: [{ from: 'a10', to: 'd10' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.1.step4',
      points: { choose: ['k9'] },
      position: sergeant,
      goal: { actions: ['c1xk9'] },
      done: 'lesson.graal.1.step4.done',
      otherwise: 'lesson.graal.1.step4.wrong',
      hint: [{ from: 'c1', to: 'k9' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.1.step5',
      points: { choose: ['g6'] },
      position: squire,
      goal: { actions: ['h4xg6'] },
      done: 'lesson.graal.1.step5.done',
      wrong: [
        { actions: ['h5xg6'], say: 'lesson.graal.1.step5.pikeman' },
        { refusal: 'graal.not-a-leap', after: ['h4', 'h6'], say: 'lesson.graal.1.step5.leap' },
      ],
      otherwise: 'lesson.graal.1.step5.wrong',
      hint: [{ from: 'h4', to: 'g6' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.1.step6',
      points: { choose: ['k10'] },
      position: lastRoyal,
      goal: { actions: ['h13xk10'] },
      done: 'lesson.graal.1.step6.done',
      wrong: [
        {
          refusal: 'graal.horse-rock',
          after: ['k3', 'k10'],
          say: 'lesson.graal.1.step6.rock',
          points: { see: ['k7'] },
        },
      ],
      otherwise: 'lesson.graal.1.step6.wrong',
      hint: [{ from: 'h13', to: 'k10' }],
    },
    { kind: 'tell', text: 'lesson.graal.1.step7' },
  ],
};

const archer = position('8k7/16/16/16/15d/16/16/16/7n8/16/7A8/16/2N13/16/16/7K8');
const shotAt = position('8k7/16/16/16/15d/16/16/7a8/16/7N8/16/16/2L13/16/16/7K8', { turn: 'N1 h9*h7' });
const hidden = position('8k7/16/16/16/15d/16/16/16/16/8s7/16/8A1n5/16/16/16/7K8');
const overhead = position('8k7/16/16/16/15d/16/16/16/16/7e8/16/7L8/7A8/16/16/7K8');

const second: OwnLesson = {
  game: 'graal',
  id: '2',
  title: 'lesson.graal.2.title',
  teaches: 'lesson.graal.2.teaches',
  minutes: 3,
  turned: 0,
  options: {},
  steps: [
    {
      kind: 'try',
      text: 'lesson.graal.2.step1',
      points: { choose: ['h8'] },
      position: archer,
      goal: { actions: ['h6*h8'] },
      reply: ['h8-h10'],
      done: 'lesson.graal.2.step1.done',
      wrong: [{ does: { event: 'moved', from: ['h6'] }, say: 'lesson.graal.2.step1.step' }],
      otherwise: 'lesson.graal.2.step1.wrong',
      hint: [{ from: 'h6', to: 'h8' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.2.step2',
      points: { see: ['h9'] },
      position: shotAt,
      goal: { actions: 'any' },
      done: 'lesson.graal.2.step2.done',
      wrong: [
        { refusal: 'graal.stays-in-range', after: ['h6'], say: 'lesson.graal.2.step2.range' },
        { refusal: 'graal.retreat-takes', after: ['c4'], say: 'lesson.graal.2.step2.waits' },
      ],
      otherwise: 'lesson.graal.2.step2.range',
      hint: [
        { from: 'h7', to: 'h5' },
        { from: 'h7', to: 'i7' },
      ],
    },
    {
      kind: 'try',
      text: 'lesson.graal.2.step3',
      points: { see: ['i7', 'k5'] },
      position: hidden,
      goal: { actions: ['i5*k5'] },
      reply: ['k5-k6'],
      done: 'lesson.graal.2.step3.done',
      wrong: [{ refusal: 'graal.shot-blocked', after: ['i5', 'i7'], say: 'lesson.graal.2.step3.forest' }],
      otherwise: 'lesson.graal.2.step3.wrong',
      hint: [{ from: 'i5', to: 'k5' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.2.step4',
      points: { choose: ['h7'] },
      position: overhead,
      goal: { actions: ['h4*h7'] },
      reply: ['h7-h10'],
      done: 'lesson.graal.2.step4.done',
      otherwise: 'lesson.graal.2.step4.wrong',
      hint: [{ from: 'h4', to: 'h7' }],
    },
    { kind: 'tell', text: 'lesson.graal.2.step5' },
  ],
};

const openCastle = position('16/5e10/3k12/16/1a14/16/16/13l2/8N7/16/16/2L13/16/16/16/7K8');
const atTheDoor = position('8k7/16/16/16/1p14/16/16/13l2/16/16/5N10/2L13/16/16/7n8/7K8');
const threatened = position('8k7/16/16/16/13l2/16/16/7n8/16/16/16/1K8L5/3E12/16/16/16');

const third: OwnLesson = {
  game: 'graal',
  id: '3',
  title: 'lesson.graal.3.title',
  teaches: 'lesson.graal.3.teaches',
  minutes: 3,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.graal.3.step1', position: openCastle, points: { see: ['i16', 'i15'] } },
    {
      kind: 'try',
      text: 'lesson.graal.3.step2',
      points: { choose: ['i15'] },
      goal: { actions: ['i8-i15'] },
      reply: ['d14-d13'],
      done: 'lesson.graal.3.step2.done',
      wrong: [{ refusal: 'graal.into-donjon', after: ['i8', 'i16'], say: 'lesson.graal.3.step2.donjon' }],
      otherwise: 'lesson.graal.3.step2.wrong',
      hint: [{ from: 'i8', to: 'i15' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.3.step3',
      points: { choose: ['i16'] },
      goal: { actions: ['i15-i16'] },
      done: 'lesson.graal.3.step3.done',
      otherwise: 'lesson.graal.3.step3.wrong',
      hint: [{ from: 'i15', to: 'i16' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.3.step4',
      points: { choose: ['h2'] },
      position: atTheDoor,
      goal: { actions: ['h1xh2'] },
      done: 'lesson.graal.3.step4.done',
      otherwise: 'lesson.graal.3.step4.wrong',
      hint: [{ from: 'h1', to: 'h2' }],
    },
    {
      kind: 'try',
      text: 'lesson.graal.3.step5',
      points: { see: ['h9', 'h2'] },
      position: threatened,
      goal: { actions: ['d4-f3', 'k5-k2', 'k5-h5'] },
      done: 'lesson.graal.3.step5.done',
      donePoints: { see: ['f3', 'k2', 'h5'] },
      otherwise: 'lesson.graal.3.step5.wrong',
      hint: [
        { from: 'd4', to: 'f3' },
        { from: 'k5', to: 'k2' },
        { from: 'k5', to: 'h5' },
      ],
    },
    { kind: 'tell', text: 'lesson.graal.3.step6', position: threatened },
  ],
};

const fourth: OwnLesson = {
  game: 'graal',
  id: '4',
  title: 'lesson.graal.4.title',
  teaches: 'lesson.graal.4.teaches',
  minutes: 3,
  turned: 0,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.graal.4.step1', position: whole },
    {
      kind: 'draw',
      text: 'lesson.graal.4.step2',
      drawing: '',
      goal: { without: 'graal.missing-castle' },
      way: [['castle', 'd2', 'd3']],
      done: 'lesson.graal.4.step2.done',
      otherwise: 'lesson.graal.4.step2.wrong',
      hint: rings('d2', 'd3'),
    },
    {
      kind: 'draw',
      text: 'lesson.graal.4.step3',
      points: { choose: ['d2'] },
      drawing: 'castle=d2d3',
      goal: { figure: 'king', cell: 'd2' },
      way: [['1K', 'd2']],
      done: 'lesson.graal.4.step3.done',
      otherwise: 'lesson.graal.4.step3.wrong',
      hint: rings('d2'),
    },
    {
      kind: 'draw',
      text: 'lesson.graal.4.step4',
      goal: { figure: 'knight' },
      way: [['1N', 'f4']],
      done: 'lesson.graal.4.step4.done',
      wrong: [
        { refusal: 'graal.horse-in-forest', after: ['1N', 'b4'], say: 'lesson.graal.4.step4.forest' },
        { refusal: 'graal.on-rock', after: ['1N', 'e2'], say: 'lesson.graal.4.step4.rock' },
        { refusal: 'graal.abroad', after: ['1N', 'h9'], say: 'lesson.graal.4.step4.abroad' },
      ],
      otherwise: 'lesson.graal.4.step4.wrong',
      hint: rings('f4'),
    },
    {
      kind: 'draw',
      text: 'lesson.graal.4.step5',
      points: { see: ['d3'] },
      drawing: 'castle=d2d3;1=Ka7,Nf4,Lj6',
      goal: { without: 'graal.unguarded' },
      way: [['a7', 'd2']],
      done: 'lesson.graal.4.step5.done',
      otherwise: 'lesson.graal.4.step5.wrong',
      hint: [{ from: 'a7', to: 'd2' }],
    },
    {
      kind: 'draw',
      text: 'lesson.graal.4.step6',
      goal: { complete: true },
      way: [],
      done: 'lesson.graal.4.step6.done',
      otherwise: 'lesson.graal.4.step6.wrong',
      hint: [],
    },
    { kind: 'tell', text: 'lesson.graal.4.step7', position: whole },
  ],
};

const lessons: readonly OwnLesson[] = [first, second, third, fourth, terrain, armies];

export default lessons;
