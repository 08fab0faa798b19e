import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll } from 'vitest';
import { program } from '../program';
import { mailWords, noticeWords } from './pushing';

const root = mkdtempSync(join(tmpdir(), 'broceliande-faults-'));
chmodSync(root, 0o711); // a database of another user may be in it
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;

/** Gone when the tests of this file are. */
export function newFolder(): string {
  const folder = join(root, String(++folders));
  mkdirSync(folder);
  return folder;
}

/** The smallest client that can be served. */
function smallClient(): string {
  const folder = join(newFolder(), 'web');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<p>home</p>');
  writeFileSync(join(folder, 'notices.json'), JSON.stringify(noticeWords));
  writeFileSync(join(folder, 'mail.json'), JSON.stringify(mailWords));
  return folder;
}

/** One that nobody listens at now. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

interface Later<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
}

export function later<T>(): Later<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

const usual = smallClient();
const running = new Set<ChildProcess>();
afterAll(() => running.forEach((process) => process.kill('SIGKILL')));

const limitNames = [
  'address',
  'connection',
  'request',
  'guest',
  'password',
  'account-password',
  'message',
  'person-message',
  'address-message',
  'creation',
  'address-creation',
  'chat',
  'address-chat',
  'open-table',
  'address-open-table',
] as const;
type Limit = (typeof limitNames)[number];

const limitsOff = {
  'person-message': 0,
  'address-message': 0,
  'address-creation': 0,
  'address-chat': 0,
  'open-table': 0,
  'address-open-table': 0,
} as const;

/** What is run, and the limits that it knows. */
export interface Program {
  path: string;
  limits: readonly Limit[];
}

export const present: Program = { path: program, limits: limitNames };

export interface Manner {
  /** A file, or postgresql://… */
  database: string;
  /** Told in the environment, which others cannot see, instead of on the command line. */
  hidesDatabase?: boolean;
  /** Words before the program: something that runs it in another way. */
  before?: readonly string[];
  /** How many sockets one address may have; no limit by default. */
  addressLimit?: number;
  /** How many other connections one address may have; no limit by default. */
  connectionLimit?: number;
  /** How many requests a second one address may send; no limit by default. */
  requestLimit?: number;
  /** Other limits. Those that count clients of this machine together are off by default. */
  limits?: Partial<Record<Limit, number>>;
  /** The folder of the client; the smallest that can be served by default. */
  client?: string;
  /** Where it shows what it counts; nowhere by default. */
  metricsPort?: number;
  /** More words for `serve`. */
  words?: readonly string[];
}

/** `broceliande serve`: killed, stopped and started again at the same port. */
export class Server {
  port = 0;
  /** What it said on standard error: its log. */
  log = '';
  /** How often it ended though nobody had asked. */
  crashes = 0;
  /** From the next start on. */
  program = present;
  readonly #manner: Manner;
  #process: ChildProcess | undefined;
  #ending: ChildProcess | undefined;
  #up = later<number>();

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  static async started(manner: Manner): Promise<Server> {
    const server = new Server(manner);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  /** The port, as soon as somebody listens there. */
  up(): Promise<number> {
    return this.#up.promise;
  }

  async start(): Promise<void> {
    const { database, hidesDatabase = false, before = [] } = this.#manner;
    const { addressLimit = 0, connectionLimit = 0, requestLimit = 0 } = this.#manner;
    const { client = usual, metricsPort, words: more = [] } = this.#manner;
    const serve = [this.program.path, 'serve', '--port', String(this.port), '--web', client];
    const named = hidesDatabase ? [] : ['--database', database];
    const { limits = {} } = this.#manner;
    const chosen: Partial<Record<Limit, number>> = {
      ...limitsOff,
      address: addressLimit,
      connection: connectionLimit,
      request: requestLimit,
      ...limits,
    };
    const limiting = this.program.limits.flatMap((name) => {
      const limit = chosen[name];
      return limit === undefined ? [] : [`--${name}-limit`, String(limit)];
    });
    const metrics = metricsPort === undefined ? [] : ['--metrics-port', String(metricsPort)];
    const [command, ...words] = [...before, ...serve, ...named, ...limiting, ...metrics, ...more, '--log', 'info'];
    const process = spawn(command!, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(hidesDatabase ? { env: { ...env, BROCELIANDE_DATABASE: database } } : {}),
    });
    this.#process = process;
    running.add(process);
    process.once('exit', () => {
      running.delete(process);
      if (this.#ending !== process) ++this.crashes;
    });
    process.stderr.setEncoding('utf8').on('data', (text: string) => (this.log += text));
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      process.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const port = /http:\/\/[\d.]+:(\d+)\/\n/.exec(said)?.[1];
        if (port) resolve(Number(port));
      });
      process.once('error', reject);
      process.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}${this.log}`)));
    });
    this.#up.resolve(this.port);
  }

  /** Who asks from now on for the port waits for the next start. */
  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const process = this.#process;
    if (!process) return null;
    this.#up = later();
    this.#ending = process;
    if (process.exitCode === null && process.signalCode === null) {
      process.kill(signal);
      await once(process, 'exit');
    }
    return process.exitCode;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** With a goodbye; the exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Bytes of memory in use. */
  memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }
}

/** Whether what is asked for has come true, within some time. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  seconds = 30,
  what: string | (() => string) = 'it',
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end)
      throw new Error(`${typeof what === 'string' ? what : what()} did not come true in ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
