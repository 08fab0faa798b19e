import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, recordOf, setupOf } from './client';
import { Postgresql } from './postgresql';
import { newFolder, Server, until } from './server';

/** `broceliande serve --sandbox`: what it gave up is gone, and everything works without it. */

const database = new Postgresql();
const folder = newFolder();
const client = join(folder, 'web');
const temporary = join(folder, 'tmp');
const secret = join(folder, 'secret');

/** Stands for what draws pictures of tables: it tells what it may do. */
const drawing = `
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const tried = (attempt) => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return error.code;
  }
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
const answer = {
  draw: tried(() => execFileSync('rsvg-convert', { input: svg })),
  temporary: tried(() => writeFileSync(${JSON.stringify(join(temporary, 'new'))}, '')),
  reduce: spawnSync('pngquant', ['--version']).error?.code ?? 'done',
  shell: spawnSync('sh', ['-c', 'true']).error?.code ?? 'done',
  read: tried(() => readFileSync(${JSON.stringify(secret)})),
  write: tried(() => writeFileSync(${JSON.stringify(join(client, 'index.html'))}, '<p>broken</p>')),
};
process.stdout.write(JSON.stringify(answer));
`;

const text = { title: 'Games', description: '' };
const words = { site: text, missing: text, lost: text, games: {}, invites: '', inviteMany: '', levels: [] };

function put(path: string, content: string): void {
  writeFileSync(join(folder, path), content);
}

const server = new Server({
  database: join(folder, 'kept', 'games.sqlite'),
  before: ['env', `TMPDIR=${temporary}`],
  client,
  words: ['--sandbox', '--copy', join(folder, 'copy', 'of-games')],
});

interface Line {
  event: string;
  level: string;
  landlock: number;
  system_calls: boolean;
}

const said = (): Line | undefined =>
  server.log
    .split('\n')
    .filter((line) => line.includes('"event":"sandbox"'))
    .map((line) => JSON.parse(line) as Line)[0];

beforeAll(async () => {
  for (const name of ['kept', 'tmp', 'copy', 'web', 'web/pictures']) mkdirSync(join(folder, name));
  put('secret', 'a key');
  put('web/index.html', '<html lang="en"><head><title>x</title></head></html>');
  put('web/previews.json', JSON.stringify({ pages: ['', 'table/:id'], languages: { en: words } }));
  put('web/pictures/draw.mjs', drawing);
  await server.start();
});
afterAll(() => server.kill());

describe('a server in its sandbox', () => {
  it('says what holds', async () => {
    await until(() => said() !== undefined, 10, 'a line');
    const { level, landlock, system_calls } = said()!;
    expect(system_calls).toBe(true);
    expect(level).toBe(landlock > 0 ? 'info' : 'warn'); // kernels before 5.13 have no Landlock
  });

  it('plays, and keeps what was played', async () => {
    const ada = await Client.open(server.port, await newGuest(server.origin, 'Ada'));
    const setup = setupOf('menhirs', { places: [{ level: 1 }, { level: 0 }], seating: 'chosen' });
    const created = await ada.ask({ do: 'create', key: 'one', place: 1, setup });
    if (created.say !== 'created') throw new Error(JSON.stringify(created));
    const { table } = created;
    await ada.ask({ do: 'watch', table });
    await ada.next('played');
    ada.wire.cut();

    const picture = await (await fetch(`${server.origin}/pictures/table/${table}/1.png`)).text();
    const refused = said()!.landlock > 0 ? 'EACCES' : 'done';
    expect(JSON.parse(picture)).toEqual({
      draw: 'done',
      reduce: 'done',
      temporary: 'done',
      shell: refused,
      read: refused,
      write: refused,
    });

    const record = await recordOf(server.origin, table);
    expect(record).toMatch(/^1 /m);
    await server.kill();
    await server.start();
    expect(await recordOf(server.origin, table)).toBe(record);
  });

  it('prints', async () => {
    const printed = await fetch(`${server.origin}/print/menhirs.pdf?side=3`);
    expect(await printed.text()).toMatch(/^%PDF-/);
  });

  it('stops as any other', async () => {
    expect(await server.stop()).toBe(0);
    expect(server.crashes).toBe(0);
  });

  it('reaches PostgreSQL', async () => {
    await database.start();
    const node = await Server.started({ database: database.address, words: ['--sandbox'] });
    await newGuest(node.origin, 'Ada');
    expect(await node.stop()).toBe(0);
  });
});
