import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from './server';

// What docs/operations.md promises: names of events in the log, and of what is counted.

export const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

export const page = read('docs/operations.md');

/** The first column of the table of events. */
export const promisedEvents = [
  ...page
    .split('## Logs')[1]!
    .split('## Limits')[0]!
    .matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm),
]
  .flatMap((row) => [...row[1]!.matchAll(/`([a-z-]+)`/g)])
  .map((match) => match[1]!)
  .sort();

const sources = fileURLToPath(new URL('../../../src/server', import.meta.url));

const eventsIn = (source: string): string[] =>
  [...source.matchAll(/\blog(?:_account|_?\.(?:debug|info|warn|error))\((?:[^"();{]|\(\))*"([a-z-]+)"/g)].map(
    (match) => match[1]!,
  );

/** What the sources of the server log. */
export function loggedEvents(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.cpp') && !file.endsWith('_test.cpp'),
  );
  const events = files.flatMap((file) => eventsIn(readFileSync(join(sources, file), 'utf8')));
  return [...new Set(events)].sort();
}

export interface Line {
  event: string;
  level: string;
  [field: string]: unknown;
}

export const linesOf = (server: Server): Line[] =>
  server.log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
