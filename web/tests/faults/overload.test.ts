import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerMessage } from '../../src/door/server/protocol';
import { Client, post, setupOf } from './client';
import { freePort, newFolder, Server, until } from './server';
import { TurnedAwayError, type Headers } from './wire';

/** One address asks for everything that costs the server more than itself, while others play and watch. */

const mostSockets = 30;
const openTables = 9;
let server: Server;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await Server.started({
    database: join(newFolder(), 'games.sqlite'),
    metricsPort,
    addressLimit: mostSockets,
    requestLimit: 10,
    limits: {
      message: 20,
      'person-message': 40,
      'address-message': 200,
      creation: 6,
      'address-creation': 30,
      'address-chat': 60,
      'open-table': 4,
      'address-open-table': openTables,
    },
    words: ['--trust-proxy'], // so that a header says where somebody is
  });
});
afterAll(() => server.kill());

const at = (address: string): Headers => ({ 'X-Forwarded-For': address });

async function guest(name: string, address: string): Promise<string> {
  const answer = await post(server.origin, '/api/me', { name }, at(address));
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

const counted = async (reason: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`refused_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1]);
};

const open = setupOf('menhirs', { isListed: true });

class Attack {
  readonly refusals = new Map<string, number>();
  readonly statuses = new Map<number, number>();
  turnedAway = 0;
  private isOver = false;
  private readonly running: Promise<unknown>[] = [];
  private readonly clients: Client[] = [];

  async begin(address: string, sockets: number): Promise<void> {
    const cookies = await Promise.all(Array.from({ length: 6 }, (_, i) => guest(`Mallory ${i}`, address)));
    for (let i = 0; i < sockets; ++i) {
      try {
        this.clients.push(await Client.open(server.port, cookies[i % cookies.length]!, at(address)));
      } catch (fault) {
        if (!(fault instanceof TurnedAwayError) || fault.status !== 429) throw fault;
        ++this.turnedAway;
      }
    }
    for (const client of this.clients) {
      client.onUpdate = (update) => this.note(update);
      this.running.push(this.flood(client));
    }
    for (const cookie of cookies) this.running.push(this.rename(cookie, address));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
    for (const client of this.clients) client.wire.cut();
  }

  private note(update: ServerMessage): void {
    if (update.say !== 'refused') return;
    const { key } = update.message;
    this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
  }

  private async flood(client: Client): Promise<void> {
    for (let i = 0; !this.isOver; ++i) {
      const created = client.ask({ do: 'create', place: 0, setup: open });
      void client.ask({ do: 'lobby', watch: true, changes: i % 2 === 0 });
      void client.ask({ do: 'games' });
      void client.ask({ do: 'watch', table: `unknown${i}` });
      const answer = await created;
      if (answer.say === 'created') void client.ask({ do: 'watch', table: answer.table });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private async rename(cookie: string, address: string): Promise<void> {
    for (let i = 0; !this.isOver; ++i) {
      const { status } = await post(server.origin, '/api/me', { name: `Mallory ${i}` }, { cookie, ...at(address) });
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Two people who answer each other's moves at once, until they have played so many. */
class Duel {
  readonly refusals: string[] = [];
  played = 0;
  private isResting = false;
  private table = '';
  private ply = -1;
  private readonly ended: Promise<void>;
  private end: () => void = () => undefined;

  constructor(
    private readonly players: readonly [Client, Client],
    private readonly moves: number,
  ) {
    this.ended = new Promise((resolve) => (this.end = resolve));
    for (const player of players) player.onUpdate = (update) => this.hear(player, update);
  }

  async play(): Promise<void> {
    await this.begin();
    await this.ended;
  }

  private async begin(): Promise<void> {
    const [host, other] = this.players;
    const setup = setupOf('menhirs', { options: { side: '5' } });
    const made = await host.ask({ do: 'create', place: 0, setup });
    if (made.say !== 'created') throw new Error(JSON.stringify(made));
    [this.table, this.ply] = [made.table, -1];
    for (const player of this.players) await this.ask(player, { do: 'watch', table: made.table, wantsView: true });
    await this.ask(other, { do: 'sit', table: made.table });
  }

  private async ask(player: Client, wish: Parameters<Client['ask']>[0]): Promise<void> {
    const answer = await player.ask(wish);
    if (answer.say === 'refused') this.refusals.push(answer.message.key);
  }

  private hear(player: Client, update: ServerMessage): void {
    if (update.say === 'table' && update.table === this.table && update.phase === 'over') void this.again();
    if (update.say !== 'seen' || update.table !== this.table || update.view.actions.length === 0) return;
    if (update.ply <= this.ply) return;
    this.ply = update.ply;
    if (++this.played > this.moves) return this.end();
    const action = update.view.actions[0]!;
    void this.ask(player, { do: 'play', table: this.table, ply: update.ply, action });
  }

  private async again(): Promise<void> {
    if (this.isResting) return;
    this.isResting = true;
    await this.begin();
    this.isResting = false;
  }
}

it('of one address is refused there, and costs those who play and watch elsewhere nothing', async () => {
  const players = ['Elaine', 'Lancelot'].map(async (name, i) => {
    const address = `192.0.2.${i + 1}`;
    return Client.open(server.port, await guest(name, address), at(address));
  });
  const duel = new Duel((await Promise.all(players)) as [Client, Client], 80);
  const watcher = await Client.open(server.port, await guest('Merlin', '192.0.2.9'), at('192.0.2.9'));
  const attack = new Attack();
  await attack.begin('192.0.2.66', mostSockets + 6);
  expect(attack.turnedAway).toBe(6);

  const told = { bytes: 0, longest: 0 };
  const hear = watcher.wire.onText;
  watcher.wire.onText = (text) => {
    told.bytes += text.length;
    told.longest = Math.max(told.longest, text.length);
    hear(text);
  };
  const began = performance.now();
  expect((await watcher.ask({ do: 'lobby', watch: true, changes: true })).say).toBe('lobby');
  await duel.play();
  await until(() => (attack.refusals.get('server.too-many-tables-here') ?? 0) > 0, 20, 'a limit of open tables');
  await until(() => watcher.heard.filter(({ say }) => say === 'lobbyChanged').length >= 2, 20, 'two changes');
  const seconds = (performance.now() - began) / 1000;
  await attack.end();

  expect(duel.refusals).toEqual([]);
  const allowed = ['server.too-fast', 'server.too-many-open-tables', 'server.too-many-tables-here', 'server.no-table'];
  expect([...allowed, 'server.overloaded']).toEqual(expect.arrayContaining([...attack.refusals.keys()]));
  expect(attack.refusals.get('server.too-fast')).toBeGreaterThan(0);
  expect(attack.statuses.get(429)).toBeGreaterThan(0);
  expect([200, 429, 503]).toEqual(expect.arrayContaining([...attack.statuses.keys()]));

  expect(told.bytes).toBeLessThan(seconds * 4096 + 2 * told.longest);
  const changes = watcher.heard.filter(({ say }) => say === 'lobbyChanged');
  expect(changes.length).toBeLessThanOrEqual(seconds + 1);
  const lobby = await watcher.ask({ do: 'lobby', watch: true, changes: true });
  expect(lobby.say === 'lobby' && lobby.tables.length).toBe(openTables);
  expect(await counted('too_fast')).toBeGreaterThan(0);
  expect(await counted('not_allowed')).toBeGreaterThan(0);
  expect(await counted('not_kept')).toBe(0);
});
