import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { program } from '../program';

/** Where the built client is. */
export const client = env['BROCELIANDE_WEB'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: string): void => {
      said += text;
      const found = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', hear);
    }
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`the program does not serve ${client}: ${said}`)));
  });
}

/** The program, serving the built client; it can be ended and begun again at the same address. */
export class Server {
  /** Without a slash at the end. */
  origin = '';
  #process: ChildProcessWithoutNullStreams | null = null;

  private constructor(
    private readonly database: string,
    private readonly words: readonly string[],
  ) {}

  /** With more words for `serve`. */
  static async begun(database = ':memory:', words: readonly string[] = []): Promise<Server> {
    const server = new Server(database, words);
    await server.begin();
    return server;
  }

  async begin(): Promise<void> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port;
    const serve = ['serve', '--web', client, '--port', port, '--database', this.database];
    this.#process = spawn(program, [...serve, ...this.words]);
    this.origin = await addressOf(this.#process);
  }

  /** SIGTERM asks it to stop; SIGKILL does not ask. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null) return;
    const isGone = once(process, 'exit');
    process.kill(signal);
    await isGone;
  }
}
