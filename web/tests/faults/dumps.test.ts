import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '../program';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import { Postgresql } from './postgresql';
import { newFolder, Server } from './server';
import { Witness } from './witness';

// deploy/backup and deploy/restore with PostgreSQL, whose user needs a password.

const deployed = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const password = 'p@ss/w%rd: été';
const database = new Postgresql();
const folder = newFolder();
const said = join(folder, 'command-lines');
const address = (): string =>
  `postgresql://keeper:${encodeURIComponent(password)}@/games?host=${encodeURIComponent(database.folder)}`;

/** Runs a script with programs of PostgreSQL that note their command lines; what it printed. */
function run(script: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): string {
  const path = `${folder}:${env['PATH']}`;
  return execFileSync(deployed(script), words, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...env, PATH: path, ...more },
  });
}

beforeAll(async () => {
  database.run('sh', [
    '-c',
    `echo 'local all postgres trust\nlocal all all scram-sha-256' >${database.data}/pg_hba.conf`,
  ]);
  await database.start();
  database.sql(`CREATE ROLE keeper LOGIN PASSWORD '${password}'`);
  database.sql('CREATE DATABASE games OWNER keeper');
  for (const program of ['pg_dump', 'pg_restore']) {
    const noting = `#!/bin/sh\necho "$0 $*" >>'${said}'\nPATH=\${PATH#*:} exec ${program} "$@"\n`;
    writeFileSync(join(folder, program), noting);
    chmodSync(join(folder, program), 0o755);
  }
});

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

it('a dump brings back what was told before it, and shows nobody the password', async () => {
  const server = await Server.started({ database: address(), hidesDatabase: true });
  servers.push(server);
  const evening = new Evening(new Random(2));
  await evening.meet({ name: 'pair', setup: setupOf('grailnah'), servers: [[server]] });
  evening.play();
  await evening.goOn(); // a table
  const witness = new Witness(evening);
  await evening.until(() => witness.toldBy(Date.now() - 50) > 0, 'something to be told');
  const dumped = Date.now();
  const copy = run('backup', [join(folder, 'copies')], { BROCELIANDE_DATABASE: address() }).trim();
  await evening.goOn(10);
  witness.leave();
  await server.kill();

  expect(run('restore', [copy], { BROCELIANDE_DATABASE: address() })).toContain('restored');
  await server.start();
  await witness.holds(server.origin, dumped - 50);
  expect(await witness.kept(server.origin, Date.now())).toBeLessThan(witness.toldBy(Date.now()));

  const lines = readFileSync(said, 'utf8');
  expect(lines).toMatch(/pg_dump .*--dbname=postgresql:\/\/keeper@\/games/);
  expect(lines).toMatch(/pg_restore .*--dbname=postgresql:\/\/keeper@\/games/);
  for (const secret of [password, encodeURIComponent(password), 'w%rd', 'w%25rd']) expect(lines).not.toContain(secret);
});

it('a password on a command line is refused, and nowhere repeated', () => {
  const bare = address().replace(/keeper:[^@]*@/, 'keeper@');
  for (const open of [address(), `${bare}&password=secret`]) {
    expect(() => run('backup', [open, folder])).toThrow('PGPASSWORD');
    expect(() => run('restore', [folder, open])).toThrow('PGPASSWORD');
    for (const command of [['serve', '--web', folder], ['migrate']]) {
      const { status, stderr } = spawnSync(program, [...command, '--database', open], { encoding: 'utf8' });
      expect(status).toBe(2);
      expect(stderr).toMatch(/^error: everybody on this machine can see a password.*PGPASSFILE.*BROCELIANDE_DATABASE/);
      expect(stderr).not.toMatch(/secret|p%40ss/);
    }
  }
});

it('a wrong password leaves nothing', () => {
  const wrong = address().replace(/keeper:[^@]*@/, 'keeper:wrong@');
  expect(() => run('backup', [join(folder, 'nothing')], { BROCELIANDE_DATABASE: wrong })).toThrow('nothing was kept');
  expect(execFileSync('ls', [join(folder, 'nothing')], { encoding: 'utf8' })).toBe('');
});
