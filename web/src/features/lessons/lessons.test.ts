import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { tapOutcome as tapOn } from '../../board/targets';
import { ask, isMessage } from '../../door/door';
import type { Door, Message } from '../../door/types';
import { ScratchMatch } from '../../match/scratchMatch';
import { TableState } from '../../table/tableState.svelte';
import { firstLesson } from './progress';
import { allLessons } from './testing';
import { cellsOf, isAbout } from './judge';
import { actionsOf, playedFrom, startsOf } from './starts';
import type { DrawStep, Lesson, LessonStep, Points, TryStep, Wrong } from './types';

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const tries = (lesson: Lesson): readonly [TryStep, string][] =>
  lesson.steps.flatMap((step, index): [TryStep, string][] =>
    step.kind === 'try' ? [[step, startsOf(door, lesson)[index]!]] : [],
  );

/** The refusal that taps on these, one after the other, lead to: as at the board. */
function refusalOf({ game, options }: Lesson, position: string, taps: readonly string[]): string | null {
  let heard: Message | null = null;
  const scratch = new ScratchMatch(door, { game, options, position });
  const table = new TableState(scratch, { refused: (message) => (heard = message), played: () => undefined });
  for (const tap of taps) {
    expect(heard, `${taps.join(' ')}: before ${tap}`).toBe(null);
    const answer = tapOn(table.choice, tap);
    if (table.choice?.next.some(({ id }) => id === tap)) table.pick(tap);
    else if (answer.act === 'refuse') table.refuse(tap);
  }
  expect(table.ply, `${taps.join(' ')} plays nothing`).toBe(0);
  table.leave();
  scratch.close();
  return (heard as Message | null)?.key ?? null;
}

function expected(lesson: Lesson, step: TryStep, position: string): readonly string[] {
  if (!('actions' in step.goal)) return [];
  return step.goal.actions === 'any' ? door.legal(lesson.game, lesson.options, position) : step.goal.actions;
}

function checkWrong(lesson: Lesson, step: TryStep, position: string, wrong: Wrong): void {
  if ('refusal' in wrong) {
    expect(refusalOf(lesson, position, wrong.after), step.text).toBe(wrong.refusal);
    return;
  }
  const others = door
    .legal(lesson.game, lesson.options, position)
    .filter((action) => !expected(lesson, step, position).includes(action));
  if ('actions' in wrong) expect(others, step.text).toEqual(expect.arrayContaining([...wrong.actions]));
  else {
    const scratch = new ScratchMatch(door, { game: lesson.game, options: lesson.options, position });
    const isDone = others.some((action) => isAbout(wrong, scratch.foresee(action)!));
    expect(isDone, `${step.text} ${JSON.stringify(wrong.does)}`).toBe(true);
    scratch.close();
  }
}

function checkGoal(lesson: Lesson, step: TryStep, position: string): void {
  const { game, options } = lesson;
  if ('refusal' in step.goal) {
    expect(refusalOf(lesson, position, step.goal.after), step.text).toBe(step.goal.refusal);
  } else if ('chosen' in step.goal) {
    const next = lesson.steps[lesson.steps.indexOf(step) + 1]!;
    const picks = ('picks' in next && next.picks) || [];
    const { chosen } = door.choose(game, options, position, picks);
    expect([...chosen].sort(), step.text).toEqual([...step.goal.chosen].sort());
  } else {
    const legal = door.legal(game, options, position);
    for (const action of expected(lesson, step, position)) expect(legal, step.text).toContain(action);
  }
}

function checkReply(lesson: Lesson, step: TryStep, position: string): void {
  for (const action of expected(lesson, step, position)) {
    const play = (): string => playedFrom(door, lesson, position, [action, ...(step.reply ?? [])]);
    expect(play, `${step.text} ${action}`).not.toThrow();
  }
}

/** Steps that go on from here must find the same position, whichever of the accepted actions was played. */
function checkNext(lesson: Lesson, step: TryStep, position: string): void {
  const next: LessonStep | undefined = lesson.steps[lesson.steps.indexOf(step) + 1];
  if (!next || next.kind === 'draw' || next.position !== undefined) return;
  const ends = expected(lesson, step, position).map((action) =>
    playedFrom(door, lesson, position, [action, ...(step.reply ?? [])]),
  );
  expect(new Set(ends).size, next.text).toBeLessThanOrEqual(1);
}

/** All that the texts of a step point at. */
function pointsOf(step: LessonStep): readonly Points[] {
  if (step.kind === 'tell' || step.kind === 'free') return [step.points ?? {}];
  return [step.points, step.donePoints, ...(step.wrong ?? []).map(({ points }) => points)].map((each) => each ?? {});
}

/** Cells that can be chosen in a step: with the first pick or with the second. */
function offered({ game, options }: Lesson, step: LessonStep, start: string): readonly string[] {
  if (step.kind === 'tell') return [];
  if (step.kind === 'draw') return step.way.flat();
  if (step.kind === 'try' && 'refusal' in step.goal) return step.goal.after;
  const picks = step.picks ?? [];
  const next = (...more: readonly string[]) => door.choose(game, options, start, [...picks, ...more]).next;
  const first = next();
  return [...first, ...first.flatMap(({ id }) => next(id))].map(({ cell }) => cell);
}

function checkDraw(lesson: Lesson, step: DrawStep, start: string): void {
  const { game, options } = lesson;
  for (const wrong of step.wrong ?? []) {
    if (!('refusal' in wrong)) throw new Error(`${step.text}: drawing up knows refusals only`);
    const answer = ask(() => door.chooseDraft(game, options, 0, start, wrong.after));
    expect(isMessage(answer) && answer.key, step.text).toBe(wrong.refusal);
  }
  const text = step.way.reduce((drawing, picks) => door.chooseDraft(game, options, 0, drawing, picks).action, start);
  const warnings = (drawing: string): string[] => door.draft(game, options, 0, drawing).warnings.map(({ key }) => key);
  if ('without' in step.goal) {
    expect(warnings(start), step.text).toContain(step.goal.without);
    expect(warnings(text), step.text).not.toContain(step.goal.without);
  }
}

for (const lesson of allLessons) {
  describe(`${lesson.game} ${lesson.id}`, () => {
    it('begins every step at a position that the rules read', () => {
      const starts = startsOf(door, lesson);
      lesson.steps.forEach((step, index) => {
        if (step.kind === 'draw') return;
        expect(starts[index], step.text).not.toBe('');
        const { position } = door.begin(lesson.game, lesson.options, [], '1', 'games 1', starts[index]!);
        expect(position, step.text).toBe(starts[index]);
        for (const [count] of (step.picks ?? []).entries()) {
          door.choose(lesson.game, lesson.options, position, step.picks!.slice(0, count + 1));
        }
      });
    });

    it('asks for what is legal, and answers it legally', () => {
      for (const [step, position] of tries(lesson)) {
        checkGoal(lesson, step, position);
        checkReply(lesson, step, position);
        checkNext(lesson, step, position);
      }
    });

    it('knows mistakes that can be made', () => {
      for (const [step, position] of tries(lesson)) {
        for (const wrong of step.wrong ?? []) checkWrong(lesson, step, position, wrong);
      }
      lesson.steps.forEach((step, index) => {
        if (step.kind === 'draw') checkDraw(lesson, step, startsOf(door, lesson)[index]!);
      });
    });

    it('marks cells that are on the board', () => {
      const cells = door.geometry(lesson.game, lesson.options).cells.map(({ id }) => id);
      for (const step of lesson.steps) {
        const arrows = [...('marks' in step ? (step.marks ?? []) : []), ...('hint' in step ? step.hint : [])];
        for (const { from, to } of arrows) expect(cells, step.text).toEqual(expect.arrayContaining([from || to, to]));
        const pointed = pointsOf(step).flatMap(cellsOf);
        expect(cells, step.text).toEqual(expect.arrayContaining(pointed));
      }
    });

    it('points at what can be chosen, where it asks to choose it', () => {
      const starts = startsOf(door, lesson);
      lesson.steps.forEach((step, index) => {
        const asked = pointsOf(step).flatMap(({ choose = [] }) => choose);
        const open = asked.length === 0 ? [] : offered(lesson, step, starts[index]!);
        expect(open, step.text).toEqual(expect.arrayContaining(asked));
      });
    });

    it('teaches at least something to do, and ends with a word', () => {
      expect(lesson.steps.some((step) => step.kind !== 'tell')).toBe(true);
      expect(lesson.steps.at(-1)!.kind).toBe('tell');
      expect(lesson.steps.flatMap(actionsOf).every((action) => action !== '')).toBe(true);
    });
  });
}

it('the first lesson takes the two minutes that the first page promises', () => {
  const first = allLessons.filter(({ id }) => id === firstLesson);
  expect(new Set(first.map(({ game }) => game)).size).toBe(new Set(allLessons.map(({ game }) => game)).size);
  for (const { game, minutes } of first) expect(minutes, game).toBeLessThanOrEqual(2);
});
