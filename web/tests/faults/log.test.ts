import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedTables, sql, type ChangedTables } from './changed';
import { Client, newGuest, post, setupOf } from './client';
import { linesOf, loggedEvents, promisedEvents, read, type Line } from './promises';
import { freePort, newFolder, Server, until, type Manner } from './server';

/** What docs/operations.md promises of the log, line by line. */

// Files that may not grow, until they may.
const before = ['sh', '-c', 'trap "" XFSZ; ulimit -S -f 800; exec "$@"', 'sh']; // 512 bytes each
const database = join(newFolder(), 'games.sqlite');
const metricsPort = await freePort();
const server = new Server({ database, before, metricsPort, words: ['--rename-limit', '0'] });
const servers = [server];
let cookie: string;

/** Events that are not provoked here, and the tests that do it. */
const elsewhere: Record<string, string> = {
  // E-mail needs a mail server.
  'address-confirmed': 'web/tests/faults/mail.test.ts',
  'address-named': 'web/tests/faults/mail.test.ts',
  'address-removed': 'web/tests/faults/mail.test.ts',
  'mail-failed': 'web/tests/faults/mail.test.ts',
  moderated: 'web/tests/faults/moderation.test.ts', // needs an operator
  'recovery-mailed': 'web/tests/faults/mail.test.ts',
  reported: 'web/tests/faults/moderation.test.ts',
  'notice-failed': 'web/tests/faults/notices.test.ts', // needs a push service
  'print-failed': 'src/server/printing/print_service_native_test.cpp', // no order fails in a sound program
  sandbox: 'web/tests/faults/sandbox.test.ts', // needs a server with --sandbox
};

async function started(manner: Manner): Promise<Server> {
  const another = new Server(manner);
  servers.push(another);
  await another.start();
  return another;
}

const lines = (event: string, of = server): Line[] => linesOf(of).filter((line) => line.event === event);

async function storageFailures(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^broceliande_storage_failures_total (\d+)$/m.exec(text)?.[1]);
}

/** Asks as a page of our own would. */
const say = async (path: string, body: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', Origin: server.origin, Cookie: cookie };
  return (await fetch(server.origin + path, { method: 'POST', headers, body })).status;
};

beforeAll(async () => {
  await server.start();
  cookie = await newGuest(server.origin, 'Ada');
});
afterAll(() => Promise.all(servers.map((each) => each.kill())));

describe('what is logged', () => {
  it('an outage of storage, once when it begins and once when it ends', async () => {
    expect(lines('started')).toHaveLength(1);
    let renamed = 0;
    while ((await say('/api/me', JSON.stringify({ name: `Ada ${++renamed}` }))) === 200)
      expect(renamed).toBeLessThan(5000);
    for (let i = 0; i < 50; ++i) expect(await say('/api/me', JSON.stringify({ name: `Bob ${i}` }))).toBe(503);
    await until(() => lines('storage-failed').length > 0, 10, 'a line');
    expect(lines('storage-failed')[0]).toMatchObject({ level: 'error', cause: expect.stringMatching(/^storage\./) });

    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    await until(() => lines('storage-works').length > 0, 30, 'a line about the end');
    const [end] = lines('storage-works');
    expect(end!['failures']).toBeGreaterThan(20);
    expect(await storageFailures()).toBe(end!['failures']);
    expect(end!['outage_ms']).toBeGreaterThan(0);
    const causes = lines('storage-failed').map(({ cause }) => cause);
    expect(new Set(causes).size).toBe(causes.length);
    expect(await say('/api/me', '{"name":"Ada again"}')).toBe(200);
  });

  it('what the database refuses though it works', async () => {
    const outages = lines('storage-failed').length;
    const failures = await storageFailures();
    sql(database, "CREATE TRIGGER no_names BEFORE UPDATE ON identity BEGIN SELECT RAISE(ABORT, 'by hand'); END");
    expect(await say('/api/me', '{"name":"Viviane du Lac"}')).toBe(503);
    sql(database, 'DROP TRIGGER no_names');
    await until(() => lines('storage-refused').length === 1, 10, 'a line');
    expect(lines('storage-refused')).toMatchObject([{ level: 'warn', cause: 'storage.contradiction' }]);
    expect(lines('storage-failed')).toHaveLength(outages);
    expect(await storageFailures()).toBe(failures);
    expect(server.log).not.toContain('Viviane');
  });

  it('nothing of requests that no database could keep', async () => {
    expect(await say('/api/login', '{"account":"in the wrong field\\u0000","password":"wrong password"}')).toBe(400);
    expect(await say('/api/me', '{"name":"in the wrong field\\udc00"}')).toBe(400);
    expect(server.log).not.toContain('in the wrong field');
  });

  it('that time was given back, and the end', async () => {
    const other = await started({ database: join(newFolder(), 'games.sqlite') });
    await new Promise((resolve) => setTimeout(resolve, 1500)); // it says every second that it is alive
    await other.kill();
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await other.start();
    await until(() => lines('time-given-back', other).length === 1, 10, 'a line');
    expect(lines('started', other)).toHaveLength(2);
    expect(await other.stop()).toBe(0);
    expect(lines('stopped', other)).toHaveLength(1);
  });

  it('what happens to accounts, without what proves them', async () => {
    const { origin } = server;
    const credentials = { account: 'viviane', password: 'under the lake' };
    await post(origin, '/api/account', credentials, { cookie });
    await post(origin, '/api/login', { ...credentials, password: 'over the lake' });
    await post(origin, '/api/login', { account: 'under the lake', password: 'over the lake' });
    const phone = (await post(origin, '/api/login', credentials)).headers.get('set-cookie')!.split(';')[0]!;
    const made = await post(origin, '/api/tokens', { label: 'bot' }, { cookie: phone });
    const { made: token, tokens } = (await made.json()) as { made: string; tokens: { id: string }[] };
    await post(origin, '/api/tokens', { remove: tokens[0]!.id }, { cookie: phone });
    await post(origin, '/api/sessions', { endOthers: true }, { cookie: phone });
    const fresh = 'out of the lake';
    await post(origin, '/api/password', { password: credentials.password, newPassword: fresh }, { cookie: phone });
    const recovery = await post(origin, '/api/recovery', { password: fresh }, { cookie: phone });
    const { code } = (await recovery.json()) as { code: string };
    await post(origin, '/api/logout', {}, { cookie: phone });
    await until(() => lines('sessions-ended').length === 2, 10, 'a line');
    const account = 'viviane';
    const address = '127.0.0.1';
    expect(lines('account-created')).toMatchObject([{ level: 'info', account, address }]);
    expect(lines('login-refused').slice(-2)).toMatchObject([
      { level: 'warn', account, address },
      { level: 'warn', account: '', address },
    ]);
    expect(lines('logged-in')).toMatchObject([{ account, address }]);
    expect(lines('token-made')).toMatchObject([{ account, token: tokens[0]!.id, scope: 'play', days: 90 }]);
    expect(lines('token-revoked')).toMatchObject([{ account, token: tokens[0]!.id }]);
    expect(lines('sessions-ended')).toMatchObject([
      { account, count: 1, cause: 'others-ended' },
      { account, count: 1, cause: 'logged-out' },
    ]);
    expect(lines('password-changed')).toMatchObject([{ account, address }]);
    expect(lines('recovery-code-made')).toMatchObject([{ account, address }]);
    const recover = { account, code, newPassword: credentials.password };
    const recovered = await post(origin, '/api/recover', recover);
    await until(() => lines('account-recovered').length === 1, 10, 'a line');
    expect(lines('account-recovered')).toMatchObject([{ account, address }]);
    const last = recovered.headers.get('set-cookie')!.split(';')[0]!;
    await post(origin, '/api/deletion', { password: credentials.password }, { cookie: last });
    await until(() => lines('account-deleted').length === 1, 10, 'a line');
    expect(lines('account-deleted')).toMatchObject([{ account, address }]);
    for (const secret of ['the lake', code, token, ...[cookie, phone].map((each) => each.split('=')[1]!)])
      expect(server.log).not.toContain(secret);
  });

  it('which version has started, on which version of the database, and where that comes from', async () => {
    const { schema } = lines('started')[0]!;
    expect(lines('started')).toMatchObject([{ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
    expect(lines('migrated')).toEqual([]);
    const old = join(newFolder(), 'games.sqlite');
    execFileSync('sqlite3', [old], { input: read('src/server/storage/testdata/version_2.sql') });
    const other = await started({ database: old });
    await until(() => lines('started', other).length === 1, 10, 'a line');
    expect(lines('migrated', other)).toMatchObject([{ level: 'info', from: 2, to: schema }]);
    expect(lines('started', other)).toMatchObject([{ schema }]);
    await other.kill();
  });

  describe('of tables whose logs were changed by hand', () => {
    const why: unknown = expect.any(String);
    let changed: ChangedTables;
    let other: Server;
    let anna: Client;
    beforeAll(async () => {
      changed = await changedTables();
      other = changed.server;
      servers.push(other);
      anna = await Client.open(other.port, changed.guest);
    });

    it('that a table needs a later version of the program, once', async () => {
      const table = changed.newer;
      for (let i = 0; i < 3; ++i)
        expect(await anna.ask({ do: 'watch', table })).toMatchObject({ message: { key: 'table.newer' } });
      await until(() => lines('table-newer', other).length > 0, 10, 'a line');
      expect(lines('table-newer', other)).toMatchObject([{ level: 'warn', table }]);
      expect(lines('table-damaged', other)).toEqual([]);
    });

    it('that the log of a table makes no sense', async () => {
      const table = changed.broken;
      expect(await anna.ask({ do: 'watch', table })).toMatchObject({ message: { key: 'table.broken-log' } });
      await until(() => lines('table-damaged', other).length > 0, 10, 'a line');
      expect(lines('table-damaged', other)[0]).toMatchObject({ level: 'error', table, why });
    });

    it('that what a computer does cannot be kept', async () => {
      const table = changed.unkept;
      sql(changed.file, "CREATE TRIGGER no_events BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'by hand'); END");
      await anna.ask({ do: 'watch', table });
      await until(() => lines('computer-refused', other).length > 0, 10, 'a line');
      expect(lines('computer-refused', other)[0]).toMatchObject({ level: 'warn', table, why });
    });

    it('that a computer cannot think, since too much waits for one person', async () => {
      const { crowd, guest } = changed;
      for (let first = 0; first < crowd.length; first += 12) {
        const page = await Client.open(other.port, guest);
        for (const table of crowd.slice(first, first + 12)) void page.ask({ do: 'watch', table });
      }
      await until(() => lines('computer-failed', other).length > 0, 10, 'a line');
      expect(lines('computer-failed', other)[0]).toMatchObject({ level: 'warn', table: expect.any(String), why });
      await other.kill(); // the others would think for minutes
    });
  });

  it('that there is a copy, and that it cannot be kept any more', async () => {
    const folder = newFolder();
    const copies = join(folder, 'copies');
    const other = await started({ database: join(folder, 'games.sqlite'), words: ['--copy', copies] });
    await until(() => lines('copy-begun', other).length > 0, 10, 'a base');
    expect(lines('copy-begun', other)).toMatchObject([{ level: 'info', bytes: expect.any(Number) }]);
    rmSync(copies, { recursive: true });
    writeFileSync(copies, 'a file');
    await newGuest(other.origin, 'Anna');
    await until(() => lines('copy-failed', other).length > 0, 10, 'a line');
    expect(lines('copy-failed', other)[0]).toMatchObject({ level: 'error', why: expect.any(String) });
  });

  it('that a place was handed over to a computer', async () => {
    const other = await started({ database: ':memory:' });
    const anna = await Client.open(other.port, await newGuest(other.origin, 'Anna'));
    const places = [{ level: 0 }, { level: 1 }];
    const made = await anna.ask({ do: 'create', setup: setupOf('menhirs', { places }), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    const hand = { do: 'ask', table, what: 'hand-over', place: 0, level: 2 } as const;
    expect(await anna.ask(hand)).toMatchObject({ say: 'done' });
    await until(() => lines('handed-over', other).length > 0, 10, 'a line');
    expect(lines('handed-over', other)).toMatchObject([{ level: 'info', table, place: 0, computer: 2 }]);
    anna.wire.cut();
    await other.kill();
  });

  it.each([
    ['is of a later program', 'storage.newer', 'UPDATE schema_version SET version = 999, readable_from = 999'],
    ['refuses a migration', 'storage.refused', 'UPDATE schema_version SET version = 0'],
  ])('why it cannot start: a database that %s', async (_, cause, statement) => {
    const file = join(newFolder(), 'games.sqlite');
    const other = await started({ database: file });
    await other.kill();
    sql(file, statement);
    await expect(other.start()).rejects.toThrow('the server ended with 2');
    expect(lines('start-failed', other)).toMatchObject([{ level: 'error', cause, why: expect.any(String) }]);
    expect(other.log.trim().split('\n').at(-1)).toContain('start-failed');
  });

  it('why it cannot start: no database', async () => {
    const other = new Server({ database: join(newFolder(), 'missing', 'games.sqlite') });
    await expect(other.start()).rejects.toThrow('the server ended with 2');
    expect(lines('start-failed', other)).toMatchObject([{ cause: 'storage.cannot-open' }]);
  });

  it('that a password keeps its old hash, and that it may not be tried any more, once for each limit', async () => {
    const file = join(newFolder(), 'games.sqlite');
    const other = await started({ database: file, words: ['--trust-proxy'] });
    let last = 0;
    const from = (): Record<string, string> => ({ 'X-Forwarded-For': `10.0.${++last >> 8}.${last & 255}` });
    const right = { account: 'nimue', password: 'under the lake' };
    const owner = await newGuest(other.origin, 'Nimue');
    await post(other.origin, '/api/account', right, { cookie: owner });
    // Of that password, at the lowest cost, so that hundreds of guesses take a moment.
    const salted = 'Al09scpGvV0HuOiWnWYJ3Q$OJTgurdyi77/wc+e+OFF68hmkgqVZ2kKm25cG2ZM4ys';
    sql(file, `UPDATE account SET password_hash = '$argon2id$v=19$m=8,t=1,p=1$${salted}'`);
    sql(file, "CREATE TRIGGER kept BEFORE UPDATE ON account BEGIN SELECT RAISE(ABORT, 'by hand'); END");
    const login = await post(other.origin, '/api/login', right, from());
    expect(login.status).toBe(200);
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
    await until(() => lines('password-not-renewed', other).length > 0, 10, 'a line');
    expect(lines('password-not-renewed', other)).toMatchObject([{ level: 'error', why: expect.any(String) }]);

    const wrong = { account: 'nimue', password: 'over the lake' };
    const change = { password: 'over the lake', newPassword: 'beside the lake' };
    const guesses: (() => Promise<Response>)[] = [
      () => post(other.origin, '/api/login', wrong, { 'X-Forwarded-For': '192.0.2.1' }),
      () => post(other.origin, '/api/login', wrong, from()),
      () => post(other.origin, '/api/password', change, { cookie, ...from() }),
    ];
    for (const guess of guesses) {
      const statuses = new Set<number>();
      for (let tries = 0; tries < 400 && !statuses.has(429); tries += 20)
        for (const { status } of await Promise.all(Array.from({ length: 20 }, guess))) statuses.add(status);
      expect([...statuses].sort()).toEqual([403, 429]);
    }
    await until(() => lines('login-locked', other).length === 3, 10, 'three lines');
    const locked = { level: 'warn', account: 'nimue', address: expect.any(String) as unknown };
    expect(lines('login-locked', other)).toMatchObject([
      { ...locked, by: 'address', address: '192.0.2.1' },
      { ...locked, by: 'account' },
      { ...locked, by: 'person' },
    ]);
  });

  it('is what the page promises: each event of the server, and no other', () => {
    expect(promisedEvents.length).toBeGreaterThan(20);
    expect(loggedEvents()).toEqual(promisedEvents);
  });

  it('has been seen, each event but for those that other tests provoke', () => {
    for (const [event, file] of Object.entries(elsewhere)) expect(read(file)).toContain(event);
    const seen = servers.flatMap((each) => linesOf(each).map((line) => line.event));
    expect([...new Set([...seen, ...Object.keys(elsewhere)])].sort()).toEqual(promisedEvents);
  });
});
