import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../program';
import { Random } from '../random';
import { Client, newGuest, setupOf } from './client';
import { Evening } from './evening';
import { Postgresql } from './postgresql';
import { newFolder, present, Server, type Program } from './server';
import { replace, Standstill } from './upgrading';

// The program that docs/releases.md names as the first that can be upgraded, and this one, on one database. `web/faults
// upgrade --long` builds it.

const older: Program = { path: env['FAULT_OLDER'] ?? '', limits: ['address', 'request'] };
const pairs = Number(env['FAULT_PAIRS'] ?? 24);
const seconds = Number(env['FAULT_SECONDS'] ?? 20);
const long = { timeout: 120_000 + 5000 * seconds };
const random = new Random(12);
const clock = { kind: 'fischer', seconds: 3600, increment: 1, days: 0 } as const;
const camp = (name: string): string => printed(['draw-up', 'graal', '--camp', name, '--complete', '--seed', '1']);
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function meetings(): { name: string; setup: ReturnType<typeof setupOf>; preparations?: Record<string, string> }[] {
  return [
    { name: 'menhirs', setup: setupOf('menhirs', { clock }) },
    { name: 'grailnah', setup: setupOf('grailnah') },
    { name: 'graal', setup: setupOf('graal'), preparations: { S: camp('S'), N: camp('N') } },
    { name: 'small', setup: setupOf('menhirs', { options: { side: '5' } }) },
  ];
}

/** So many pairs, the first of each at the first of these servers. */
async function busyEvening(servers: readonly (readonly Server[])[]): Promise<Evening> {
  const evening = new Evening(random);
  const kinds = meetings();
  for (let pair = 0; pair < pairs; ++pair) {
    const kind = kinds[pair % kinds.length]!;
    await evening.meet({ ...kind, name: `${kind.name} ${pair}`, servers });
  }
  evening.play();
  return evening;
}

describe.runIf(older.path !== '')('the older program', () => {
  const database = new Postgresql();
  const one = new Server({ database: database.address });
  const two = new Server({ database: database.address });
  beforeAll(async () => {
    await database.start();
    for (const node of [one, two]) {
      node.program = older;
      await node.start();
    }
  });
  afterAll(() => Promise.all([one.kill(), two.kill()]));

  it('goes on beside this one, under load, until it is replaced', long, async () => {
    const evening = await busyEvening([[one], [two]]); // tables are made at the first
    const standstill = new Standstill(evening);
    await evening.goOn(4);
    standstill.begin();
    await replace(two, present);
    await pause(seconds * 500);
    await evening.goOn(4);
    expect(two.log).toContain('"event":"migrated"');

    // What docs/releases.md says that it does not do.
    const stranger = new Server({ database: database.address });
    stranger.program = older;
    await expect(stranger.start()).rejects.toThrow('this program knows versions up to 4');
    const fresh = await Client.open(two.port, await newGuest(two.origin, 'Anna'));
    const made = await fresh.ask({ do: 'create', setup: setupOf('menhirs'), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    const there = await Client.open(one.port, await newGuest(one.origin, 'Bert'));
    expect(await there.ask({ do: 'watch', table })).toMatchObject({
      say: 'refused',
      message: { key: 'table.broken-log' },
    });
    const agreed = setupOf('menhirs', { isListed: true, substitute: true });
    expect(await fresh.ask({ do: 'create', setup: agreed, place: 0 })).toMatchObject({ say: 'created' });
    const lobby = await there.ask({ do: 'lobby', watch: true });
    expect(lobby).toMatchObject({ say: 'refused', message: { key: 'hall.not-kept' } });
    for (const client of [fresh, there]) client.wire.cut();

    await replace(one, present);
    await pause(seconds * 500);
    await evening.goOn(4);
    const longest = standstill.end();
    const summary = await evening.end(one.origin, two.origin);
    console.log(`PostgreSQL, two nodes: ${summary}; no table stood still for longer than ${longest} ms`);
    const guest = await Client.open(one.port, await newGuest(one.origin, 'Bert'));
    expect(await guest.ask({ do: 'sit', table, key: 'sit' })).toMatchObject({ say: 'done' });
    guest.wire.cut();
    expect(two.log).not.toMatch(/damaged|"level":"error"/);
    expect([one.crashes, two.crashes]).toEqual([0, 0]);
  });

  it('leaves a file of SQLite with which this one goes on', long, async () => {
    const server = new Server({ database: join(newFolder(), 'games.sqlite') });
    server.program = older;
    await server.start();
    const evening = await busyEvening([[server]]);
    const standstill = new Standstill(evening);
    await pause(seconds * 250);
    await evening.goOn(4);
    standstill.begin();
    await replace(server, present);
    await evening.goOn(4);
    const longest = standstill.end();
    await pause(seconds * 250);
    console.log(`SQLite: ${await evening.end(server.origin)}; no table stood still for longer than ${longest} ms`);
    expect(server.log).not.toMatch(/damaged|"level":"error"/);
    expect(server.crashes).toBe(0);
    await server.kill();
  });
});
