import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import type { Door } from '../../door/types';
import { allLessons, lessonNamed } from './catalogue';
import { Course } from './lesson.svelte';
import type { Lesson } from './types';

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; ++turn) await Promise.resolve();
};

function taken(lesson: Lesson, waiting: Promise<void> = Promise.resolve()): Course {
  return new Course(door, lesson, { wait: () => waiting, heard: () => undefined });
}

const steps = (game: 'menhirs' | 'grailnah' | 'graal', id: string): Lesson => lessonNamed(game, id)!;

/** Does what the step asks for, by picks. */
async function follow(course: Course): Promise<void> {
  const { step, table, draft } = course;
  if (step.kind === 'draw') {
    if ('complete' in step.goal) return course.complete();
    const [[first = '', ...others] = []] = step.way;
    draft!.release();
    if (draft!.choice!.next.some(({ id, cell }) => id === first && cell !== '')) course.pick(first);
    else draft!.take(first);
    for (const pick of others) course.pick(pick);
    return;
  }
  if (step.kind !== 'try') return;
  if ('refusal' in step.goal) {
    for (const tap of step.goal.after) {
      if (course.choice?.next.some(({ id }) => id === tap)) course.pick(tap);
      else course.refuse(tap);
    }
  } else if ('chosen' in step.goal) {
    const next = course.lesson.steps[course.index + 1]!;
    for (const pick of ('picks' in next && next.picks) || []) course.pick(pick);
  } else {
    const action = step.goal.actions === 'any' ? course.table!.match.snapshot.state.position : step.goal.actions[0]!;
    const state = table!.snapshot.state;
    const wanted = step.goal.actions === 'any' ? door.legal(state.game, state.options, action)[0]! : action;
    await table!.play(wanted);
  }
  await settled();
}

async function playFreely(course: Course): Promise<void> {
  while (!course.isSolved) {
    const { state } = course.table!.snapshot;
    const thought = door.think(state.game, state.options, state.position, [], 8, '1', 50_000, 1, false);
    await course.table!.play(thought.lines[0]!.actions[0]!);
    await settled();
    expect(course.answer?.isRight ?? true).toBe(true);
  }
}

describe('every lesson', () => {
  for (const lesson of allLessons) {
    it(`${lesson.game} ${lesson.id} can be taken to its end`, async () => {
      const course = taken(lesson);
      for (const [index, step] of lesson.steps.entries()) {
        expect(course.index).toBe(index);
        expect(course.tableau).not.toBe(null);
        if (step.kind === 'free') await playFreely(course);
        else await follow(course);
        expect(course.needsTry, step.text).toBe(false);
        if (step.kind !== 'tell') expect(course.answer, step.text).toEqual({ isRight: true, word: { key: step.done } });
        course.next();
      }
      expect(course.isOver).toBe(true);
      course.close();
    });
  }
});

describe('a course', () => {
  it('answers a legal try that was not asked for, and plays nothing', async () => {
    const course = taken(steps('menhirs', '1'));
    for (let step = 1; step < 4; ++step) course.next();
    const { position } = course.table!;
    await course.table!.play('c3.c4.d4>N');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step4.direction' } });
    await course.table!.play('f1>N');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step4.loose' } });
    expect(course.table!.position).toBe(position);
    course.close();
  });

  it('knows a mistake by what it does, not by how it is written', async () => {
    const course = taken(steps('graal', '2'));
    await course.table!.play('h6-h7');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.2.step1.step' } });
    course.close();
    const magicians = taken(steps('grailnah', '1'));
    for (let step = 1; step < 3; ++step) magicians.next();
    const { game, options, position } = magicians.table!.snapshot.state;
    const isOfMagician = (action: string): boolean => {
      const figure = magicians.table!.match.foresee(action)!.events.at(0)!.figure.kind;
      return figure === 'merlin' || figure === 'morgane';
    };
    for (const action of door.legal(game, options, position).filter((each) => each !== 'n:A3-B3')) {
      const key = isOfMagician(action) ? 'lesson.grailnah.1.magicians' : 'lesson.grailnah.1.step3.wrong';
      await magicians.table!.play(action);
      expect(magicians.answer, action).toEqual({ isRight: false, word: { key } });
    }
    magicians.close();
  });

  it('shows the hint after two wrong tries', async () => {
    const course = taken(steps('menhirs', '1'));
    for (let step = 1; step < 4; ++step) course.next();
    expect(course.hint).toEqual([]);
    await course.table!.play('f1>N');
    expect(course.hint).toEqual([]);
    await course.table!.play('f1>N');
    expect(course.hint).toEqual([{ from: 'c3', to: 'd4' }]);
    course.close();
  });

  it('answers a refusal in its own words, or lets the rules speak', () => {
    const course = taken(steps('menhirs', '1'));
    course.next();
    course.refuse('c1');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step2.taken' } });
    course.next();
    course.next();
    course.refuse('d7');
    expect(course.answer?.word).toMatchObject({ message: { key: 'menhirs.no-mist' } });
    course.close();
  });

  it('lets nothing be chosen while it tells, and after a step is done', async () => {
    const course = taken(steps('menhirs', '1'));
    expect(course.choice).toBe(null);
    course.pick('d4');
    expect(course.table!.ply).toBe(0);
    course.next();
    await follow(course);
    expect(course.isSolved).toBe(true);
    expect(course.choice).toBe(null);
    course.next();
    expect(course.choice?.chosen).toEqual(['c3', 'c4', 'd4']);
    course.close();
  });

  it('goes back to where a step began', async () => {
    const course = taken(steps('menhirs', '3'));
    for (let step = 1; step < 3; ++step) course.next();
    const { position } = course.table!;
    await follow(course);
    course.next();
    expect(course.table!.position).not.toBe(position);
    course.back();
    expect(course.index).toBe(2);
    expect(course.table!.position).toBe(position);
    expect(course.needsTry).toBe(true);
    course.close();
  });

  it('forgets a reply when the step is left', async () => {
    let go = (): void => undefined;
    const course = taken(steps('menhirs', '1'), new Promise<void>((resolve) => (go = resolve)));
    for (let step = 1; step < 4; ++step) course.next();
    await course.table!.play('c3.c4.d4>NE');
    expect(course.isReplying).toBe(true);
    course.next();
    const { position } = course.table!;
    go();
    await settled();
    expect(course.table!.position).toBe(position);
    expect(course.isSolved).toBe(false);
    course.close();
  });

  it('begins a free step again when it is lost', async () => {
    const course = taken(steps('menhirs', '3'));
    for (let step = 1; step < 8; ++step) course.next();
    expect(course.step.kind).toBe('free');
    const { position } = course.table!;
    await course.table!.play('b3>N');
    await course.table!.play('xb4');
    await settled();
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.3.step8.wrong' } });
    expect(course.table!.position).toBe(position);
    course.close();
  });

  it('says what is still wrong with a drawing-up', () => {
    const course = taken(steps('graal', '4'));
    course.next();
    course.next();
    course.draft!.take('1K');
    course.pick('a1');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.4.step3.wrong' } });
    course.draft!.take('a1');
    course.pick('d2');
    expect(course.answer).toEqual({ isRight: true, word: { key: 'lesson.graal.4.step3.done' } });
    course.next();
    course.draft!.take('1N');
    course.refuse('b4');
    expect(course.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.4.step4.forest' } });
    course.close();
  });

  it('can be taken once more from its end', () => {
    const course = taken(steps('grailnah', '1'));
    for (const _ of course.lesson.steps) course.next();
    expect(course.isOver).toBe(true);
    course.back();
    expect(course.isOver).toBe(false);
    course.next();
    course.restart();
    expect([course.index, course.isOver]).toEqual([0, false]);
    course.close();
  });
});

describe('the end of a lesson', () => {
  it('knows how many steps were skipped', async () => {
    const course = taken(steps('menhirs', '1'));
    const tries = course.lesson.steps.filter(({ kind }) => kind !== 'tell').length;
    while (!course.isOver) course.next();
    expect(course.skipped).toBe(tries);
    course.restart();
    while (!course.isOver) {
      await follow(course);
      if (course.step.kind === 'free') await playFreely(course);
      course.next();
    }
    expect(course.skipped).toBe(0);
    course.restart();
    expect(course.skipped).toBe(tries);
    course.close();
  });
});
