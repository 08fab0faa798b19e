import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { program } from '../program';
import type { Evening } from './evening';
import { present, type Program, type Server } from './server';

/** This program as a later version would be: `cmake/build app --target broceliande_next`. */
export function nextProgram(): Program {
  const path = join(dirname(program), 'broceliande_next');
  if (!existsSync(path)) throw new Error(`${path} is missing: cmake/build app --target broceliande_next`);
  return { ...present, path };
}

/** As an operator upgrades a node, or takes it back. */
export async function replace(server: Server, by: Program): Promise<void> {
  expect(await server.stop()).toBe(0);
  server.program = by;
  await server.start();
}

/** For how long nothing happened at a table at most, of all tables of an evening. */
export class Standstill {
  longest = 0;
  readonly #evening: Evening;
  #seen: { at: number; standing: string }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(evening: Evening) {
    this.#evening = evening;
  }

  begin(): void {
    this.#timer = setInterval(() => this.#look(), 5);
  }

  end(): number {
    clearInterval(this.#timer);
    return this.longest;
  }

  #look(): void {
    const now = Date.now();
    this.#seen = this.#evening.pairs.map(({ ledgers, told }, index) => {
      const standing = `${ledgers.length} ${told}`;
      const before = this.#seen[index];
      if (before?.standing !== standing) return { at: now, standing };
      this.longest = Math.max(this.longest, now - before.at);
      return before;
    });
  }
}
