import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import type { Door } from '../../door/types';
import { lessonNamed } from './catalogue';
import { LessonRun } from './lesson.svelte';
import { allLessons } from './testing';
import type { Lesson } from './types';

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; ++turn) await Promise.resolve();
};

function taken(lesson: Lesson, waiting: Promise<void> = Promise.resolve()): LessonRun {
  return new LessonRun(door, lesson, { wait: () => waiting, heard: () => undefined });
}

const steps = (game: 'menhirs' | 'grailnah' | 'graal', id: string): Lesson => lessonNamed(game, id)!;

/** Does what the step asks for, by picks. */
async function follow(run: LessonRun): Promise<void> {
  const { step, table, draft } = run;
  if (step.kind === 'draw') {
    if ('complete' in step.goal) return run.complete();
    const [[first = '', ...others] = []] = step.way;
    draft!.release();
    if (draft!.choice!.next.some(({ id, cell }) => id === first && cell !== '')) run.pick(first);
    else draft!.take(first);
    for (const pick of others) run.pick(pick);
    return;
  }
  if (step.kind !== 'try') return;
  if ('refusal' in step.goal) {
    for (const tap of step.goal.after) {
      if (run.choice?.next.some(({ id }) => id === tap)) run.pick(tap);
      else run.refuse(tap);
    }
  } else if ('chosen' in step.goal) {
    const next = run.lesson.steps[run.index + 1]!;
    for (const pick of ('picks' in next && next.picks) || []) run.pick(pick);
  } else {
    const action = step.goal.actions === 'any' ? run.table!.match.snapshot.state.position : step.goal.actions[0]!;
    const state = table!.snapshot.state;
    const wanted = step.goal.actions === 'any' ? door.legal(state.game, state.options, action)[0]! : action;
    await table!.play(wanted);
  }
  await settled();
}

async function playFreely(run: LessonRun): Promise<void> {
  while (!run.isSolved) {
    const { state } = run.table!.snapshot;
    const result = door.think(state.game, state.options, state.position, [], 8, '1', 50_000, 1, false);
    await run.table!.play(result.lines[0]!.actions[0]!);
    await settled();
    expect(run.answer?.isRight ?? true).toBe(true);
  }
}

describe('every lesson', () => {
  for (const lesson of allLessons) {
    it(`${lesson.game} ${lesson.id} can be taken to its end`, async () => {
      const run = taken(lesson);
      for (const [index, step] of lesson.steps.entries()) {
        expect(run.index).toBe(index);
        expect(run.tableau).not.toBe(null);
        if (step.kind === 'free') await playFreely(run);
        else await follow(run);
        expect(run.needsTry, step.text).toBe(false);
        if (step.kind !== 'tell') expect(run.answer, step.text).toEqual({ isRight: true, word: { key: step.done } });
        run.next();
      }
      expect(run.isOver).toBe(true);
      run.close();
    });
  }
});

describe('a run of a lesson', () => {
  it('answers a legal try that was not asked for, and plays nothing', async () => {
    const run = taken(steps('menhirs', '1'));
    for (let step = 1; step < 4; ++step) run.next();
    const { position } = run.table!;
    await run.table!.play('c3.c4.d4>N');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step4.direction' } });
    await run.table!.play('f1>N');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step4.loose' } });
    expect(run.table!.position).toBe(position);
    run.close();
  });

  it('knows a mistake by what it does, not by how it is written', async () => {
    const run = taken(steps('graal', '2'));
    await run.table!.play('h6-h7');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.2.step1.step' } });
    run.close();
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
    const run = taken(steps('menhirs', '1'));
    for (let step = 1; step < 4; ++step) run.next();
    expect(run.hint).toEqual([]);
    await run.table!.play('f1>N');
    expect(run.hint).toEqual([]);
    await run.table!.play('f1>N');
    expect(run.hint).toEqual([{ from: 'c3', to: 'd4' }]);
    run.close();
  });

  it('points at what the step speaks of, then at what its answer does', async () => {
    const run = taken(steps('menhirs', '2'));
    for (let step = 1; step < 5; ++step) run.next();
    expect(run.pointed).toEqual([]);
    await run.table!.play('d4.d5.d6.e1.e2.e3>NE');
    expect(run.pointed).toEqual(['f2']);
    await run.table!.play('d4.d5.d6.e1.e2.e3>NW');
    expect(run.pointed).toEqual(['d4']);
    run.back();
    run.back();
    run.back();
    expect(run.pointed).toEqual(['d1', 'd2', 'd3']);
    run.close();
    const freeing = taken(steps('menhirs', '1'));
    for (let step = 1; step < 4; ++step) freeing.next();
    await follow(freeing);
    expect(freeing.pointed).toEqual(['c3', 'a2']);
    freeing.close();
  });

  it('answers a refusal in its own words, or lets the rules speak', () => {
    const run = taken(steps('menhirs', '1'));
    run.next();
    run.refuse('c1');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.1.step2.taken' } });
    run.next();
    run.next();
    run.refuse('d7');
    expect(run.answer?.word).toMatchObject({ message: { key: 'menhirs.no-mist' } });
    run.close();
  });

  it('lets nothing be chosen while it tells, and after a step is done', async () => {
    const run = taken(steps('menhirs', '1'));
    expect(run.choice).toBe(null);
    run.pick('d4');
    expect(run.table!.ply).toBe(0);
    run.next();
    await follow(run);
    expect(run.isSolved).toBe(true);
    expect(run.choice).toBe(null);
    run.next();
    expect(run.choice?.chosen).toEqual(['c3', 'c4', 'd4']);
    run.close();
  });

  it('goes back to where a step began', async () => {
    const run = taken(steps('menhirs', '3'));
    for (let step = 1; step < 3; ++step) run.next();
    const { position } = run.table!;
    await follow(run);
    run.next();
    expect(run.table!.position).not.toBe(position);
    run.back();
    expect(run.index).toBe(2);
    expect(run.table!.position).toBe(position);
    expect(run.needsTry).toBe(true);
    run.close();
  });

  it('forgets a reply when the step is left', async () => {
    let go = (): void => undefined;
    const run = taken(steps('menhirs', '1'), new Promise<void>((resolve) => (go = resolve)));
    for (let step = 1; step < 4; ++step) run.next();
    await run.table!.play('c3.c4.d4>NE');
    expect(run.isReplying).toBe(true);
    run.next();
    const { position } = run.table!;
    go();
    await settled();
    expect(run.table!.position).toBe(position);
    expect(run.isSolved).toBe(false);
    run.close();
  });

  it('begins a free step again when it is lost', async () => {
    const run = taken(steps('menhirs', '3'));
    for (let step = 1; step < 8; ++step) run.next();
    expect(run.step.kind).toBe('free');
    const { position } = run.table!;
    await run.table!.play('b3>N');
    await run.table!.play('xb4');
    await settled();
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.menhirs.3.step8.wrong' } });
    expect(run.table!.position).toBe(position);
    run.close();
  });

  it('says what is still wrong with a drawing-up', () => {
    const run = taken(steps('graal', '4'));
    run.next();
    run.next();
    run.draft!.take('1K');
    run.pick('a1');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.4.step3.wrong' } });
    run.draft!.take('a1');
    run.pick('d2');
    expect(run.answer).toEqual({ isRight: true, word: { key: 'lesson.graal.4.step3.done' } });
    run.next();
    run.draft!.take('1N');
    run.refuse('b4');
    expect(run.answer).toEqual({ isRight: false, word: { key: 'lesson.graal.4.step4.forest' } });
    run.close();
  });

  it('can be taken once more from its end', () => {
    const run = taken(steps('grailnah', '1'));
    for (const _ of run.lesson.steps) run.next();
    expect(run.isOver).toBe(true);
    run.back();
    expect(run.isOver).toBe(false);
    run.next();
    run.restart();
    expect([run.index, run.isOver]).toEqual([0, false]);
    run.close();
  });
});

describe('the end of a lesson', () => {
  it('knows how many steps were skipped', async () => {
    const run = taken(steps('menhirs', '1'));
    const tries = run.lesson.steps.filter(({ kind }) => kind !== 'tell').length;
    while (!run.isOver) run.next();
    expect(run.skipped).toBe(tries);
    run.restart();
    while (!run.isOver) {
      await follow(run);
      if (run.step.kind === 'free') await playFreely(run);
      run.next();
    }
    expect(run.skipped).toBe(0);
    run.restart();
    expect(run.skipped).toBe(tries);
    run.close();
  });
});
