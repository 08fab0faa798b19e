import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, newGuest, setupOf } from './client';
import { freePort, newFolder, Server, until } from './server';

const tables = 6;
let server: Server;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await Server.started({ database: join(newFolder(), 'games.sqlite'), metricsPort });
});
afterAll(() => server.kill());

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^broceliande_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

async function newTable(client: Client, levels: readonly [number, number], key: string): Promise<string> {
  const places = levels.map((level) => ({ level }));
  const setup = setupOf('menhirs', { places, seating: 'chosen' });
  const created = await client.ask({ do: 'create', key, place: levels.indexOf(0), setup });
  if (created.say !== 'created') throw new Error(JSON.stringify(created));
  await client.ask({ do: 'watch', table: created.table });
  return created.table;
}

it('of one guest do not hold up those of another, and play for nobody when the guest has left', async () => {
  const greedy = await Client.open(server.port, await newGuest(server.origin, 'Greedy'));
  let played = 0;
  greedy.onUpdate = ({ say }) => (played += say === 'played' ? 1 : 0);
  for (let i = 0; i < tables; ++i) {
    const table = await newTable(greedy, [0, 8], `table ${i}`);
    await greedy.ask({ do: 'ask', key: `hand ${i}`, table, what: 'hand-over', place: 0, level: 8 });
  }
  await until(() => played > 0, 30, 'the first action');

  const modest = await Client.open(server.port, await newGuest(server.origin, 'Modest'));
  const before = played;
  await newTable(modest, [1, 0], 'mine');
  await modest.next('played');
  expect(played - before).toBeLessThan(tables); // not one of each table

  greedy.wire.cut();
  // What was begun is finished; nothing else is.
  await until(async () => (await metric('computer_queue_length')) === 0, 50, 'an empty queue');
  let thoughts = -1;
  await until(
    async () => {
      const last = thoughts;
      await new Promise((resolve) => setTimeout(resolve, 4000));
      thoughts = await metric('computer_thoughts_total');
      return thoughts === last;
    },
    30,
    'peace',
  );
}, 120_000);
