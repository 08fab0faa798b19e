import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import { Postgresql } from './postgresql';
import { newFolder, Server, until } from './server';
import { pause, Witness } from './witness';

// The disk of a PostgreSQL is lost; its archive is elsewhere.

const deployed = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const database = new Postgresql();
const archive = join(database.folder, 'archive');
const bound = 4000; // archive_timeout, and the time that it takes: this machine does much else
const server = new Server({ database: database.address });
let base: string;

beforeAll(async () => {
  database.run('mkdir', [archive]);
  const example = readFileSync(deployed('postgresql-archive.conf'), 'utf8');
  const settings = example
    .replace('/usr/local/sbin/broceliande-archive-wal', database.install(deployed('archive-wal')))
    .replace('/var/backups/broceliande/wal', archive)
    .replace('60s', '1s');
  expect(settings).not.toMatch(/\/usr|\/var|60s/);
  database.configure(settings);
  await database.start();
  await server.start();
});
afterAll(() => server.kill());

it('is restored to what was known shortly before its end, or at any time', { timeout: 120_000 }, async () => {
  const evening = new Evening(new Random(5));
  for (const game of ['menhirs', 'grailnah'])
    await evening.meet({ name: game, setup: setupOf(game), servers: [[server]] });
  evening.play();
  await evening.goOn(); // a table
  const witness = new Witness(evening);
  await evening.goOn(2);
  base = database
    .run(database.install(deployed('base-backup')), [join(database.folder, 'bases'), '-h', database.folder])
    .trim();
  await evening.goOn(10);
  await pause(2000);
  const middle = Date.now();
  await pause(6000);
  const end = Date.now();
  await database.destroy();
  witness.leave();
  await server.kill();

  const restore = database.install(deployed('restore-to-time'));
  const restored = async (...time: string[]): Promise<void> => {
    database.run(restore, [base, archive, database.data, ...time]);
    await database.start();
    await until(() => database.sql('SELECT pg_is_in_recovery()') === 'f\n', 30, 'the end of the log');
    await server.start();
  };
  await restored();
  await witness.holds(server.origin, end - bound);
  console.log(`archive_timeout 1 s: lost the last ${await witness.lost(server.origin, end)} ms`);
  await server.kill();
  await database.destroy();

  await restored(new Date(middle).toISOString());
  await witness.holds(server.origin, middle - 100);
  expect(await witness.kept(server.origin, end)).toBeLessThan(witness.toldBy(end - bound));
  await server.kill();
});

it('is not restored over something else, nor from something else', () => {
  const restore = database.install(deployed('restore-to-time'));
  const folder = newFolder();
  mkdirSync(join(folder, 'data'));
  chmodSync(folder, 0o755);
  expect(() => database.run(restore, [base, archive, folder])).toThrow('move it away first');
  expect(() => database.run(restore, [folder, archive, join(database.folder, 'new')])).toThrow('no copy');
  const whenever = [base, archive, join(database.folder, 'new'), 'whenever'];
  expect(() => database.run(restore, whenever)).toThrow('not a time');
  expect(() => database.run(restore, [base, join(folder, 'none'), join(database.folder, 'new')])).toThrow('no folder');
});

it('is not archived over another log of the same name', () => {
  const script = database.install(deployed('archive-wal'));
  const log = join(database.folder, 'log');
  const write = (text: string): string => database.run('sh', ['-c', `echo ${text} >${log}`]);
  write('one');
  database.run(script, [log, archive]);
  database.run(script, [log, archive]); // the same again
  write('two');
  expect(() => database.run(script, [log, archive])).toThrow('is another one');
  expect(database.run('gunzip', ['-c', join(archive, 'log.gz')])).toBe('one\n');
});
