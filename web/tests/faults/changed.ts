import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Client, newGuest, setupOf } from './client';
import { newFolder, Server } from './server';

export const sql = (file: string, statements: string): void => void execFileSync('sqlite3', [file, statements]);

/** Tables of one guest whose logs were changed by hand while no server ran. */
export interface ChangedTables {
  server: Server;
  file: string;
  guest: string;
  /** With an event of a later program. */
  newer: string;
  /** With an event that makes no sense. */
  broken: string;
  /** A computer plays both sides. */
  unkept: string;
  /** So do strong ones at more tables than one person may have thinking at. */
  crowd: readonly string[];
}

/** Adds something at the end of a table's log. */
function append(file: string, table: string, body: object): void {
  const number = `(SELECT max(number) + 1 FROM event WHERE table_id = '${table}')`;
  sql(file, `INSERT INTO event VALUES ('${table}', ${number}, 1795111681672, '${JSON.stringify(body)}', '')`);
}

/** As many more tables with the same log. */
function copy(file: string, table: string, count: number): string[] {
  const copies = Array.from({ length: count }, (_, index) => `copy${100 + index}`);
  const original = `WHERE table_id = '${table}'`;
  const copied = copies.map(
    (each) =>
      `UPDATE copied SET table_id = '${each}'; INSERT INTO game_table SELECT * FROM copied;
       INSERT INTO event SELECT '${each}', number, at, body, secret FROM event ${original};`,
  );
  sql(file, `CREATE TEMP TABLE copied AS SELECT * FROM game_table ${original}; ${copied.join('')}`);
  return copies;
}

export async function changedTables(): Promise<ChangedTables> {
  const file = join(newFolder(), 'games.sqlite');
  const server = await Server.started({ database: file });
  const guest = await newGuest(server.origin, 'Anna');
  const anna = await Client.open(server.port, guest);
  const begun = async (): Promise<string> => {
    const setup = setupOf('menhirs', { places: [{ level: 0 }, { level: 1 }], seating: 'chosen' });
    const made = await anna.ask({ do: 'create', setup, place: 0 });
    return made.say === 'created' ? made.table : '';
  };
  const [newer, broken, unkept, crowded] = [await begun(), await begun(), await begun(), await begun()];
  await server.kill();
  append(file, newer, { kind: 'danced', place: 0 });
  append(file, broken, { kind: 'left', place: 9 });
  append(file, unkept, { kind: 'handed', place: 0, level: 1 });
  append(file, crowded, { kind: 'handed', place: 0, level: 8 });
  const mostWaiting = 64;
  const crowd = [crowded, ...copy(file, crowded, mostWaiting + availableParallelism() + 8)];
  await server.start();
  return { server, file, guest, newer, broken, unkept, crowd };
}
