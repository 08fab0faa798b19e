import { execFileSync, spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
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
  /** Its user may write there. */
  readonly folder = newFolder();
  readonly #programs = programs();
  readonly #as: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  #process: ChildProcess | undefined;

  constructor() {
    afterAll(() => this.crash());
    const { uid, gid } = this.#as;
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid);
    const words = ['-D', this.data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    this.run(join(this.#programs, 'initdb'), words);
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get #log(): string {
    return join(this.folder, 'postgresql.log');
  }

  get address(): string {
    return `postgresql:///postgres?user=${user}&host=${this.folder}`;
  }

  /** Something that its user does in its folder; what that printed. */
  run(program: string, words: readonly string[]): string {
    return execFileSync(program, words, { cwd: this.folder, encoding: 'utf8', stdio: 'pipe', ...this.#as });
  }

  sql(statements: string): string {
    return this.run(join(this.#programs, 'psql'), ['-X', '-A', '-t', '-q', '-c', statements, this.address]);
  }

  /** A copy of a program that its user may reach. */
  install(program: string): string {
    const copy = join(this.folder, basename(program));
    copyFileSync(program, copy);
    return copy;
  }

  configure(settings: string): void {
    appendFileSync(join(this.data, 'postgresql.conf'), settings);
  }

  async start(): Promise<void> {
    const words = ['-D', this.data, '-k', this.folder, '-c', 'listen_addresses='];
    const log = openSync(this.#log, 'w');
    const stdio: StdioOptions = ['ignore', log, log];
    const server = spawn(join(this.#programs, 'postgres'), words, { cwd: this.folder, stdio, ...this.#as });
    closeSync(log);
    this.#process = server;
    const isReady = (): boolean => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${readFileSync(this.#log, 'utf8')}`);
      return spawnSync(join(this.#programs, 'pg_isready'), ['-h', this.folder, '-U', user, '-q']).status === 0;
    };
    await until(isReady, 30, () => `PostgreSQL (${readFileSync(this.#log, 'utf8')})`);
  }

  /** As `pg_ctl stop -m immediate` does it: without waiting for anything, as after a crash. */
  async crash(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process || process.exitCode !== null) return;
    process.kill('SIGQUIT');
    await once(process, 'exit');
  }

  /** Its disk is lost. */
  async destroy(): Promise<void> {
    await this.crash();
    rmSync(this.data, { recursive: true });
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
