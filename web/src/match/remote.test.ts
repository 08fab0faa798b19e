import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Random } from '../../tests/random';
import { counted } from '../../tests/counted';
import { rules } from '../../tests/rules';
import type { Door, MatchState } from '../door/types';
import type { Connection } from '../door/server/connection.svelte';
import type { Clocks, Table } from '../door/server/protocol';
import { RemoteMatch } from './remote';
import { FakeServer, refusal, tableOf } from '../door/server/testing';

const id = 'abcdef';
const salt = '0123456789abcdef';
let door: Door;
let server: FakeServer;
let connection: Connection;
/** The match as the server has it. */
let state: MatchState;
let number: number;

beforeAll(async () => {
  door = await rules();
});
beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = server.connection();
  connection.open();
  await settled();
  server.welcome();
  number = 1;
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

function begin(game: string, options: Record<string, string> = {}, length = 'games 1'): void {
  state = door.begin(game, options, ['Ada', 'Bob'], '1', length, '');
}

const table = (more: Partial<Table> = {}): Table => tableOf(door.record(state.match).text, { number, ...more });

async function opened(more: Partial<Table> = {}): Promise<RemoteMatch> {
  const opening = RemoteMatch.open(door, connection, id);
  await settled();
  server.answer(table(more));
  return opening;
}

/** Somebody plays whatever comes first; what the server says of it is answered. */
function playOn(action = door.legal(state.game, state.options, state.position)[0] ?? '', clocks: Clocks | null = null) {
  const { toAct, ply } = state;
  ({ state } = door.play(state.match, toAct ?? 0, action));
  number += 1;
  return {
    say: 'played',
    table: id,
    number,
    now: 0,
    seat: toAct ?? 0,
    ply,
    action,
    clocks,
    mayTakeBack: true,
  } as const;
}

/** What a call asks of the server, which does it. */
async function asked(call: Promise<unknown>, what: object): Promise<void> {
  expect(server.last).toMatchObject(what);
  server.answer({ say: 'done' });
  await call;
}

const seatOf = (player: number): number => state.seats.findIndex((seat) => seat.player === player);
const mine = (): boolean => state.toAct === seatOf(0);

describe('a long record', () => {
  /** The table with the beginning of its record, and what comes after it. */
  function inPages(): { first: Partial<Table>; pages: readonly string[] } {
    const lines = table().record.split(/(?<=\n)/);
    const part = (from: number, to?: number) => lines.slice(from, to).join('');
    return { first: { record: part(0, 4), recordNext: 100 }, pages: [part(4, 6), part(6)] };
  }
  async function answerPages(pages: readonly string[], at = number): Promise<void> {
    for (const [index, text] of pages.entries()) {
      expect(server.last).toMatchObject({ do: 'page', table: id, number: at, from: 100 + index });
      const next = index + 1 < pages.length ? { next: 101 + index } : {};
      server.answer({ say: 'page', table: id, number: at, text, ...next });
      await settled();
    }
  }

  beforeEach(() => {
    begin('menhirs');
    for (let i = 0; i < 6; ++i) playOn();
  });

  it('is put together from its pages, and what was played meanwhile follows', async () => {
    const opening = RemoteMatch.open(door, connection, id);
    await settled();
    const { first, pages } = inPages();
    server.answer(table(first));
    await settled();
    const played = playOn();
    server.say(played);
    await answerPages(pages, number - 1);
    const match = await opening;
    expect(match.snapshot.state.ply).toBe(6);
    expect(server.last).toMatchObject({ do: 'watch', after: number - 1 });
    server.say(played);
    server.answer({ say: 'done' });
    expect(match.record()).toBe(door.record(state.match).text);
  });
  it('is asked for again where the table has changed too much', async () => {
    const opening = RemoteMatch.open(door, connection, id);
    await settled();
    server.answer(table(inPages().first));
    await settled();
    server.answer({ say: 'refused', message: refusal('table.moved') });
    await settled();
    expect(server.last).toMatchObject({ do: 'watch' });
    server.answer(table());
    expect((await opening).snapshot.state.ply).toBe(6);
  });
  it('is read more slowly where the server wants that', async () => {
    const opening = RemoteMatch.open(door, connection, id);
    await settled();
    const { first, pages } = inPages();
    server.answer(table(first));
    await settled();
    server.answer({ say: 'refused', message: refusal('server.too-fast') });
    await vi.advanceTimersByTimeAsync(1000);
    await answerPages(pages);
    expect((await opening).record()).toBe(table().record);
  });
  it('may also come later', async () => {
    const match = await opened();
    playOn();
    const { first, pages } = inPages();
    server.say(table(first));
    await settled();
    await answerPages(pages);
    expect(match.record()).toBe(table().record);
    expect(server.last).toMatchObject({ do: 'watch', after: number });
  });
});

describe('at the table', () => {
  it('folds what the server says', async () => {
    begin('menhirs');
    const match = await opened();
    expect(match.snapshot).toMatchObject({
      state: { ply: 0 },
      players: [{ name: 'Ada' }, { name: 'Bob' }],
      ending: null,
    });
    expect(match.snapshot.may).toEqual({ seats: [seatOf(0)], undo: 'never', hint: false, resign: true, next: false });
    const clocks = { left: [9000, 8000], running: [1] };
    server.say(playOn(undefined, clocks));
    expect(match.snapshot.state.position).toBe(state.position);
    expect(match.snapshot.online?.table).toMatchObject({ number: 2, clocks });
    expect(match.snapshot.may.undo).toBe('asking');
    expect(match.record()).toBe(door.record(state.match).text);
  });

  it('shows an action of its own only once the server has said it', async () => {
    begin('menhirs');
    while (!mine()) playOn();
    const match = await opened();
    const action = door.legal(state.game, state.options, state.position)[0]!;
    const playing = match.play(action);
    expect(server.last).toMatchObject({ do: 'play', table: id, ply: state.ply, action });
    expect(match.snapshot.online?.isSending).toBe(true);
    server.answer({ say: 'done' });
    expect(await playing).toBeNull();
    expect(match.snapshot.state.ply).toBe(state.ply);
    expect(match.snapshot.online?.isSending).toBe(true);
    server.say(playOn(action));
    expect(match.snapshot).toMatchObject({ state: { ply: state.ply }, online: { isSending: false } });
  });

  it('asks what became of an action that the server has but does not tell', async () => {
    begin('menhirs');
    const match = await opened();
    const playing = match.play('a2');
    server.answer({ say: 'done' });
    await playing;
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.last).toMatchObject({ do: 'watch', table: id });
    playOn();
    server.answer(table());
    expect(match.snapshot).toMatchObject({ state: { ply: 1 }, online: { isSending: false } });
  });

  it('hands on why an action is refused', async () => {
    begin('menhirs');
    const match = await opened();
    const playing = match.play('zz');
    server.answer({ say: 'refused', message: refusal('match.turn') });
    expect(await playing).toMatchObject({ key: 'match.turn' });
    expect(match.snapshot.online?.isSending).toBe(false);
  });

  it('notices a gap and asks for what is missing', async () => {
    begin('menhirs');
    const match = await opened();
    const missed = playOn();
    const heard = playOn();
    server.say(heard);
    expect(match.snapshot.state.ply).toBe(0);
    expect(server.last).toMatchObject({ do: 'watch', after: 1 });
    const watch = server.last;
    server.say(missed);
    server.say(heard);
    server.answer({ say: 'done' }, watch);
    expect(match.snapshot.state.ply).toBe(2);
    server.say(heard);
    expect(match.snapshot.state.ply).toBe(2);
  });

  it('asks for the whole table where an action does not fit', async () => {
    begin('menhirs');
    const match = await opened();
    playOn();
    server.say({ ...playOn(), number: 2 });
    expect(server.last).toEqual({ do: 'watch', table: id, request: expect.any(Number) });
    server.answer(table());
    expect(match.snapshot.state.ply).toBe(2);
  });

  it('resumes after the connection came back', async () => {
    begin('menhirs');
    const match = await opened();
    server.say(playOn());
    server.cut();
    playOn();
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(server.last).toEqual({ do: 'watch', table: id, request: expect.any(Number) });
    server.answer(table({ watchers: 4 }));
    await settled();
    expect(match.snapshot).toMatchObject({ state: { ply: 2 }, online: { table: { watchers: 4 } } });
    server.say(playOn());
    expect(match.snapshot.state.ply).toBe(3);
  });

  it('asks again where a busy server does not show the table', async () => {
    begin('menhirs');
    const match = await opened();
    server.cut();
    playOn();
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    server.answer({ say: 'refused', message: refusal('server.too-fast') });
    await vi.advanceTimersByTimeAsync(5000);
    server.answer(table());
    expect(match.snapshot.state.ply).toBe(1);
  });

  it('catches up again after an error that nobody expected', async () => {
    begin('menhirs');
    const match = await opened();
    vi.spyOn(connection, 'ask').mockRejectedValueOnce(new Error('unexpected'));
    await expect(match.refresh()).rejects.toThrow('unexpected');
    playOn();
    server.say(playOn());
    expect(server.last).toMatchObject({ do: 'watch', after: 1 });
    server.answer(table());
    expect(match.snapshot.state.ply).toBe(2);
  });

  it('plays on over a lost connection', async () => {
    begin('menhirs');
    const match = await opened();
    const playing = match.play('a2');
    const sent = server.last;
    server.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(match.snapshot.online?.isSending).toBe(true);
    server.welcome();
    const [again, watch] = server.asked.slice(-2);
    expect(again).toEqual(sent);
    server.answer({ say: 'done' }, again);
    playOn();
    server.answer(table(), watch);
    expect(await playing).toBeNull();
    expect(match.snapshot).toMatchObject({ state: { ply: 1 }, online: { isSending: false } });
  });

  it('takes back with a new table', async () => {
    begin('menhirs');
    const match = await opened();
    server.say(playOn());
    const asking = match.undo();
    expect(server.last).toMatchObject({ do: 'ask', what: 'take-back' });
    server.answer({ say: 'done' });
    expect(await asking).toBe('asked');
    state = door.undo(state.match);
    number += 1;
    server.say(table());
    expect(match.snapshot.state.ply).toBe(0);
    expect(match.snapshot.history.plies).toEqual([]);
  });

  it('no longer asks to take back once somebody played on', async () => {
    begin('menhirs');
    const offer = { by: 1, place: -1, level: 0, awaited: [0] };
    const match = await opened({
      offers: [
        { ...offer, what: 'take-back' },
        { ...offer, what: 'hand-over' },
      ],
    });
    server.say(playOn());
    expect(match.table.offers.map(({ what }) => what)).toEqual(['hand-over']);
  });

  it('answers offers, hands over, chats and gives up', async () => {
    begin('menhirs');
    const match = await opened();
    await asked(match.answer('take-back', true), { do: 'answer', what: 'take-back', yes: true });
    await asked(match.hand(1, 4), { do: 'hand', place: 1, level: 4 });
    await asked(match.claim('draw'), { do: 'claim', result: 'draw' });
    await asked(match.offer('end'), { do: 'ask', what: 'end' });
    await asked(match.chat('hello'), { do: 'chat', text: 'hello' });
    await asked(match.resign(), { do: 'resign', table: id });
    server.say(table({ phase: 'over', ending: { winners: [seatOf(1)], reason: 'resigned', place: 0 } }));
    expect(match.snapshot.ending).toEqual({ winners: [seatOf(1)], reason: 'resigned', by: seatOf(0) });
    expect(match.snapshot.may).toMatchObject({ resign: false, undo: 'never' });
  });

  it('hears chat and presence', async () => {
    begin('menhirs');
    const match = await opened();
    const line = { place: 1, name: 'Bob', text: 'hello', at: 0 };
    server.say({ say: 'chatted', table: id, number: 2, line });
    expect(match.snapshot.online?.table).toMatchObject({ number: 2, chat: [line] });
    const places = match.table.places.map((place) => ({ ...place, isHere: false }));
    server.say({ say: 'presence', table: id, places, watchers: 3 });
    expect(match.snapshot.online?.table).toMatchObject({ places, watchers: 3 });
    server.say({ say: 'presence', table: 'another', places: [], watchers: 9 });
    expect(match.table.watchers).toBe(3);
  });

  it('lets the computer go on for somebody', async () => {
    begin('menhirs');
    const match = await opened();
    const [ada, bob] = match.table.places;
    server.say(table({ places: [ada!, { ...bob!, level: 5 }] }));
    expect(match.snapshot.players[1]).toEqual({ kind: 'level', level: 5 });
    expect(match.snapshot.isThinking).toBe(!mine());
    server.say(table({ places: [{ ...ada!, level: 5 }, bob!] }));
    expect(match.snapshot.may.seats).toEqual([]);
  });

  it('shows those who watch the same, and lets them do nothing', async () => {
    begin('menhirs');
    const match = await opened({ me: -1 });
    server.say(playOn());
    expect(match.snapshot.state.ply).toBe(1);
    expect(match.snapshot.may).toEqual({ seats: [], undo: 'never', hint: false, resign: false, next: false });
  });

  it('leaves', async () => {
    begin('menhirs');
    const match = await opened();
    match.close();
    expect(server.last).toMatchObject({ do: 'unwatch', table: id });
  });
});

describe('before and between games', () => {
  it('waits until the game begins', async () => {
    begin('menhirs');
    const match = await opened({ phase: 'open', record: '', players: [] });
    expect(match.snapshot.may.seats).toEqual([]);
    expect(match.geometry.shape).toBe('hexagon');
    await asked(match.sit(1), { do: 'sit', place: 1 });
    server.say(table());
    expect(match.snapshot.may.seats).toEqual([seatOf(0)]);
  });

  it('is told that there is no such table', async () => {
    const opening = RemoteMatch.open(door, connection, id);
    const outcome = expect(opening).rejects.toMatchObject({ refusal: { key: 'table.none' } });
    await settled();
    server.answer({ say: 'refused', message: refusal('table.none') });
    await outcome;
  });

  it('opens as soon as there is a connection', async () => {
    begin('menhirs');
    const opening = RemoteMatch.open(door, connection, id);
    server.cut();
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    await settled();
    server.answer(table());
    expect((await opening).id).toBe(id);
  });

  it('changes seats with the swap', async () => {
    begin('grailnah', { swap: 'on' });
    const match = await opened();
    const before = match.snapshot.may.seats;
    server.say(playOn());
    expect(match.snapshot.state.offersSwap).toBe(true);
    server.say(playOn('swap'));
    expect(match.snapshot.may.seats).not.toEqual(before);
    expect(match.snapshot.may.seats).toEqual([seatOf(0)]);
  });

  it('goes on to the next game of a match', async () => {
    begin('menhirs', { side: '3' }, 'games 2');
    const match = await opened();
    while (state.toAct !== null) server.say(playOn());
    expect(match.snapshot.may.next).toBe(true);
    await asked(match.next(), { do: 'next', table: id });
    state = door.next(state.match);
    server.say(table());
    expect(match.snapshot.state).toMatchObject({ gameNumber: 2, ply: 0, scores: state.scores });
    while (state.toAct !== null) server.say(playOn());
    expect(match.snapshot.may.next).toBe(false);
  });
});

describe('behind screens', () => {
  const draw = (party: number, seed: string): string => door.complete('graal', state.options, party, '', seed).text;

  it('hands in, sees who is ready, and checks what is shown', async () => {
    begin('graal');
    const match = await opened();
    const party = state.seats[seatOf(0)]!.party;
    const text = draw(party, '1');
    const handing = match.prepare(party, text);
    expect(server.last).toMatchObject({ do: 'prepare', text });
    server.answer({ say: 'done' });
    expect(await handing).toBeNull();
    state = door.prepare(state.match, party, text, salt);
    server.say(table());
    expect(match.snapshot).toMatchObject({ ready: [party], state: { position: '' }, online: { screens: 'none' } });
    state = door.prepare(state.match, 1 - party, draw(1 - party, '2'), salt);
    server.say(table());
    expect(match.snapshot.state.position).toBe(state.position);
    expect(match.snapshot.online?.screens).toBe('kept');
    server.say(playOn());
    expect(match.snapshot).toMatchObject({ state: { ply: 1 }, online: { screens: 'kept' } });
  });

  it('says so where something else is shown', async () => {
    begin('graal');
    const match = await opened();
    state = door.prepare(state.match, 0, draw(0, '1'), salt);
    server.say(table());
    begin('graal');
    state = door.prepare(state.match, 0, draw(0, '3'), salt);
    state = door.prepare(state.match, 1, draw(1, '2'), salt);
    server.say(table());
    expect(match.snapshot.online?.screens).toBe('broken');
    const forged = door.record(state.match).text.replace(/(ready N) \w/, '$1 x');
    server.say(table({ record: forged }));
    expect(match.snapshot.state.damage?.message.key).toBe('match.broken-commitment');
    expect(match.snapshot.online?.screens).toBe('broken');
  });

  it('refuses what is no drawing-up before it is sent', async () => {
    begin('graal');
    const match = await opened();
    const asked = server.asked.length;
    expect(await match.prepare(0, 'nonsense')).toMatchObject({ key: expect.any(String) });
    expect(server.asked).toHaveLength(asked);
  });

  it('draws up for the second game too', async () => {
    begin('graal', {}, 'games 2');
    const random = new Random(7);
    const lift = () => [0, 1].forEach((party) => (state = door.prepare(state.match, party, draw(party, '4'), salt)));
    lift();
    while (state.toAct !== null) playOn(random.of(door.legal(state.game, state.options, state.position)));
    state = door.next(state.match);
    const match = await opened();
    expect(match.snapshot.state).toMatchObject({ gameNumber: 2, position: '', ply: 0 });
    expect(match.snapshot.ready).toEqual([]);
    lift();
    server.say(table());
    expect(match.snapshot).toMatchObject({
      state: { gameNumber: 2, position: state.position },
      online: { screens: 'kept' },
    });
  });
});

describe('crossings of the door', () => {
  it('are none for a chat line or for who comes and goes, and one for what is played', async () => {
    begin('menhirs');
    const plain = door;
    const { door: watched, crossings, reset } = counted(plain);
    door = watched;
    const match = await opened();
    door = plain;
    const line = { place: 1, name: 'Bob', text: 'good evening', at: 0 };
    reset();
    number += 1;
    server.say({ say: 'chatted', table: id, number, line });
    server.say({ say: 'presence', table: id, places: match.table.places, watchers: 3 });
    expect(match.table.chat).toHaveLength(1);
    expect(match.table.watchers).toBe(3);
    expect(crossings()).toEqual({});
    server.say(playOn());
    expect(match.snapshot.history.plies).toHaveLength(1);
    expect(match.snapshot.history).toEqual(plain.history(match.snapshot.state.match, 1));
    expect(crossings()).toEqual({ play: 1 });
  });
});
