import { beforeAll, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import type { Door, MatchState, PlayedPly } from '../../door/types';
import { lessonNamed } from './catalogue';
import { startsOf } from './starts';
import type { Lesson, LessonStep } from './types';

/** What the lessons say about winning and losing, held against the rules. */
let door: Door;
beforeAll(async () => {
  door = await rules();
});

interface Moment {
  rules: Rules;
  step: LessonStep;
  position: string;
}

type Rules = Pick<Lesson, 'game' | 'options'>;

const usual = (game: string): Rules => ({ game, options: {} });

function moment(game: string, id: string, number: number): Moment {
  const lesson = lessonNamed(game, id)!;
  return { rules: lesson, step: lesson.steps[number - 1]!, position: startsOf(door, lesson)[number - 1]! };
}

function after({ game, options }: Rules, position: string, ...actions: readonly string[]): MatchState {
  let state = door.begin(game, options, [], '1', 'games 1', position);
  for (const action of actions) ({ state } = door.play(state.match, state.toAct!, action));
  door.close(state.match);
  return state;
}

function played({ game, options }: Rules, position: string, action: string): PlayedPly {
  const { match, toAct } = door.begin(game, options, [], '1', 'games 1', position);
  const answer = door.play(match, toAct!, action);
  door.close(match);
  return answer;
}

const legal = ({ game, options }: Rules, position: string): readonly string[] => door.legal(game, options, position);

function isWin(rules: Rules, position: string, action: string): boolean {
  const { state, ply } = played(rules, position, action);
  return state.outcome?.[ply.seat]?.verdict === 'won';
}

function wins(rules: Rules, position: string): readonly string[] {
  return legal(rules, position).filter((action) => isWin(rules, position, action));
}

/** Backwards, since a Knight’s texts come last: the win is found early. */
const canWin = (rules: Rules, position: string): boolean =>
  legal(rules, position)
    .toReversed()
    .some((action) => isWin(rules, position, action));

/** Actions after which the other side cannot win at once. */
function safe(rules: Rules, position: string): readonly string[] {
  return legal(rules, position).filter((action) => {
    const { outcome, position: next } = after(rules, position, action);
    return outcome !== null || !canWin(rules, next);
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
  ['menhirs', '4', 2],
  ['menhirs', '4', 3],
  ['grailnah', '1', 6],
  ['grailnah', '3', 5],
  ['graal', '1', 6],
  ['graal', '3', 3],
  ['graal', '6', 4],
];
for (const [game, id, number] of winning) {
  it(`${game} ${id}, step ${number}: wins, and nothing else does`, () => {
    const here = moment(game, id, number);
    expect([...wins(here.rules, here.position)].sort()).toEqual(goals(here));
  });
}

const saving: readonly [string, string, number][] = [
  ['menhirs', '1', 7],
  ['menhirs', '2', 8],
  ['grailnah', '2', 3],
  ['grailnah', '3', 6],
  ['grailnah', '3', 7],
  ['grailnah', '4', 3],
  ['menhirs', '4', 5],
  ['graal', '3', 4],
];
for (const [game, id, number] of saving) {
  it(`${game} ${id}, step ${number}: saves, and nothing else does`, () => {
    const here = moment(game, id, number);
    expect([...safe(here.rules, here.position)].sort()).toEqual(goals(here));
  });
}

it('grailnah 2: only Morgane stops the Knight, whoever pays', () => {
  const { position } = moment('grailnah', '2', 7);
  expect([...safe(usual('grailnah'), position)].sort()).toEqual(['F:G8-G9!E3', 'F:G8-G9!N']);
});

it('grailnah 3: four Knights come', () => {
  const { position } = moment('grailnah', '3', 3);
  const knights = (text: string): number => text.split('/')[0]!.match(/n@/g)!.length;
  expect(knights(after(usual('grailnah'), position, 'Q:B11-S').position) - knights(position)).toBe(4);
});

it('graal 3: nobody stops the Knight in the courtyard', () => {
  const { position } = moment('graal', '3', 2);
  expect(wins(usual('graal'), position)).toEqual([]);
  const inside = after(usual('graal'), position, 'i8-i15').position;
  for (const reply of legal(usual('graal'), inside)) {
    expect(wins(usual('graal'), after(usual('graal'), inside, reply).position), reply).toContain('i15-i16');
  }
});

it('graal 3: the courtyard is guarded in three ways', () => {
  const here = moment('graal', '3', 5);
  const guards = legal(usual('graal'), here.position).filter((action) => {
    const next = after(usual('graal'), here.position, action).position;
    if (!legal(usual('graal'), next).includes('h9-h2')) return true;
    const inside = after(usual('graal'), next, 'h9-h2').position;
    return legal(usual('graal'), inside).some((reply) => reply.endsWith('xh2'));
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
    after(usual('menhirs'), moment('menhirs', '3', number).position, action).outcome?.[1]?.score;
  expect([scored(2, 'c3>N'), scored(7, 'f3>N')]).toEqual([2, 1]);
  for (const action of ['b3>N', 'f3>S']) {
    expect(wins(usual('menhirs'), after(usual('menhirs'), held, action, 'xd6').position)).not.toEqual([]);
    expect(wins(usual('menhirs'), after(usual('menhirs'), won, action, 'xd6').position)).not.toEqual([]);
  }
});

it('menhirs 4: wins score eleven and nine, and a quiet slide holds the draw', () => {
  const scored = (number: number): number | undefined => {
    const { rules, position } = moment('menhirs', '4', number);
    return after(rules, position, 'b3>N').outcome?.[0]?.score;
  };
  expect([scored(2), scored(3)]).toEqual([11, 9]);
  const { rules, position, step } = moment('menhirs', '4', 4);
  const isHeld = (slide: string): boolean => {
    const lifting = after(rules, position, slide).position;
    return safe(rules, lifting).length > 0;
  };
  expect(legal(rules, position).filter(isHeld).sort()).toEqual(goals({ rules, position, step }));
});

it('grailnah 4: the third castle brings four Knights, and Blue can stop Red only with Morgane', () => {
  const third = moment('grailnah', '4', 2);
  const knights = (text: string): number => text.split('/')[0]!.match(/n@/g)!.length;
  expect(knights(after(third.rules, third.position, 'Q:B16-W').position) - knights(third.position)).toBe(4);
  const { rules, position } = moment('grailnah', '4', 3);
  expect(safe(rules, after(rules, position, 'M:*-G7').position)).toEqual(['F:G11-G12!E']);
});

/** Actions after which whoever comes after the next player wins at once, whatever the next player does. */
function helping({ rules, position }: Moment): readonly string[] {
  return legal(rules, position).filter((action) => {
    const next = after(rules, position, action).position;
    return legal(rules, next).every((reply) => {
      const { outcome, position: last } = after(rules, next, reply);
      return outcome === null && canWin(rules, last);
    });
  });
}

it.each([
  ['grailnah', '5', 3],
  ['graal', '6', 3],
] as const)('%s %s, step %i: helps a partner to win, and nothing else does', (game, id, number) => {
  const here = moment(game, id, number);
  expect([...helping(here)].sort()).toEqual(goals(here));
});

it('graal 5: only the forest is near enough and safe', () => {
  const here = moment('graal', '5', 2);
  const { rules, position } = here;
  const isSafe = (action: string): boolean => {
    const next = after(rules, position, action).position;
    return !legal(rules, next).some((reply) => reply.endsWith(`x${action.slice(3)}`));
  };
  const isNear = (action: string): boolean => {
    const next = after(rules, position, action, 'i16-i15').position;
    return legal(rules, next).includes(`${action.slice(3)}*h10`);
  };
  const moves = legal(rules, position).filter((action) => action.startsWith('h4-'));
  expect(moves.filter(isNear).sort()).toEqual(['h4-e7', 'h4-h7']);
  expect(moves.filter(isNear).filter(isSafe)).toEqual(goals(here));
});
