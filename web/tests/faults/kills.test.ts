import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { printed } from '../program';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import type { Meeting } from './pair';
import { newFolder, Server } from './server';

const kills = Number(env['FAULT_KILLS'] ?? 200);
const random = new Random(Number(env['FAULT_SEED'] ?? Date.now() % 1_000_000));
const server = new Server({ database: join(newFolder(), 'games.sqlite') });
const camp = (name: string): string => printed(['draw-up', 'graal', '--camp', name, '--complete', '--seed', '1']);
const drawnUp = { S: camp('S'), N: camp('N') };
const four = Array.from({ length: 4 }, () => ({ level: 0 }));
const clock = { kind: 'fischer', seconds: 3600, increment: 1, days: 0 } as const;

const meetings: Omit<Meeting, 'servers'>[] = [
  { name: 'menhirs', setup: setupOf('menhirs', { options: { side: '5' } }) },
  { name: 'clock', setup: setupOf('menhirs', { clock }) },
  { name: 'computer', setup: setupOf('menhirs', { places: [{ level: 0 }, { level: 1 }] }) },
  { name: 'grailnah', setup: setupOf('grailnah') },
  { name: 'grailnah-clock', setup: setupOf('grailnah', { clock }) },
  { name: 'graal', setup: setupOf('graal', { options: { 'drawing-up': 'stock' } }) },
  { name: 'screens', setup: setupOf('graal'), preparations: drawnUp },
  { name: 'four', setup: setupOf('grailnah', { options: { players: '4' }, places: four }) },
];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Most lives are short; in some of them the computer has the time to act. */
const life = (): number => (random.below(25) === 0 ? 800 : random.below(100));

afterAll(() => server.kill());

it(`loses nothing and doubles nothing in ${kills} kills`, { timeout: 60_000 + 1000 * kills }, async () => {
  await server.start();
  const evening = new Evening(random);
  for (const meeting of meetings) await evening.meet({ ...meeting, servers: [[server]] });
  evening.play();
  for (let kill = 1; kill <= kills && evening.faults.length === 0; ++kill) {
    await pause(life());
    await server.kill();
    await server.start();
    if (kill % 1000 === 0) console.log(`${kill} kills`);
  }
  await evening.goOn();
  console.log(`${kills} kills: ${await evening.end(server.origin)}`);
  expect(server.log).not.toMatch(/damaged|"level":"error"/);
  expect(server.crashes).toBe(0);
});
