import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

export type Options = Readonly<Record<string, string>>;

/** The native program. */
export const program = env['BROCELIANDE'] ?? fileURLToPath(new URL('../../build/app/broceliande', import.meta.url));

const flags = (options: Options): string[] => Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** What a command prints, without the end of the last line. */
export function printed(command: readonly string[], options: Options = {}, input?: string): string {
  const settings = { encoding: 'utf8', maxBuffer: 1 << 28, ...(input === undefined ? {} : { input }) } as const;
  return execFileSync(program, [...command, ...flags(options)], settings).replace(/\n$/, '');
}

/** One answer for each line. */
export function answers(command: readonly string[], options: Options, lines: readonly string[]): string[] {
  return printed(command, options, lines.join('\n') + '\n').split('\n');
}

/** The program as an engine, one order after the other. */
export class Engine {
  readonly #child: ChildProcessWithoutNullStreams;
  #heard = '';
  #wake: () => void = () => undefined;

  constructor(game: string, options: Options) {
    this.#child = spawn(program, ['engine', game, ...flags(options)]);
    this.#child.stdout.setEncoding('utf8');
    this.#child.stdout.on('data', (text: string) => {
      this.#heard += text;
      this.#wake();
    });
  }

  tell(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** What comes up to a line that begins so, and that line. */
  async until(start: string): Promise<string[]> {
    for (;;) {
      const lines = this.#heard.split('\n');
      const end = lines.findIndex((line, index) => index + 1 < lines.length && line.startsWith(start));
      if (end >= 0) {
        this.#heard = lines.slice(end + 1).join('\n');
        return lines.slice(0, end + 1);
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): void {
    this.tell('quit');
    this.#child.stdin.end();
  }
}
