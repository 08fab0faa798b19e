import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Random } from '../random';
import { setupOf } from './client';
import { Evening } from './evening';
import { newFolder, Server, until } from './server';

// A disk that hangs: whoever synchronises a file waits as long as there is a file of some name.

const hanging = `
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
static void wait_for_disk(void) { while (access(getenv("DISK_HANGS"), F_OK) == 0) usleep(10000); }
int fsync(int file) { wait_for_disk(); return syscall(SYS_fsync, file); }
int fdatasync(int file) { wait_for_disk(); return syscall(SYS_fdatasync, file); }
`;

const folder = newFolder();
const library = join(folder, 'hanging.so');
writeFileSync(join(folder, 'hanging.c'), hanging);
execFileSync('g++', ['-x', 'c', '-shared', '-fPIC', '-o', library, join(folder, 'hanging.c')]);

let number = 0;
let server: Server;
let hangs: string;

async function start(...words: string[]): Promise<Evening> {
  const disk = newFolder();
  hangs = join(disk, `hangs-${++number}`);
  const before = ['env', `LD_PRELOAD=${library}`, `DISK_HANGS=${hangs}`];
  server = await Server.started({ database: join(disk, 'games.sqlite'), before, words });
  return new Evening(new Random(9));
}
afterEach(() => server.kill());

const health = async (): Promise<number> => (await fetch(`${server.origin}/healthz`)).status;

it('refuses after some seconds, at once from then on, and goes on when the disk answers', async () => {
  const evening = await start();
  const pair = await evening.meet({ name: 'pair', setup: setupOf('grailnah'), servers: [[server]] });
  evening.play();
  await evening.goOn(); // a table
  await evening.goOn(4);
  writeFileSync(hangs, '');
  const began = Date.now();
  await evening.until(() => pair.refused('server.not-kept') > 0, 'a refusal');
  expect(Date.now() - began).toBeLessThan(15_000);
  await until(async () => (await health()) === 503, 10, 'a word about health');
  expect(server.log).toContain('storage.hangs');
  const asked = Date.now();
  expect((await fetch(`${server.origin}/api/tables/abcdef/record`)).status).toBe(503);
  expect(Date.now() - asked).toBeLessThan(2000);
  rmSync(hangs);
  await until(async () => (await health()) === 200, 30, 'health');
  await evening.goOn(4);
  await evening.end(server.origin);
});

it.each([[[]], [['--copy', join(newFolder(), 'copies')]]])('ends while the disk hangs, with %j', async (words) => {
  const evening = await start(...words);
  const pair = await evening.meet({ name: 'pair', setup: setupOf('grailnah'), servers: [[server]] });
  evening.play();
  await evening.goOn(); // a table
  await evening.goOn(4);
  writeFileSync(hangs, '');
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(20_000); // systemd kills after 30
  pair.leave();
});
