import { describe, expect, it } from 'vitest';
import { functions, type Door } from '../src/door/types';
import { RefusedError } from '../src/door/wasm';
import { phrases } from '../src/base/i18n/dictionary';
import { Checked, schema } from './checked';
import { playedAtRandom, rules } from './rules';

const checked = new Checked(await rules());
const { door } = checked;
const salt = '0123456789abcdef0123456789abcdef';

function refusal(ask: (door: Door) => unknown): string {
  try {
    ask(door);
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.key;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('every answer of the door fits its description', () => {
  it('knows the functions that the client knows', () => {
    expect(Object.keys(schema.functions)).toEqual([...functions]);
  });

  it.each([
    ['menhirs', { side: '3' }],
    ['menhirs', { side: '5' }],
    ['grailnah', {}],
    ['grailnah', { players: '4', board: 'avalon' }],
    ['graal', {}],
    ['graal', { armies: '3', 'drawing-up': 'stock' }],
  ])('in games of chance: %s %o', (game, options) => {
    expect(door.games().map(({ name }) => name)).toContain(game);
    const cells = new Set(door.geometry(game, options).cells.map(({ id }) => id));
    const moments = playedAtRandom(door, game, options, 11, 25);
    for (const { position } of moments) {
      const { figures } = door.tableau(game, options, position);
      expect(figures.every(({ cell }) => cells.has(cell))).toBe(true);
    }
    const { lines } = door.think(game, options, moments[0]!.position, [moments[0]!.action], 3, '1', 300, 2, false);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('in a match from its beginning over undo, record and reading to its close', () => {
    const begun = door.begin('menhirs', { side: '3' }, ['Ada', 'level:2'], '3', 'games 2', '');
    const [first] = door.legal('menhirs', begun.options, begun.position);
    const { state: after, ply } = door.play(begun.match, begun.toAct!, first!);
    expect(door.state(begun.match)).toEqual(after);
    expect(door.view(begun.match, after.toAct!).actions).toEqual(door.legal('menhirs', after.options, after.position));
    expect(door.view(begun.match, begun.toAct!).actions).toEqual([]);
    expect(door.history(begun.match, 1).plies).toEqual([ply]);
    expect(after.tableau).toEqual(door.tableau('menhirs', after.options, after.position));
    expect(after.choice).toEqual(door.choose('menhirs', after.options, after.position, []));
    expect(door.record(begun.match).text).toBe(after.record);
    const copy = door.read(after.record);
    expect(copy).toEqual({ ...after, match: copy.match });
    expect(door.undo(begun.match).position).toBe(begun.position);
    door.close(begun.match);
    expect(refusal(() => door.state(begun.match))).not.toBe('');
  });

  it('in a match of several games', () => {
    const from = 'm../.../... 9a slide - 8a';
    expect(refusal(() => door.begin('menhirs', {}, ['A', 'B'], '1', 'games 2', from))).not.toBe('');
    let state = door.begin('menhirs', { side: '3' }, ['A', 'B'], '1', 'games 2', '');
    while (state.toAct !== null) {
      const { action } = door.think('menhirs', state.options, state.position, [], 8, '1', 200, 1, state.offersSwap);
      ({ state } = door.play(state.match, state.toAct, action));
    }
    expect(state.outcome).not.toBeNull();
    expect(door.next(state.match).gameNumber).toBe(2);
    door.close(state.match);
  });

  it('in a drawing-up', () => {
    const empty = door.draft('graal', {}, 0, '');
    expect(empty.isComplete).toBe(false);
    const king = empty.tray.find(({ kind }) => kind === 'king')!;
    const { cell } = door.chooseDraft('graal', {}, 0, '', [king.id]).next[0]!;
    const one = door.draft('graal', {}, 0, door.chooseDraft('graal', {}, 0, '', [king.id, cell]).action);
    expect(one.tableau.figures.map((figure) => figure.cell)).toContain(cell);
    const stock = door.stock('graal', {}, 0);
    expect(stock.length).toBeGreaterThan(1);
    expect(door.draft('graal', {}, 0, stock[0]!.text).isComplete).toBe(true);
    const turned = door.mirror('graal', {}, stock[0]!.text).text;
    expect(door.draft('graal', {}, 1, turned).isComplete).toBe(true);
    expect(door.draft('graal', {}, 1, door.drawUp('graal', {}, 1, '5').text).isComplete).toBe(true);
    const { match } = door.begin('graal', {}, ['A', 'B'], '1', 'games 1', '');
    expect(door.prepare(match, 0, stock[0]!.text, salt).parties[0]!.isReady).toBe(true);
    expect(JSON.stringify(door.view(match, 1))).not.toContain(stock[0]!.text);
    door.close(match);
  });

  it('in a damaged record, which is read as far as it is sound', () => {
    const { match, position } = door.begin('menhirs', {}, ['A', 'B'], '1', 'games 1', '');
    const record = door.record(match).text + '1 zz9\n';
    const state = door.read(record);
    expect(state.damage).not.toBeNull();
    expect(state.position).toBe(position);
    door.close(match);
    door.close(state.match);
  });
});

describe('a refusal has a sentence', () => {
  const nowhere = 99_999;
  const cases: readonly (readonly [string, (door: Door) => unknown])[] = [
    ['geometry', (d) => d.geometry('chess', {})],
    ['geometry of an option', (d) => d.geometry('menhirs', { side: '9' })],
    ['tableau', (d) => d.tableau('menhirs', {}, 'not a position')],
    ['choose', (d) => d.choose('menhirs', {}, 'M 1a', [])],
    ['legal', (d) => d.legal('graal', {}, '')],
    ['begin', (d) => d.begin('menhirs', {}, ['A'], '1', 'games 1', '')],
    ['begin with a seed', (d) => d.begin('menhirs', {}, ['A', 'B'], 'many', 'games 1', '')],
    ['begin with a length', (d) => d.begin('menhirs', {}, ['A', 'B'], '1', 'days 3', '')],
    ['read', (d) => d.read('what is this')],
    ['state', (d) => d.state(nowhere)],
    ['view', (d) => d.view(nowhere, 0)],
    ['play', (d) => d.play(nowhere, 0, 'a1')],
    ['undo', (d) => d.undo(nowhere)],
    ['next', (d) => d.next(nowhere)],
    ['history', (d) => d.history(nowhere, 1)],
    ['record', (d) => d.record(nowhere)],
    ['close', (d) => d.close(nowhere)],
    ['prepare', (d) => d.prepare(nowhere, 0, '', salt)],
    ['draft', (d) => d.draft('graal', {}, 0, 'castle=z9')],
    ['chooseDraft', (d) => d.chooseDraft('graal', {}, 0, '', ['dragon', 'a1'])],
    ['chooseDraft of a party', (d) => d.chooseDraft('graal', {}, 7, '', [])],
    ['complete', (d) => d.complete('graal', {}, 0, '', 'never')],
    ['mirror', (d) => d.mirror('graal', {}, 'upside down')],
    ['stock', (d) => d.stock('graal', {}, 5)],
    ['think', (d) => d.think('graal', {}, 'x', [], 8, '0', 10, 1, false)],
    ['think at a level', (d) => d.think('menhirs', {}, '', [], 12, '0', 10, 1, false)],
    ['drawUp', (d) => d.drawUp('graal', {}, 9, '1')],
  ];

  it.each(cases)('%s', (_, ask) => {
    expect(Object.keys(phrases)).toContain(refusal(ask));
  });

  it('of an action out of turn, and of a pick that is none', () => {
    const { match, options, position, toAct } = door.begin('grailnah', {}, ['A', 'B'], '1', 'games 1', '');
    expect(Object.keys(phrases)).toContain(refusal(() => door.play(match, 1 - toAct!, 'K:N-B1')));
    expect(Object.keys(phrases)).toContain(refusal(() => door.play(match, toAct!, 'K:N-G1')));
    expect(Object.keys(phrases)).toContain(refusal(() => door.choose('grailnah', options, position, ['K@N', 'G1'])));
    door.close(match);
  });

  it('was asked of every function, and an answer too', () => {
    expect([...checked.answered].sort()).toEqual([...functions].sort());
    expect([...checked.refused].sort()).toEqual(functions.filter((name) => name !== 'games').sort());
  });
});
