import { expect, it } from 'vitest';
import { judge, outlookOf, type GameLine, type Outlook } from './outlook';
import { door, think } from './testing';

const lineAt = (game: string, position: string): GameLine => ({
  game,
  options: {},
  start: position,
  actions: [],
  position,
});

function verdicts(
  game: string,
  position: string,
  actions: readonly string[],
): { won: boolean; toAct: number | null; position: string } {
  let state = door.begin(game, {}, [], '1', 'games 1', position);
  const mover = state.toAct!;
  for (const action of actions) ({ state } = door.play(state.match, state.toAct!, action));
  door.close(state.match);
  return { won: state.outcome?.[mover]?.verdict === 'won', toAct: state.toAct, position: state.position };
}

const isWonAtOnce = (game: string, position: string): boolean =>
  door.legal(game, {}, position).some((action) => verdicts(game, position, [action]).won);

/** By trying everything, where each turn is one action. */
function escapes(game: string, position: string): readonly string[] {
  return door.legal(game, {}, position).filter((action) => {
    const after = verdicts(game, position, [action]);
    return after.toAct === null || !isWonAtOnce(game, after.position);
  });
}

const dangers: readonly [string, string][] = [
  ['menhirs', '..../..M../....../o....mm/....../..M../.... 5a slide - 8a'],
  ['grailnah', 'N:K@N,Q@N,n@N,n@N,n@D2/S:K@S,Q@S,n@S,n@S,n@G7 M@*,F@* N22 -;00;NS en1.1'],
  ['graal', '8k7/16/16/16/1p14/16/16/13l2/16/16/5N10/2L13/16/16/7n8/7K8 h1h2,i16i15 S1 - 0 1@world-of-art'],
];
it.each(dangers)('finds the moves of %s that do not lose at once', async (game, position) => {
  const outlook = await outlookOf(door, think, lineAt(game, position));
  expect(outlook.escapes.size).toBeGreaterThan(0);
  expect([...outlook.escapes].sort()).toEqual([...escapes(game, position)].sort());
});

it('sees no danger where nobody threatens, and a win where there is one', async () => {
  const quiet = 'N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1';
  expect(await outlookOf(door, think, lineAt('grailnah', quiet))).toMatchObject({ win: 'none', escapes: new Set() });
  const won = 'N:K@N,Q@N,n@N,n@N,n@G8/S:K@S,Q@S,n@S,n@S,n@F13 M@D5,F@* N24 -;01;NS en1.1';
  expect((await outlookOf(door, think, lineAt('grailnah', won))).win).toBe('now');
  const open = '16/5e10/3k12/16/1a14/16/16/13l2/8N7/16/16/2L13/16/16/16/7K8 h1h2,i16i15 S1 - 0 1@world-of-art';
  expect((await outlookOf(door, think, lineAt('graal', open))).win).toBe('soon');
});

it('judges a move by what it leaves', () => {
  const plain: Outlook = { value: 0.1, win: 'none', escapes: new Set(['good']) };
  const worth = (value: number, isLosing = false) => ({ value, isLosing });
  expect(judge(plain, 'good', worth(0.1))).toBe('stopped');
  expect(judge(plain, 'bad', worth(-1, true))).toBe('allowed');
  expect(judge(plain, 'good', worth(-0.6))).toBe('worse');
  expect(judge({ ...plain, escapes: new Set() }, 'good', worth(0))).toBe(null);
  expect(judge({ ...plain, value: -1 }, 'bad', worth(-1, true))).toBe(null);
  expect(judge({ ...plain, value: 1, win: 'now' }, 'good', worth(0.9))).toBe('missed');
  expect(judge({ ...plain, value: 1, win: 'soon' }, 'good', worth(1))).toBe(null);
});
