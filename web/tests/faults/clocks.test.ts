import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerMessage } from '../../src/door/server/protocol';
import { Client, newGuest, setupOf, type Said } from './client';
import { newFolder, Server } from './server';

// The clock of the machine is not touched: every moment in the database is moved instead, while the server is down.

const hour = 3_600_000;
const [seconds, increment] = [600, 5];
const full = (seconds + increment) * 1000;
const slack = 30_000; // the test may have to wait for the machine

let database: string;
let server: Server;
let cookies: string[];
let clients: Client[];
let table: string;

function sql(statements: string): string {
  return execFileSync('sqlite3', [database, statements], { encoding: 'utf8' });
}

const moments = ['event.at', 'game_table.due', 'game_table.changed', 'place.changed', 'pulse.at', 'pulse.earlier'];

function move(columns: readonly string[], by: number): void {
  for (const column of columns) {
    const [name, moment] = column.split('.');
    sql(`UPDATE ${name} SET ${moment} = ${moment} + ${by}`);
  }
}

async function connect(): Promise<Said<'table'>> {
  clients = await Promise.all(cookies.map((cookie) => Client.open(server.port, cookie)));
  let table_: Said<'table'> | undefined;
  for (const client of clients) {
    const answer = await client.ask({ do: 'watch', table, wantsView: true });
    if (answer.say === 'table') table_ = answer;
  }
  return table_!;
}

/** The one whose turn it is does something. */
async function act(ply: number): Promise<void> {
  const views = await Promise.all(clients.map((client) => client.next('seen', (seen) => seen.ply === ply)));
  const acting = views.findIndex(({ view }) => view.actions.length > 0);
  const action = views[acting]!.view.actions[0]!;
  expect(await clients[acting]!.ask({ do: 'play', table, ply, action })).toMatchObject({ say: 'done' });
}

async function begin(clock: { seconds: number; increment: number }): Promise<void> {
  cookies = [await newGuest(server.origin, 'Anna'), await newGuest(server.origin, 'Bert')];
  const [anna, bert] = await Promise.all(cookies.map((cookie) => Client.open(server.port, cookie)));
  const setup = setupOf('grailnah', { clock: { kind: 'fischer', days: 0, ...clock } });
  const made = await anna!.ask({ do: 'create', setup, place: 0 });
  table = made.say === 'created' ? made.table : '';
  await bert!.ask({ do: 'sit', table });
  await connect();
}

/** What the clocks say after a while without a server in which something happened to the moments. */
async function clocksAfter(happens: () => void): Promise<Said<'table'>> {
  await begin({ seconds, increment });
  await act(0);
  await act(1);
  await server.kill();
  happens();
  await server.start();
  const told = await connect();
  expect(told.phase).toBe('running');
  for (const left of told.clocks!.left) {
    expect(left).toBeGreaterThan(seconds * 1000 - slack);
    expect(left).toBeLessThanOrEqual(full);
  }
  expect(told.clocks!.running).toHaveLength(1);
  await act(2);
  return told;
}

beforeEach(async () => {
  database = join(newFolder(), 'games.sqlite');
  server = await Server.started({ database });
});
afterEach(() => server.kill());

it('gives time back after an hour without a server', async () => {
  await clocksAfter(() => move(moments, -hour));
  await expect.poll(() => server.log).toContain('time-given-back'); // lines go out from a thread of their own
});

it('takes nothing when the clock of the machine has jumped back by an hour', async () => {
  await clocksAfter(() => move(moments, hour));
});

it('believes no last beat that lies a day back or ahead more than the clocks can bear', async () => {
  await clocksAfter(() => move(['pulse.at', 'pulse.earlier'], -24 * hour));
  await server.kill();
  move(['pulse.at', 'pulse.earlier'], 24 * hour);
  await server.start();
  const told = await connect();
  expect(told.phase).toBe('running');
  for (const left of told.clocks!.left) expect(left).toBeLessThanOrEqual(full + increment * 1000);
  await act(3);
});

it('lets a flag fall after a restart too', async () => {
  await begin({ seconds: 10, increment: 0 });
  await act(0);
  await server.kill();
  await server.start();
  await connect();
  const over = await clients[0]!.next('table', ({ phase }) => phase === 'over');
  expect(over.ending).toMatchObject({ reason: 'time' });
  expect(Math.min(...over.clocks!.left)).toBe(0);
});

/** Another program has the database, and nothing can be written to it. */
async function locked(seconds: number, meanwhile: () => Promise<void>): Promise<() => Promise<void>> {
  const holder = spawn('sqlite3', [database], { stdio: ['pipe', 'pipe', 'inherit'] });
  holder.stdin.write("BEGIN IMMEDIATE;\nSELECT 'held';\n");
  await once(holder.stdout, 'data');
  const doing = meanwhile();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  holder.stdin.end('ROLLBACK;\n');
  await once(holder, 'exit');
  return () => doing;
}

it('takes nothing from who cannot act since nothing can be saved', async () => {
  await begin({ seconds: 10, increment: 0 });
  await act(0);
  const views = await Promise.all(clients.map((client) => client.next('seen', (seen) => seen.ply === 1)));
  const acting = views.findIndex(({ view }) => view.actions.length > 0);
  const action = views[acting]!.view.actions[0]!;
  const play = (): Promise<ServerMessage> => clients[acting]!.ask({ do: 'play', table, ply: 1, action, key: 'tried' });
  let tries = 0;
  const insist = async (): Promise<void> => {
    for (let answer = await play(); answer.say !== 'done'; answer = await play()) {
      expect(answer).toMatchObject({ say: 'refused', message: { key: 'server.not-kept' } });
      ++tries;
    }
  };
  const insisting = await locked(12, insist);
  await insisting();
  expect(tries).toBeGreaterThan(0);
  const told = await clients[0]!.ask({ do: 'watch', table });
  if (told.say !== 'table') throw new Error(JSON.stringify(told));
  expect(told.phase).toBe('running');
  expect(told.givenBack).toBeGreaterThan(11_000);
  expect(told.givenBack).toBeLessThan(12_000 + slack);
});
