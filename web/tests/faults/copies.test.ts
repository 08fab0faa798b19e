import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import { newFolder, Server, until } from './server';
import { pause, Witness } from './witness';

// A server that keeps a copy of its database is killed, and its disk is lost: only the copy is left.

const rounds = Number(env['FAULT_COPIES'] ?? 4);
const random = new Random(Number(env['FAULT_SEED'] ?? 11));
const restore = fileURLToPath(new URL('../../../deploy/restore', import.meta.url));
const every = 1000;
const bound = every + 1500; // and the time that it takes: this machine does much else
const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

async function started(database: string, ...words: string[]): Promise<Server> {
  const server = await Server.started({ database, words });
  servers.push(server);
  return server;
}

it(`loses no more than it promises in ${rounds} kills`, { timeout: 60_000 + 20_000 * rounds }, async () => {
  const folder = newFolder();
  const database = join(folder, 'games.sqlite');
  const copies = join(folder, 'copies');
  let longest = 0;
  for (let round = 1; round <= rounds; ++round) {
    const server = await started(database, '--copy', copies, '--copy-every', '1');
    const begun = (): number => server.log.split('copy-begun').length - 1;
    const evening = new Evening(random);
    for (const game of ['menhirs', 'grailnah', 'graal']) {
      const options: Record<string, string> = game === 'graal' ? { 'drawing-up': 'stock' } : {};
      await evening.meet({ name: game, setup: setupOf(game, { options }), servers: [[server]] });
    }
    evening.play();
    const witness = new Witness(evening);
    await evening.until(() => witness.toldBy(Date.now()) > 0, 'something to be told');
    await until(() => begun() > 0, 30, 'a base');
    await pause(bound + random.below(2500));
    const end = Date.now();
    await server.kill();
    witness.leave();

    const restored = join(folder, `restored-${round}.sqlite`);
    execFileSync(restore, [copies, restored], { stdio: 'pipe' });
    const other = await started(restored);
    await witness.holds(other.origin, end - bound);
    longest = Math.max(longest, await witness.lost(other.origin, end));
    await other.kill();
    expect(server.log).not.toContain('copy-failed');
  }
  expect(readdirSync(copies).filter((name) => name.endsWith('.base'))).toHaveLength(1);
  console.log(`${rounds} kills: the copy lost at most the last ${longest} ms`);
});

it('has everything after a stop', async () => {
  const folder = newFolder();
  const copies = join(folder, 'copies');
  const server = await started(join(folder, 'games.sqlite'), '--copy', copies, '--copy-every', '3600');
  const evening = new Evening(random);
  await evening.meet({ name: 'pair', setup: setupOf('grailnah'), servers: [[server]] });
  evening.play();
  await evening.goOn(); // a table
  const witness = new Witness(evening);
  await until(() => server.log.includes('copy-begun'), 30, 'a base');
  await evening.goOn(5);
  expect(await server.stop()).toBe(0);
  const end = Date.now();
  witness.leave();
  const restored = join(folder, 'restored.sqlite');
  execFileSync(restore, [copies, restored], { stdio: 'pipe' });
  await witness.holds((await started(restored)).origin, end);
});

it.each([
  ['a database that is no file', ':memory:', 'copies', 'only a database in a file can be copied'],
  ['a folder that cannot be', 'games.sqlite', 'file/copies', 'cannot keep a copy of the database in'],
])('refuses %s', async (_, database, copies, why) => {
  const folder = newFolder();
  execFileSync('touch', [join(folder, 'file')]);
  const path = database.startsWith(':') ? database : join(folder, database);
  await expect(started(path, '--copy', join(folder, copies))).rejects.toThrow(why);
});
