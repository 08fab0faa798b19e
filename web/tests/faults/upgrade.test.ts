import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed, program } from '../program';
import { Random } from '../random';
import { Client, newGuest, post, recordOf, setupOf, type Said } from './client';
import { Evening } from './evening';
import { actionsOf } from './ledger';
import { Postgresql } from './postgresql';
import { freePort, newFolder, present, Server, until } from './server';
import { nextProgram, replace, Standstill } from './upgrading';

// This program and a later one, on one database.

const isLong = env['FAULT_OLDER'] !== undefined;
const pairs = Number(env['FAULT_PAIRS'] ?? (isLong ? 24 : 4));
const between = isLong ? 50 : 2; // actions at each table from one node to the next
const random = new Random(11);
const later = nextProgram();
const database = new Postgresql();
const one = new Server({ database: database.address });
const two = new Server({ database: database.address });
const games = [setupOf('menhirs', { options: { side: '5' } }), setupOf('grailnah')];

beforeAll(async () => {
  await database.start();
  await one.start();
  await two.start();
});
afterAll(() => Promise.all([one.kill(), two.kill()]));

const events = (server: Server, event: string): Record<string, unknown>[] =>
  server.log
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const complaints = /damaged|"level":"error"/;

describe('an upgrade of one node after the other', () => {
  it('loses nothing under load, and neither does the way back', { timeout: 180_000 }, async () => {
    const evening = new Evening(random);
    for (let pair = 0; pair < pairs; ++pair) {
      const servers = [
        [one, two],
        [two, one],
      ];
      await evening.meet({ name: `pair ${pair}`, setup: games[pair % 2]!, servers });
    }
    const standstill = new Standstill(evening);
    evening.play();
    await evening.goOn(between);
    standstill.begin();
    for (const by of [later, present, later, present]) {
      for (const node of [one, two]) {
        await replace(node, by);
        await evening.goOn(between);
      }
    }
    const longest = standstill.end();
    const summary = await evening.end(one.origin, two.origin);
    console.log(`8 nodes replaced: ${summary}; no table stood still for longer than ${longest} ms`);
    for (const node of [one, two]) expect(node.log).not.toMatch(complaints);
    expect([one.crashes, two.crashes]).toEqual([0, 0]);
    const known = Number(events(one, 'started')[0]!['schema']);
    expect(events(one, 'migrated')).toMatchObject([{ from: known, to: known + 1 }]);
    expect(events(two, 'migrated')).toEqual([]);
    expect(events(two, 'started').at(-1)).toMatchObject({ schema: known + 1 });
  });

  it('leaves alone what only the later program can read, says so once, and goes on with the rest', async () => {
    await replace(two, later);
    const metricsPort = await freePort();
    const third = await Server.started({ database: database.address, metricsPort });
    const cookie = await newGuest(third.origin, 'Anna');
    const anna = await Client.open(third.port, cookie);
    const bert = await Client.open(two.port, await newGuest(two.origin, 'Bert'));
    const make = async (client: Client): Promise<string> => {
      const made = await client.ask({ do: 'create', setup: setupOf('grailnah'), place: 0 });
      return made.say === 'created' ? made.table : JSON.stringify(made);
    };
    const table = await make(anna);
    for (const client of [anna, bert]) expect(await client.ask({ do: 'watch', table })).toMatchObject({ say: 'table' });
    expect(await bert.ask({ do: 'sit', table, key: 'sit' })).toMatchObject({ say: 'done' });
    const chat = { do: 'chat', table, text: 'next: shall we dance?', key: 'chat' } as const;
    expect(await bert.ask(chat)).toMatchObject({ say: 'done' });

    const refused = { say: 'refused', message: { key: 'table.newer' } };
    await until(async () => (await anna.ask({ do: 'watch', table })).say === 'refused', 10, 'a refusal');
    for (const wish of [{ do: 'watch', table } as const, { do: 'resign', table } as const])
      expect(await anna.ask(wish)).toMatchObject(refused);
    expect(await anna.ask({ do: 'watch', table: await make(anna) })).toMatchObject({ say: 'table' });
    await new Promise((resolve) => setTimeout(resolve, 2500)); // it looks at tables every second
    expect(events(third, 'table-newer')).toMatchObject([{ level: 'warn', table }]);
    expect(third.log).not.toMatch(complaints);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(Number(/refused_total\{reason="newer"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(2);

    anna.wire.cut();
    await replace(third, later);
    const again = await Client.open(third.port, cookie);
    expect(await again.ask({ do: 'watch', table })).toMatchObject({
      say: 'table',
      phase: 'running',
      chat: [{ text: 'next: shall we dance?' }],
    });
    for (const client of [again, bert]) client.wire.cut();
    await third.kill();
  });
});

/** As the program that docs/releases.md names as the first supported left it: a game that runs, one that is drawn up in
 * secret, one that is over, and a table that is open. */
describe('a database of the first supported program', () => {
  const stored = (name: string): string =>
    readFileSync(new URL(`../../../src/server/storage/testdata/version_4.${name}`, import.meta.url), 'utf8');

  interface Recorded {
    cookies: Record<'anna' | 'bert', string>;
    tables: Record<string, { table: string; phase: string; number: number; record: string }>;
  }

  it('is whole, and people go on where they were', async () => {
    const file = join(newFolder(), 'games.sqlite');
    const tokensOfNow = "UPDATE token SET created = CAST(strftime('%s', 'now') AS INTEGER) * 1000;"; // they expire
    execFileSync('sqlite3', [file], { input: `${stored('sql')}\n${tokensOfNow}` });
    const { cookies, tables } = JSON.parse(stored('json')) as Recorded;
    const server = await Server.started({ database: file });
    const anna = await Client.open(server.port, cookies.anna);
    const bert = await Client.open(server.port, cookies.bert);
    for (const { table, phase, number, record } of Object.values(tables)) {
      const told = await anna.ask({ do: 'watch', table, wantsView: true });
      expect(told).toMatchObject({ say: 'table', phase, number, me: 0 });
      if (phase !== 'open') expect(actionsOf(await recordOf(server.origin, table))).toEqual(actionsOf(record));
    }
    const { running, hidden, open } = tables as Record<
      'running' | 'hidden' | 'open',
      { table: string; record: string }
    >;
    for (const { table } of [running, hidden]) await bert.ask({ do: 'watch', table, wantsView: true });
    const isAt =
      ({ table }: { table: string }) =>
      (seen: Said<'seen'>) =>
        seen.table === table;
    const views = await Promise.all([anna, bert].map((client) => client.next('seen', isAt(running))));
    const acting = views.findIndex(({ view }) => view.actions.length > 0);
    const { ply, view } = views[acting]!;
    expect(ply).toBe(actionsOf(running.record).length);
    const play = { do: 'play', table: running.table, ply, action: view.actions[0]! } as const;
    expect(await [anna, bert][acting]!.ask(play)).toMatchObject({ say: 'done' });
    expect((await anna.next('seen', isAt(hidden))).party).toBe('');
    expect((await bert.next('seen', isAt(hidden))).party).toBe('N');
    const text = printed(['draw-up', 'graal', '--camp', 'N', '--complete', '--seed', '1']);
    expect(await bert.ask({ do: 'prepare', table: hidden.table, text })).toMatchObject({ say: 'done' });
    expect(await bert.ask({ do: 'sit', table: open.table })).toMatchObject({ say: 'done' });
    expect(server.log).not.toMatch(complaints);
    for (const client of [anna, bert]) client.wire.cut();
    await server.kill();
  });
});

describe('a later program', () => {
  const migrate = (path: string, file: string, ...words: string[]): Record<string, unknown> =>
    JSON.parse(execFileSync(path, ['migrate', '--database', file, '--json', ...words], { encoding: 'utf8' })) as Record<
      string,
      unknown
    >;

  it('lets this one go back until the operator has said that it is not needed any more', async () => {
    const file = join(newFolder(), 'games.sqlite');
    const server = await Server.started({ database: file });
    const cookie = await newGuest(server.origin, 'Anna');
    const me = async (): Promise<number> => (await post(server.origin, '/api/me', {}, { cookie })).status;
    for (const by of [later, present, later]) {
      await replace(server, by);
      expect(await me()).toBe(200);
    }
    expect(await server.stop()).toBe(0);
    const known = Number(events(server, 'started')[0]!['schema']);
    const expanded = { from: known + 1, to: known + 1 };
    expect(migrate(program, file)).toMatchObject({ ...expanded, waiting: [] });
    const waiting = migrate(later.path, file);
    expect(waiting).toMatchObject({ ...expanded, waiting: ['a test of upgrades'] });
    expect(waiting['readableFrom']).toBeLessThanOrEqual(known);
    expect(migrate(later.path, file, '--contract')).toMatchObject({ readableFrom: known + 1, waiting: [] });
    const refused = spawnSync(program, ['migrate', '--database', file], { encoding: 'utf8' });
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(`expected a program that knows version ${known + 1}, or a later one`);
    server.program = present;
    await expect(server.start()).rejects.toThrow(`version ${known + 1}`);
    server.program = later;
    await server.start();
    expect(await me()).toBe(200);
    await server.kill();
  });
});
