import { rings } from '../../src/base/content/arrows';
import type { LessonIn } from '../../src/features/lessons/types';
import type { lessons as words } from './words/lessons.en';

type PlayersLesson = LessonIn<keyof typeof words>;

const home = (castle: string): string => `${castle}:K@${castle},Q@${castle}`;
const full = (castle: string): string => `${home(castle)}${`,n@${castle}`.repeat(4)}`;
/** King, Queen and two Knights at home, and one Knight out. */
const one = (castle: string, knight: string): string => `${home(castle)}${`,n@${castle}`.repeat(2)},n@${knight}`;
const position = (players: readonly string[], rest: string): string => `${players.join('/')} ${rest} en1.1`;

const threeCastles = position([full('N'), full('E'), full('W')], 'M@*,F@* N0 0;000;NEW');
const thirdCastle = position(
  ['N:K@W,Q@B16,n@N,n@N,n@D18,n@E3', one('E', 'C6'), 'W:K@W,Q@B12,n@W,n@W,n@B19'],
  'M@F13,F@* N36 -;000;EEW',
);
const twoThreats = position([one('N', 'D2'), one('E', 'G7'), one('W', 'G12')], 'M@*,F@G11 N30 -;000;NEW');

/** Three players, each alone. */
export const three: PlayersLesson = {
  game: 'grailnah',
  id: '4',
  title: 'lesson.grailnah.4.title',
  teaches: 'lesson.grailnah.4.teaches',
  minutes: 2,
  turned: 180,
  options: { players: '3' },
  steps: [
    { kind: 'tell', text: 'lesson.grailnah.4.step1', position: threeCastles },
    {
      kind: 'try',
      text: 'lesson.grailnah.4.step2',
      points: { choose: ['B16'] },
      position: thirdCastle,
      goal: { actions: ['Q:B16-W'] },
      done: 'lesson.grailnah.4.step2.done',
      otherwise: 'lesson.grailnah.4.step2.wrong',
      hint: [{ from: 'B16', to: 'W' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.4.step3',
      points: { see: ['G7', 'G12'] },
      position: twoThreats,
      goal: { actions: ['M:*-G7'] },
      reply: ['F:G11-G12!E', 'n:W-A18'],
      done: 'lesson.grailnah.4.step3.done',
      wrong: [
        { actions: ['M:*-G12', 'F:G11-G12!D2', 'F:G11-G12!N'], say: 'lesson.grailnah.4.step3.red' },
        { does: { figure: 'merlin' }, say: 'lesson.grailnah.4.step3.merlin' },
      ],
      otherwise: 'lesson.grailnah.4.step3.wrong',
      hint: [{ from: '*', to: 'G7' }],
    },
    { kind: 'tell', text: 'lesson.grailnah.4.step4' },
  ],
};

const fourCastles = position([full('N'), full('E'), full('S'), full('W')], 'M@*,F@* N0 0;0000;NESW');
const partnerAhead = position(
  [one('N', 'F3'), one('E', 'C6'), one('S', 'F8'), one('W', 'B18')],
  'M@D15,F@* N32 -;0000;NESW',
);
const partnerNear = position(
  [one('N', 'D2'), one('E', 'C6'), one('S', 'G12'), one('W', 'B18')],
  'M@G15,F@* N40 -;0000;NESW',
);
/** Everywhere that Merlin can go from G15, but where the partner stands. */
const merlinAway: readonly string[] = [
  ...['*', 'A15', 'B15', 'C15', 'D15', 'E15', 'F15'],
  ...Array.from({ length: 20 }, (_, index) => `G${index + 1}`).filter((cell) => cell !== 'G12' && cell !== 'G15'),
].map((cell) => `M:G15-${cell}`);

/** Four players in two teams. */
export const four: PlayersLesson = {
  game: 'grailnah',
  id: '5',
  title: 'lesson.grailnah.5.title',
  teaches: 'lesson.grailnah.5.teaches',
  minutes: 2,
  turned: 180,
  options: { players: '4' },
  steps: [
    { kind: 'tell', text: 'lesson.grailnah.5.step1', position: fourCastles },
    {
      kind: 'try',
      text: 'lesson.grailnah.5.step2',
      points: { choose: ['F8'] },
      position: partnerAhead,
      goal: { actions: ['n:F3-F8'] },
      done: 'lesson.grailnah.5.step2.done',
      otherwise: 'lesson.grailnah.5.step2.wrong',
      hint: [{ from: 'F3', to: 'F8' }],
    },
    {
      kind: 'try',
      text: 'lesson.grailnah.5.step3',
      points: { choose: ['G15'], see: ['G12'] },
      position: partnerNear,
      goal: { actions: merlinAway },
      reply: ['n:E-A5', 'n:G12-*'],
      done: 'lesson.grailnah.5.step3.done',
      wrong: [
        { actions: ['M:G15-G12'], say: 'lesson.grailnah.5.step3.partner' },
        { does: { figure: 'morgane' }, say: 'lesson.grailnah.5.step3.morgane' },
      ],
      otherwise: 'lesson.grailnah.5.step3.wrong',
      hint: rings('G15'),
    },
    { kind: 'tell', text: 'lesson.grailnah.5.step4', position: fourCastles },
  ],
};
