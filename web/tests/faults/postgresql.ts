import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { newFolder, until } from './server';

const versions = '/usr/lib/postgresql';
const user = 'postgres';

function programs(): string {
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  if (newest === undefined) throw new Error(`there is no PostgreSQL in ${versions}; the package postgresql has it`);
  return join(versions, newest, 'bin');
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));
}

/** A PostgreSQL of one's own, reached by a socket in its folder. It does not run as root: then as its own user. */
export class Postgresql {
  readonly #folder = newFolder();
  readonly #programs = programs();
  readonly #as: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  #process: ChildProcess | undefined;

  constructor() {
    afterAll(() => this.crash());
    const { uid, gid } = this.#as;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const words = ['-D', this.#data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(this.#programs, 'initdb'), words, { cwd: this.#folder, ...this.#as });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get address(): string {
    return `postgresql:///postgres?user=${user}&host=${this.#folder}`;
  }

  async start(): Promise<void> {
    const words = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses='];
    this.#process = spawn(join(this.#programs, 'postgres'), words, { cwd: this.#folder, stdio: 'ignore', ...this.#as });
    const isReady = (): boolean =>
      spawnSync(join(this.#programs, 'pg_isready'), ['-h', this.#folder, '-U', user, '-q']).status === 0;
    await until(isReady, 30, 'PostgreSQL');
  }

  /** As `pg_ctl stop -m immediate` does it: without waiting for anything, as after a crash. */
  async crash(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process) return;
    process.kill('SIGQUIT');
    await once(process, 'exit');
  }

  /** Nothing of it runs until it is resumed, and its connections stay open. */
  hang(): void {
    this.#signalAll('SIGSTOP');
  }

  resume(): void {
    this.#signalAll('SIGCONT');
  }

  /** Those that it has begun are in process groups of their own. */
  #signalAll(signal: NodeJS.Signals): void {
    const pid = this.#process!.pid!;
    const begun = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const each of [pid, ...begun.map(Number)]) process.kill(each, signal);
  }
}
