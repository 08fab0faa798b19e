import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { newFolder, until } from './server';

const script = fileURLToPath(new URL('mail_server.py', import.meta.url));
/** The one that Debian's modules belong to. */
const python = '/usr/bin/python3';

/** A message in its maildir. */
export interface Letter {
  to: string[];
  /** By their names in lower case. */
  headers: Record<string, string>;
  raw: string;
  text: string;
  defects: string[];
}

/** A mail server of our own on loopback: a process without rights or files beyond its folder. */
export class MailServer {
  readonly letters: Letter[] = [];
  readonly folder = newFolder();
  readonly user = 'games';
  readonly password = 'a password for mail';
  readonly #host: string;
  #port = 0;
  readonly #process: ChildProcess;

  private constructor(isSecured: boolean) {
    this.#host = isSecured ? '0.0.0.0' : '127.0.0.1';
    const words = ['-W', 'ignore', script, join(this.folder, 'maildir')];
    if (isSecured) words.push(this.#certify(), this.#key, this.user, this.password);
    const process = spawn(python, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = process;
    createInterface({ input: process.stdout }).on('line', (line) => {
      if (this.#port === 0) this.#port = Number(line);
      else this.letters.push(JSON.parse(line) as Letter);
    });
    afterAll(() => process.kill('SIGKILL'));
  }

  static async started({ isSecured }: { isSecured: boolean }): Promise<MailServer> {
    const server = new MailServer(isSecured);
    await until(() => server.#port > 0, 20, 'the mail server');
    return server;
  }

  /** Where it is secured, under a name that the program does not take for loopback, so that it wants TLS. */
  get url(): string {
    return `smtp://${this.#host}:${this.#port}`;
  }

  /** Who has signed its certificate: itself. */
  get certificate(): string {
    return join(this.folder, 'certificate.pem');
  }

  get #key(): string {
    return join(this.folder, 'key.pem');
  }

  #certify(): string {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', this.#key];
    const name = ['-subj', '/CN=mail.test', '-addext', 'subjectAltName=IP:0.0.0.0'];
    execFileSync('openssl', ['req', '-x509', ...key, ...name, '-out', this.certificate], { stdio: 'pipe' });
    return this.certificate;
  }

  /** The first to somebody from some point on. */
  async next(to: string, from = 0): Promise<Letter> {
    const found = (): Letter | undefined => this.letters.slice(from).find((letter) => letter.to.includes(to));
    await until(
      () => found() !== undefined,
      20,
      () => `a message to ${to} (${this.letters.length} came)`,
    );
    return found()!;
  }

  stop(): void {
    this.#process.kill();
  }
}
