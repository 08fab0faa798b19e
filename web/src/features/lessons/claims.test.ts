import { beforeAll, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import type { Door, MatchState } from '../../door/types';
import { lessonNamed } from './catalogue';
import { startsOf } from './starts';
import type { LessonStep } from './types';

/** What the lessons say about winning and losing, held against the rules. */
let door: Door;
beforeAll(async () => {
  door = await rules();
});

interface Moment {
  step: LessonStep;
  position: string;
}

function moment(game: string, id: string, number: number): Moment {
  const lesson = lessonNamed(game, id)!;
  return { step: lesson.steps[number - 1]!, position: startsOf(door, lesson)[number - 1]! };
}

function after(game: string, position: string, ...actions: readonly string[]): MatchState {
  let state = door.begin(game, {}, [], '1', 'games 1', position);
  for (const action of actions) ({ state } = door.play(state.match, state.toAct!, action));
  door.close(state.match);
  return state;
}

const legal = (game: string, position: string): readonly string[] => door.legal(game, {}, position);

function wins(game: string, position: string): readonly string[] {
  const mover = after(game, position).toAct!;
  return legal(game, position).filter((action) => after(game, position, action).outcome?.[mover]?.verdict === 'won');
}

/** Actions after which the other side cannot win at once. */
function safe(game: string, position: string): readonly string[] {
  return legal(game, position).filter((action) => {
    const { outcome, position: next } = after(game, position, action);
    return outcome !== null || wins(game, next).length === 0;
  });
}

const goals = ({ step }: Moment): readonly string[] =>
  step.kind === 'try' && 'actions' in step.goal && step.goal.actions !== 'any' ? [...step.goal.actions].sort() : [];

const winning: readonly [string, string, number][] = [
  ['menhirs', '1', 5],
  ['menhirs', '1', 6],
  ['menhirs', '2', 3],
  ['menhirs', '2', 5],
  ['menhirs', '3', 2],
  ['menhirs', '3', 7],
  ['grailnah', '1', 6],
  ['grailnah', '3', 5],
  ['graal', '1', 6],
  ['graal', '3', 3],
];
for (const [game, id, number] of winning) {
  it(`${game} ${id}, step ${number}: wins, and nothing else does`, () => {
    const here = moment(game, id, number);
    expect([...wins(game, here.position)].sort()).toEqual(goals(here));
  });
}

const saving: readonly [string, string, number][] = [
  ['menhirs', '1', 7],
  ['menhirs', '2', 8],
  ['grailnah', '2', 3],
  ['grailnah', '3', 6],
  ['graal', '3', 4],
];
for (const [game, id, number] of saving) {
  it(`${game} ${id}, step ${number}: saves, and nothing else does`, () => {
    const here = moment(game, id, number);
    expect([...safe(game, here.position)].sort()).toEqual(goals(here));
  });
}

it('grailnah 2: only Morgane stops the Knight, whoever pays', () => {
  const { position } = moment('grailnah', '2', 7);
  expect([...safe('grailnah', position)].sort()).toEqual(['F:G8-G9!E3', 'F:G8-G9!N']);
});

it('grailnah 3: four Knights come', () => {
  const { position } = moment('grailnah', '3', 3);
  const knights = (text: string): number => text.split('/')[0]!.match(/n@/g)!.length;
  expect(knights(after('grailnah', position, 'Q:B11-S').position) - knights(position)).toBe(4);
});

it('graal 3: nobody stops the Knight in the courtyard', () => {
  const { position } = moment('graal', '3', 2);
  expect(wins('graal', position)).toEqual([]);
  const inside = after('graal', position, 'i8-i15').position;
  for (const reply of legal('graal', inside)) {
    expect(wins('graal', after('graal', inside, reply).position), reply).toContain('i15-i16');
  }
});

it('graal 3: the courtyard is guarded in three ways', () => {
  const here = moment('graal', '3', 5);
  const guards = legal('graal', here.position).filter((action) => {
    const next = after('graal', here.position, action).position;
    if (!legal('graal', next).includes('h9-h2')) return true;
    const inside = after('graal', next, 'h9-h2').position;
    return legal('graal', inside).some((reply) => reply.endsWith('xh2'));
  });
  expect([...guards].sort()).toEqual(goals(here));
});

it('menhirs 3: counting decides, and the last turns score two and one', () => {
  const think = (position: string) => door.think('menhirs', {}, position, [], 8, '1', 100_000, 1, false);
  const best = (position: string): number => think(position).lines[0]!.score;
  const held = moment('menhirs', '3', 3).position;
  const won = moment('menhirs', '3', 5).position;
  const alone = moment('menhirs', '3', 8).position;
  expect(best(held)).toBe(0);
  expect(best(won)).toBeGreaterThan(900_000);
  expect(best(alone)).toBeGreaterThan(900_000);
  const scored = (number: number, action: string): number | undefined =>
    after('menhirs', moment('menhirs', '3', number).position, action).outcome?.[1]?.score;
  expect([scored(2, 'c3>N'), scored(7, 'f3>N')]).toEqual([2, 1]);
  for (const action of ['b3>N', 'f3>S']) {
    expect(wins('menhirs', after('menhirs', held, action, 'xd6').position)).not.toEqual([]);
    expect(wins('menhirs', after('menhirs', won, action, 'xd6').position)).not.toEqual([]);
  }
});
