import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LostError, RefusedError, type Connection } from './connection.svelte';
import type { ServerMessage } from './protocol';
import { FakeServer, me, refusal } from './testing';

let server: FakeServer;
let connection: Connection;

const soon = () => vi.advanceTimersByTimeAsync(0);

async function connected(): Promise<void> {
  connection.open();
  await soon();
  server.welcome();
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = server.connection();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('opening', () => {
  it('becomes a guest first, then opens the socket', async () => {
    expect(connection.status).toBe('off');
    connection.open();
    expect(connection.status).toBe('connecting');
    expect(server.sockets).toBe(0);
    await soon();
    expect(server.posted).toEqual([{ path: '/api/me', body: {} }]);
    expect(server.sockets).toBe(1);
    server.welcome();
    expect(connection.status).toBe('on');
    expect(connection.me).toEqual(me);
    expect(connection.skew).toBe(5000);
  });
  it('asks once there is a connection', async () => {
    const answer = connection.ask({ do: 'games' });
    await soon();
    expect(server.asked).toEqual([]);
    server.welcome();
    server.answer({ say: 'games', tables: [] });
    expect(await answer).toMatchObject({ say: 'games', tables: [] });
  });
});

describe('asking', () => {
  it('tells answers apart by their number', async () => {
    await connected();
    const first = connection.ask({ do: 'games' });
    const second = connection.ask({ do: 'lobby', watch: true });
    const [one, two] = server.asked;
    server.answer({ say: 'lobby', tables: [] }, two);
    server.answer({ say: 'games', tables: [] }, one);
    expect((await second).say).toBe('lobby');
    expect((await first).say).toBe('games');
  });
  it('notices that somebody was signed out from elsewhere, and not who did it here', async () => {
    const eve = { ...me, name: 'Eve', account: 'eve' };
    server.body = eve;
    connection.open();
    await soon();
    server.say({ say: 'welcome', version: 1, me: eve, now: Date.now() });
    server.body = me;
    server.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.wasSignedOut).toBe(true);
    server.body = eve;
    await connection.post('/api/login', { account: 'eve', password: 'secret' });
    expect(connection.wasSignedOut).toBe(false);
    server.body = me;
    await connection.post('/api/logout', {});
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.wasSignedOut).toBe(false);
  });
  it('is refused with the reason', async () => {
    await connected();
    const answer = connection.ask({ do: 'resign', table: 'abcdef' });
    server.answer({ say: 'refused', message: refusal('table.over') });
    await expect(answer).rejects.toBeInstanceOf(RefusedError);
    await expect(answer).rejects.toMatchObject({ refusal: { key: 'table.over' } });
  });
  it('lets listeners hear everything', async () => {
    const heard: ServerMessage['say'][] = [];
    const stop = connection.listen((update) => heard.push(update.say));
    await connected();
    server.say({ say: 'presence', table: 'abcdef', places: [], watchers: 0 });
    stop();
    server.say({ say: 'presence', table: 'abcdef', places: [], watchers: 0 });
    expect(heard).toEqual(['welcome', 'presence']);
  });
});

describe('a server of another version', () => {
  it('is left for good, and what was asked waits for the page to be reloaded', async () => {
    const heard: ServerMessage['say'][] = [];
    connection.listen((update) => heard.push(update.say));
    await connected();
    let isSettled = false;
    const settle = () => (isSettled = true);
    server.cut();
    connection.ask({ do: 'resign', table: 'abcdef' }).then(settle, settle);
    await vi.advanceTimersByTimeAsync(500);
    server.say({ say: 'welcome', version: 2 as 1, me, now: Date.now() });
    expect(connection.status).toBe('outdated');
    expect(server).toMatchObject({ isConnected: false, browser: null, asked: [] });
    expect(heard).toEqual(['welcome']);
    const { sockets, posted } = server;
    const posts = posted.length;
    connection.ask({ do: 'games' }).then(settle, settle);
    connection.open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.sockets).toBe(sockets);
    expect(server.posted).toHaveLength(posts);
    expect(connection.status).toBe('outdated');
    expect(isSettled).toBe(false);
  });
});

describe('losing the connection', () => {
  it('sends what changes something again, with the same key, until it is answered', async () => {
    await connected();
    const answer = connection.ask({ do: 'play', table: 'abcdef', ply: 0, action: 'a2' });
    server.cut();
    expect(connection).toMatchObject({ status: 'waiting', isLost: true });
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(connection.isLost).toBe(false);
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]).toEqual(server.asked[0]);
    expect(server.asked[0]).toMatchObject({ do: 'play', key: expect.stringMatching(/^\w{8,40}$/) });
    server.answer({ say: 'done' });
    expect((await answer).say).toBe('done');
    server.cut();
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(server.asked).toHaveLength(2);
  });
  it('does not look again by itself', async () => {
    await connected();
    const answer = connection.ask({ do: 'games' });
    server.cut();
    await expect(answer).rejects.toBeInstanceOf(LostError);
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(server.asked).toHaveLength(1);
  });
  it('waits longer also where it is cut soon after it was opened', async () => {
    connection.open();
    const moments: number[] = [];
    for (let time = 0; time <= 60_000; time += 100) {
      await vi.advanceTimersByTimeAsync(time === 0 ? 0 : 100);
      if (!server.isConnected) continue;
      moments.push(time);
      server.welcome();
      server.cut();
    }
    expect(moments).toEqual([0, 500, 1500, 3500, 7500, 15_500, 30_500, 45_500]);
  });
  it('is quick again after a connection that has held', async () => {
    connection.open();
    for (let i = 0; i < 6; ++i) {
      await vi.advanceTimersByTimeAsync(15_000);
      server.welcome();
      server.cut();
    }
    await vi.advanceTimersByTimeAsync(15_000);
    server.welcome();
    await vi.advanceTimersByTimeAsync(30_000);
    const before = server.sockets;
    server.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.sockets).toBe(before + 1);
  });
  it('waits longer after each failure, up to a limit', async () => {
    await connected();
    server.isReachable = false;
    server.cut();
    const moments: number[] = [];
    let tries = server.posted.length;
    for (let time = 100; time <= 60_000; time += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (server.posted.length > tries) moments.push(time);
      tries = server.posted.length;
    }
    expect(moments).toEqual([500, 1500, 3500, 7500, 15_500, 30_500, 45_500]);
    server.isReachable = true;
    server.browser?.seen();
    await soon();
    server.welcome();
    expect(connection.status).toBe('on');
  });
  it('notices when nothing comes any more', async () => {
    await connected();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(server.sockets).toBe(1);
    server.answersPings = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(500);
    expect(server.sockets).toBe(2);
  });
  it('notices a socket that never says welcome', async () => {
    connection.open();
    await vi.advanceTimersByTimeAsync(10_500);
    await soon();
    expect(server.sockets).toBe(2);
  });
  it('looks at once whether it is still there when the page is looked at again', async () => {
    await connected();
    server.answersPings = false;
    server.browser?.seen();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.status).toBe('waiting');
  });
  it('waits as long as a server that stops says', async () => {
    await connected();
    server.say({ say: 'stopping', seconds: 4 });
    expect(connection).toMatchObject({ status: 'waiting', isStopping: true });
    await vi.advanceTimersByTimeAsync(3900);
    expect(server.sockets).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.sockets).toBe(2);
    server.welcome();
    expect(connection.isStopping).toBe(false);
  });
  it('asks the next server what one that stops did not do', async () => {
    await connected();
    const answer = connection.ask({ do: 'resign', table: 'abcdef' });
    server.answer({ say: 'refused', message: refusal('server.stopping') });
    server.say({ say: 'stopping', seconds: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    server.welcome();
    expect(server.asked).toHaveLength(2);
    server.answer({ say: 'done' });
    expect((await answer).say).toBe('done');
  });
  it('gives everything up when closed', async () => {
    await connected();
    const answer = connection.ask({ do: 'leave', table: 'abcdef' });
    connection.close();
    await expect(answer).rejects.toBeInstanceOf(LostError);
    expect(server.isConnected).toBe(false);
    expect(server.browser).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sockets).toBe(1);
  });
});

describe('a device without a network', () => {
  it('says at once that the connection is lost, and comes back as soon as there is one', async () => {
    await connected();
    server.isReachable = false;
    server.browser?.offline();
    expect(connection).toMatchObject({ status: 'waiting', isLost: true });
    expect(server.isConnected).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connection).toMatchObject({ status: 'waiting', isLost: true });
    server.isReachable = true;
    server.browser?.online();
    await soon();
    server.welcome();
    expect(connection).toMatchObject({ status: 'on', isLost: false });
  });
  it('does not wait for an attempt that hangs, nor for long after the next failure', async () => {
    await connected();
    server.browser?.offline();
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.status).toBe('connecting');
    server.isReachable = false;
    server.browser?.online();
    await soon();
    expect(connection.status).toBe('waiting');
    expect(server.isConnected).toBe(false);
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(connection.status).toBe('on');
  });
  it('sends what was done meanwhile', async () => {
    await connected();
    server.browser?.offline();
    const answer = connection.ask({ do: 'resign', table: 'abcdef' });
    server.browser?.online();
    await soon();
    server.welcome();
    server.answer({ say: 'done' });
    expect((await answer).say).toBe('done');
  });
  it('is believed only as far as it goes: a server that answers all the same is talked to', async () => {
    await connected();
    server.browser?.offline();
    await vi.advanceTimersByTimeAsync(500);
    server.welcome();
    expect(connection).toMatchObject({ status: 'on', isLost: false });
    server.browser?.online();
    await soon();
    expect(server.sockets).toBe(2);
  });
});

describe('posts', () => {
  it('answers, and knows who one is now', async () => {
    await connected();
    server.body = { ...me, name: 'Eve' };
    expect(await connection.post('/api/me', { name: 'Eve' })).toMatchObject({ name: 'Eve' });
    expect(connection.me?.name).toBe('Eve');
    expect(connection.status).toBe('on');
  });
  it('connects anew as somebody else', async () => {
    await connected();
    await connection.post('/api/login', { account: 'eve', password: 'secret' });
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sockets).toBe(2);
  });
  it('is nobody else before the answer has come, whatever the socket hears', async () => {
    await connected();
    const eve = { ...me, name: 'Eve', account: 'eve' };
    server.body = eve;
    const answer = connection.post('/api/login', { account: 'eve', password: 'secret' });
    server.say({ say: 'welcome', version: 1, me: eve, now: Date.now() });
    expect(connection.me?.account).toBe('');
    await answer;
    expect(connection.me?.account).toBe('eve');
  });
  it('is refused with the reason', async () => {
    await connected();
    server.status = 403;
    server.body = { message: refusal('account.password') };
    const answer = connection.post('/api/login', { account: 'eve', password: 'x' });
    await expect(answer).rejects.toMatchObject({ refusal: { key: 'account.password' } });
    server.body = 'nonsense';
    await expect(connection.post('/api/logout', {})).rejects.toThrow('403');
  });
});
