import { describe, expect, it } from 'vitest';
import { describedIn } from '../scripts/described.mjs';
import { fullStrength } from '../src/door/levels';
import { functions, type Door, type Message } from '../src/door/types';
import { RefusedError } from '../src/door/wasm';
import { phrases } from '../src/base/i18n/dictionary';
import { Checked, schema } from './checked';
import { bringNetwork, playedAtRandom, rules } from './rules';

const unchecked = await rules();
const checked = new Checked(unchecked);
const { door } = checked;
const salt = '0123456789abcdef0123456789abcdef';

function refused(ask: () => unknown): Message {
  try {
    ask();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
  throw new Error('it was not refused');
}

const refusal = (ask: (door: Door) => unknown): string => refused(() => ask(door)).key;

describe('every answer of the door fits its description', () => {
  it('knows the functions that the client knows', () => {
    expect(Object.keys(schema.functions)).toEqual([...functions]);
  });

  it('takes as many parameters as it is said to, and describes each', () => {
    const call = unchecked as unknown as Record<string, (...texts: string[]) => unknown>;
    for (const [name, { takes }] of Object.entries(schema.functions)) {
      const wrong = takes.length === 0 ? ['one too many'] : [];
      const { arguments: given } = refused(() => call[name]!(...wrong));
      expect(given.map(({ text }) => text)).toEqual([name, `${wrong.length}`, `${takes.length}`]);
    }
    const taken = new Set(Object.values(schema.functions).flatMap(({ takes }) => takes));
    expect([...taken].sort()).toEqual(Object.keys(schema.parameters).sort());
  });

  it('speaks of the same arguments as the server', () => {
    const { definitions } = describedIn('src/server/protocol/protocol.schema.json') as typeof schema;
    expect(definitions.Argument).toHaveProperty('properties.type.enum');
    expect(definitions.Argument).toEqual(schema.definitions.Argument);
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
    bringNetwork(door, game, options);
    for (const level of [3, fullStrength]) {
      const { position, action } = moments[0]!;
      const { lines } = door.think(game, options, position, [action], level, '1', 300, 2, false);
      expect(lines.length).toBeGreaterThan(0);
    }
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

  it('in a swap, by the seat that is theirs afterwards', () => {
    const begun = door.begin('grailnah', { swap: 'on' }, [], '1', 'games 1', '');
    const { state } = door.play(begun.match, begun.toAct!, 'n:N-A3');
    const { ply } = door.play(begun.match, state.toAct!, 'swap');
    expect(ply.seat).toBe(1);
    expect(ply.events.map(({ kind, figure }) => [kind, figure.seat])).toEqual([['swapped', 0]]);
    door.close(begun.match);
  });

  it('in the round, where the game counts them', () => {
    let state = door.begin('menhirs', { side: '3' }, ['Ada', 'Ben'], '3', 'games 1', '');
    const rounds = [];
    for (let ply = 0; ply < 6 && state.toAct !== null; ++ply) {
      const { round } = state.tableau!;
      expect(door.tableau('menhirs', state.options, state.position).round).toBe(round);
      rounds.push(round);
      const [first] = door.legal('menhirs', state.options, state.position);
      ({ state } = door.play(state.match, state.toAct, first!));
    }
    door.close(state.match);
    expect(rounds).toEqual([1, 1, 2, 2, 3, 3]);
    const uncounted = door.begin('grailnah', {}, ['Ada', 'Ben'], '3', 'games 1', '');
    door.close(uncounted.match);
    expect(uncounted.tableau!.round).toBe(0);
  });

  it('in the rule that a choice asks about: of the prompt, or how the picked figure moves', () => {
    const asked = (game: string, position: string, ...picks: string[]) => door.choose(game, {}, position, picks);
    const grailnah = 'N:K@N,Q@B1,n@N,n@B7,n@C3/S:K@S,Q@S,n@S,n@B7,n@D3 M@F7,F@G2 N40 -;00;NS en1.1';
    const pieces = ['n@N', 'n@C3', 'K@N', 'Q@B1', 'M@F7', 'F@G2'];
    const rulesOfWhere = pieces.map((piece) => asked('grailnah', grailnah, piece).rule);
    expect(rulesOfWhere).toEqual(['G11', 'G12', 'G15', 'G16', 'G19', 'G23']);
    expect(asked('grailnah', grailnah, 'n@N').prompt.rule).toBe('G10');
    expect(asked('grailnah', grailnah, 'F@G2', 'G3').rule).toBe('G24');
    const graal = '16/16/15k/16/16/16/16/16/16/11s4/10L5/9AE5/16/16/16/1K14 a2a1,p15p16 S1 - 0 1@world-of-art';
    expect(['k5', 'b1'].map((square) => asked('graal', graal, square).rule)).toEqual(['C13', 'C12']);
  });

  it('in where figures could go, of both sides', () => {
    const graal = '16/16/15k/16/16/16/16/16/16/11s4/10L5/9AE5/16/16/16/1K14 a2a1,p15p16 S1 - 0 1@world-of-art';
    const [archer] = door.reach('graal', {}, graal, 'j5');
    expect(archer).toMatchObject({ kind: 'archer', seat: 0, shots: ['l7'] });
    expect(door.reach('graal', {}, graal, 'l7')[0]?.moves).toContain('k6');
    expect(door.reach('graal', {}, graal, 'a16')).toEqual([]);
    expect(door.reach('menhirs', {}, '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a', 'b2')).toEqual([]);
    expect(refusal((door) => door.reach('graal', {}, 'nothing', 'a1'))).not.toBe('');
  });

  it('in the names along the edges of a board', () => {
    for (const game of ['grailnah', 'graal', 'pebbles']) {
      const named = door.geometry(game, {}).cells.filter(({ number }) => number !== '');
      expect(named.length, game).toBeGreaterThan(8);
      expect(named.filter(({ id, letter, number }) => letter + number !== id)).toEqual([]);
    }
  });

  it('in the summary of a record', () => {
    const { match } = door.begin('menhirs', {}, ['Ada', 'Ben'], '1', 'games 2', '');
    expect(door.summary(door.record(match).text)).toEqual({ gameNumber: 1, actions: 0, screens: [] });
    const { state } = door.play(match, 0, door.state(match).choice!.next[0]!.id);
    expect(door.summary(state.record).actions).toBe(1);
    door.close(match);
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
    ['network', (d) => d.network('graal', { armies: '9' })],
    ['bringNetwork', (d) => d.bringNetwork('graal', {}, new Uint8Array([1, 2, 3]))],
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
    const answersAlways = ['games', 'summary'];
    expect([...checked.refused].sort()).toEqual(functions.filter((name) => !answersAlways.includes(name)).sort());
  });
});
