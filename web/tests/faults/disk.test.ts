import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import { newFolder, Server, until } from './server';

/** A way to run out of room, and to have it again. */
interface Shortage {
  name: string;
  before: (folder: string) => string[];
  begin?: (server: Server, folder: string) => void;
  end: (server: Server, folder: string) => void;
}

const isRoot = process.getuid?.() === 0;
const apart = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount'];
const mayMount = spawnSync(apart[0]!, [...apart.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Where the server has a file system of its own. */
const filler = (server: Server, folder: string): string => `/proc/${server.pid}/root${folder}/filler`;

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
  } finally {
    closeSync(file);
  }
}

const fullDisk: Shortage = {
  name: 'a disk that is full',
  before: (folder) => [...apart, 'sh', '-c', `mount -t tmpfs -o size=16m tmpfs ${folder} && exec "$@"`, 'sh'],
  begin: (server, folder) => fill(filler(server, folder)),
  end: (server, folder) => rmSync(filler(server, folder)),
};

const smallFiles: Shortage = {
  name: 'files that may not grow',
  before: () => ['sh', '-c', 'trap "" XFSZ; ulimit -S -f 1200; exec "$@"', 'sh'], // 512 bytes each
  end: (server) => void execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']),
};

describe.concurrent.each(mayMount ? [fullDisk, smallFiles] : [smallFiles])('with $name', ({ before, begin, end }) => {
  const folder = join(newFolder(), 'disk');
  mkdirSync(folder);
  const database = join(folder, 'games.sqlite');
  const server = new Server({ database, before: before(folder) });
  const health = async (): Promise<number> => (await fetch(`${server.origin}/healthz`)).status;
  const integrity = (): string =>
    execFileSync('sqlite3', [`/proc/${server.pid}/root${database}`, 'PRAGMA integrity_check'], { encoding: 'utf8' });
  afterEach(() => server.kill());

  it('nothing that cannot be kept is acknowledged, and games go on when there is room again', async () => {
    const evening = new Evening(new Random(3));
    await server.start();
    const setup = setupOf('graal', { options: { 'drawing-up': 'stock' } });
    const pair = await evening.meet({ name: 'pair', setup, servers: [[server]] });
    await pair.sitDown();
    await evening.goOn(4);
    expect(await health()).toBe(200);
    begin?.(server, folder);

    await evening.until(() => pair.refused('server.not-kept') > 0, 'a refusal');
    const { told } = pair;
    await until(async () => (await health()) === 503, 30, 'a word about health');
    expect(pair.told).toBeLessThanOrEqual(told + 1);
    expect(integrity()).toBe('ok\n');

    end(server, folder);
    await until(async () => (await health()) === 200, 30, 'health');
    await evening.goOn(20);
    await evening.end(server.origin);
    expect(integrity()).toBe('ok\n');
    expect(server.crashes).toBe(0);
  });
});
