import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import { four, three } from './lessons-players';
import type { lessons as words } from './words/lessons.en';

type OwnLesson = LessonIn<keyof typeof words>;

/** Blue's castle and what is in it, and the rest of a position. */
const position = (white: string, blue: string, rest: string): string => `N:${white}/S:${blue} ${rest} en1.1`;

const start = position('K@N,Q@N,n@N,n@N,n@N,n@N', 'K@S,Q@S,n@S,n@S,n@S,n@S', 'M@*,F@* N0 0;00;NS');
const atTheGate = position('K@N,Q@N,n@N,n@N,n@N,n@A3', 'K@S,Q@S,n@S,n@S,n@S,n@A13', 'M@*,F@* N2 -;00;NS');
const merlinAhead = position('K@N,Q@N,n@N,n@N,n@C5', 'K@S,Q@S,n@S,n@S,n@B13', 'M@D5,F@* N12 M;01;NS');
const atTheCircle = position('K@N,Q@N,n@N,n@N,n@C8', 'K@S,Q@S,n@S,n@S,n@C13', 'M@D5,F@* N14 -;00;NS');
const oneStepLeft = position('K@N,Q@N,n@N,n@N,n@G8', 'K@S,Q@S,n@S,n@S,n@F13', 'M@D5,F@* N24 -;01;NS');

const first: OwnLesson = {
  game: 'grailnah',
  id: '1',
  title: 'lesson.grailnah.1.title',
  teaches: 'lesson.grailnah.1.teaches',
  minutes: 2,
  turned: 180,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.grailnah.1.step1', position: start, points: { see: ['*'] } },
    {
      kind: 'try',
      text: 'lesson.grailnah.1.step2',
      points: { choose: ['A3', 'A20'] },
      position: start,
      goal: { actions: ['n:N-A3', 'n:N-A20'] },
      done: 'lesson.grailnah.1.step2.done',
      wrong: [{ refusal: 'grailnah.side-gate', after: ['n@N', 'B1'], say: 'lesson.grailnah.1.step2.royal' }],
      otherwise: 'lesson.grailnah.1.step2.wrong',
      hint: rings('A3', 'A20'),
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.1.step3',
      points: { choose: ['A3'] },
      position: atTheGate,
      goal: { actions: ['n:A3-B3'] },
      reply: ['n:A13-B13'],
      done: 'lesson.grailnah.1.step3.done',
      wrong: [
        { does: { figure: 'merlin' }, say: 'lesson.grailnah.1.magicians' },
        { does: { figure: 'morgane' }, say: 'lesson.grailnah.1.magicians' },
        { refusal: 'grailnah.knight-step', after: ['n@A3', 'B4'], say: 'lesson.grailnah.1.step3.straight' },
      ],
      otherwise: 'lesson.grailnah.1.step3.wrong',
      hint: [{ from: 'A3', to: 'B3' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.1.step4',
      points: { choose: ['C5'] },
      position: merlinAhead,
      goal: { actions: ['n:C5-C8', 'n:C5-C7', 'n:C5-C6'] },
      done: 'lesson.grailnah.1.step4.done',
      wrong: [
        { does: { figure: 'morgane' }, say: 'lesson.grailnah.1.magicians' },
        { refusal: 'grailnah.stop-magician', after: ['n@C5', 'D5'], say: 'lesson.grailnah.1.step4.merlin' },
        { refusal: 'grailnah.stairs-for-royals', after: ['n@C5', 'C9'], say: 'lesson.grailnah.1.step4.stairs' },
        { refusal: 'grailnah.knight-backward', after: ['n@C5', 'B5'], say: 'lesson.grailnah.1.step4.back' },
      ],
      otherwise: 'lesson.grailnah.1.step4.wrong',
      hint: [{ from: 'C5', to: 'C8' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.1.step5',
      points: { choose: ['C8'] },
      position: atTheCircle,
      goal: { actions: ['n:C8-D8'] },
      done: 'lesson.grailnah.1.step5.done',
      wrong: [
        { does: { figure: 'merlin' }, say: 'lesson.grailnah.1.magicians' },
        { does: { figure: 'morgane' }, say: 'lesson.grailnah.1.magicians' },
      ],
      otherwise: 'lesson.grailnah.1.step5.wrong',
      hint: [{ from: 'C8', to: 'D8' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.1.step6',
      points: { choose: ['G8'] },
      position: oneStepLeft,
      goal: { actions: ['n:G8-*'] },
      done: 'lesson.grailnah.1.step6.done',
      otherwise: 'lesson.grailnah.1.step6.wrong',
      hint: [{ from: 'G8', to: '*' }],
    },
    { kind: 'tell', text: 'lesson.grailnah.1.step7' },
  ],
};

const sameRing = position('K@N,Q@N,n@N,n@N,n@F3', 'K@S,Q@S,n@S,n@S,n@F8', 'M@C13,F@G3 N20 F;00;NS');
const blueNearGrail = position('K@N,Q@N,n@N,n@N,n@D2', 'K@S,Q@S,n@S,n@S,n@G7', 'M@*,F@* N22 -;00;NS');
const merlinMoved = position('K@N,Q@N,n@N,n@N,n@D5', 'K@S,Q@S,n@S,n@S,n@F14', 'M@C2,F@* N24 M;01;NS');
const merlinOutside = position('K@N,Q@N,n@N,n@N,n@D5', 'K@S,Q@S,n@S,n@S,n@F14', 'M@C2,F@* N24 -;00;NS');
const morganeHome = position('K@N,Q@N,n@N,n@N,n@E3', 'K@S,Q@S,n@S,n@S,n@F8', 'M@B13,F@* N26 M;01;NS');
const morganeNear = position('K@N,Q@N,n@N,n@N,n@E3', 'K@S,Q@S,n@S,n@S,n@G9', 'M@B13,F@G8 N28 M;01;NS');

const second: OwnLesson = {
  game: 'grailnah',
  id: '2',
  title: 'lesson.grailnah.2.title',
  teaches: 'lesson.grailnah.2.teaches',
  minutes: 3,
  turned: 180,
  options: {},
  steps: [
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step1',
      points: { choose: ['F8'] },
      position: sameRing,
      goal: { actions: ['n:F3-F8'] },
      reply: ['n:S-A13'],
      done: 'lesson.grailnah.2.step1.done',
      wrong: [{ refusal: 'grailnah.stop-magician', after: ['n@F3', 'G3'], say: 'lesson.grailnah.2.step1.morgane' }],
      otherwise: 'lesson.grailnah.2.step1.wrong',
      hint: [{ from: 'F3', to: 'F8' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step2',
      points: { choose: ['F8'] },
      goal: { refusal: 'grailnah.locked', after: ['F8'] },
      done: 'lesson.grailnah.2.step2.done',
      otherwise: 'lesson.grailnah.2.step2.wrong',
      hint: rings('F8'),
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step3',
      points: { choose: ['G7'] },
      position: blueNearGrail,
      goal: { actions: ['M:*-G7'] },
      done: 'lesson.grailnah.2.step3.done',
      wrong: [
        { does: { figure: 'merlin' }, say: 'lesson.grailnah.2.step3.merlin' },
        { refusal: 'grailnah.morgane-on-knight', after: ['F@*', 'G7'], say: 'lesson.grailnah.2.step3.morgane' },
      ],
      otherwise: 'lesson.grailnah.2.step3.wrong',
      hint: [{ from: '*', to: 'G7' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step4',
      points: { choose: ['C2'] },
      position: merlinMoved,
      goal: { refusal: 'grailnah.merlin-twice', after: ['C2'] },
      done: 'lesson.grailnah.2.step4.done',
      otherwise: 'lesson.grailnah.2.step4.wrong',
      hint: rings('C2'),
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step5',
      points: { choose: ['D2'] },
      position: merlinOutside,
      goal: { refusal: 'grailnah.merlin-inward', after: ['M@C2', 'D2'] },
      done: 'lesson.grailnah.2.step5.done',
      otherwise: 'lesson.grailnah.2.step5.wrong',
      hint: [{ from: 'C2', to: 'D2' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step6',
      points: { choose: ['G8'] },
      position: morganeHome,
      goal: { actions: ['F:*-G8'] },
      reply: ['n:F8-F9'],
      done: 'lesson.grailnah.2.step6.done',
      wrong: [{ does: { figure: 'morgane' }, say: 'lesson.grailnah.2.step6.elsewhere' }],
      otherwise: 'lesson.grailnah.2.step6.wrong',
      hint: [{ from: '*', to: 'G8' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.2.step7',
      points: { choose: ['G9'] },
      position: morganeNear,
      goal: { actions: ['F:G8-G9!N'] },
      done: 'lesson.grailnah.2.step7.done',
      wrong: [
        { actions: ['F:G8-G9!E3'], say: 'lesson.grailnah.2.step7.dear' },
        { refusal: 'grailnah.morgane-grail', after: ['F@G8', '*'], say: 'lesson.grailnah.2.step7.grail' },
      ],
      otherwise: 'lesson.grailnah.2.step7.wrong',
      hint: [{ from: 'G8', to: 'G9' }],
    },
    { kind: 'tell', text: 'lesson.grailnah.2.step8' },
  ],
};

const onTheStairs = position('K@S,Q@C4,n@N,n@N,n@E3', 'K@S,Q@S,n@S,n@B16', 'M@F13,F@* N30 -;00;NS');
const beforeTheGate = position('K@S,Q@B11,n@N,n@E3', 'K@B9,Q@S,n@S,n@B16', 'M@F13,F@* N36 -;00;NS');
const threeGates = position('K@N,Q@B11,n@A10,n@A13,n@B14,n@E3', 'K@S,Q@S,n@S,n@S,n@E17', 'M@D16,F@* N40 M;01;NS');
const nearlyShut = position('K@N,Q@N,n@N,n@N,n@D18', 'K@S,Q@B1,n@S,n@A3,n@A20,n@B5', 'M@D5,F@G4 N42 -;00;NS');

const besieger = position('K@N,Q@N,n@N,n@N,n@B8', 'K@S,Q@B1,n@S,n@A3,n@A20,n@B5', 'M@D18,F@* N44 M;01;NS');

const third: OwnLesson = {
  game: 'grailnah',
  id: '3',
  title: 'lesson.grailnah.3.title',
  teaches: 'lesson.grailnah.3.teaches',
  minutes: 3,
  turned: 180,
  options: {},
  steps: [
    { kind: 'tell', text: 'lesson.grailnah.3.step1', position: start, points: { see: ['B1', 'B2'] } },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step2',
      points: { choose: ['C4'] },
      position: onTheStairs,
      goal: { actions: ['Q:C4-C9', 'Q:C4-C14'] },
      done: 'lesson.grailnah.3.step2.done',
      wrong: [
        { actions: ['Q:C4-C19'], say: 'lesson.grailnah.3.step2.far', points: { choose: ['C9', 'C14'] } },
        { refusal: 'grailnah.royal-circle', after: ['Q@C4', 'D4'], say: 'lesson.grailnah.3.step2.circle' },
      ],
      otherwise: 'lesson.grailnah.3.step2.wrong',
      hint: [
        { from: 'C4', to: 'C9' },
        { from: 'C4', to: 'C14' },
      ],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step3',
      points: { choose: ['B11'] },
      position: beforeTheGate,
      goal: { actions: ['Q:B11-S'] },
      reply: ['n:B16-C16'],
      done: 'lesson.grailnah.3.step3.done',
      otherwise: 'lesson.grailnah.3.step3.wrong',
      hint: [{ from: 'B11', to: 'S' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step4',
      points: { choose: ['A10', 'A13'] },
      goal: { actions: ['n:S-A10', 'n:S-A13'] },
      done: 'lesson.grailnah.3.step4.done',
      otherwise: 'lesson.grailnah.3.step4.wrong',
      hint: rings('A10', 'A13'),
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step5',
      points: { choose: ['B12'], see: ['A10', 'A13', 'B11'] },
      position: threeGates,
      goal: { actions: ['n:B14-B12'] },
      done: 'lesson.grailnah.3.step5.done',
      otherwise: 'lesson.grailnah.3.step5.wrong',
      hint: [{ from: 'B14', to: 'B12' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step6',
      points: { see: ['B5', 'B2'] },
      position: nearlyShut,
      goal: { actions: ['M:D5-B5'] },
      done: 'lesson.grailnah.3.step6.done',
      wrong: [{ actions: ['K:N-B2', 'Q:N-B2'], say: 'lesson.grailnah.3.step6.stand' }],
      otherwise: 'lesson.grailnah.3.step6.wrong',
      hint: [{ from: 'D5', to: 'B5' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.3.step7',
      points: { choose: ['B5'] },
      position: besieger,
      goal: { actions: ['n:B8-B5'] },
      done: 'lesson.grailnah.3.step7.done',
      wrong: [{ refusal: 'grailnah.merlin-twice', after: ['D18'], say: 'lesson.grailnah.3.step7.merlin' }],
      otherwise: 'lesson.grailnah.3.step7.wrong',
      hint: [{ from: 'B8', to: 'B5' }],
    },
    { kind: 'tell', text: 'lesson.grailnah.3.step8' },
  ],
};

const lessons: readonly OwnLesson[] = [first, second, third, three, four];

export default lessons;
