import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, post, setupOf } from './client';
import { freePort, newFolder, Server, until } from './server';

/** What docs/operations.md promises: what is counted, under which name, and what is logged. */

const sources = fileURLToPath(new URL('../../../src/server', import.meta.url));
const page = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8');

interface Line {
  event: string;
  level: string;
  [field: string]: unknown;
}

// Files that may not grow, until they may.
const before = ['sh', '-c', 'trap "" XFSZ; ulimit -S -f 800; exec "$@"', 'sh']; // 512 bytes each
const database = join(newFolder(), 'games.sqlite');
let server: Server;
let metricsPort: number;
let cookie: string;

const deployed = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${file}`, import.meta.url)), 'utf8');

/** The first column of the table of events. */
const promised = [
  ...page
    .split('## Logs')[1]!
    .split('## Limits')[0]!
    .matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm),
]
  .flatMap((row) => [...row[1]!.matchAll(/`([a-z-]+)`/g)])
  .map((match) => match[1]!)
  .sort();

/** The events that a source of the server logs. */
const eventsIn = (source: string): string[] =>
  [...source.matchAll(/\blog(?:_account|_?\.(?:debug|info|warn|error))\((?:[^"();{]|\(\))*"([a-z-]+)"/g)].map(
    (match) => match[1]!,
  );

const lines = (event: string, of = server): Line[] =>
  of.log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.event === event);

const metrics = async (query = ''): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics${query}`)).text();

const storageFailures = async (): Promise<number> =>
  Number(/^broceliande_storage_failures_total (\d+)$/m.exec(await metrics())?.[1]);

async function refused(reason: string): Promise<number> {
  const count = new RegExp(`^broceliande_messages_refused_total\\{reason="${reason}"\\} (\\d+)$`, 'm');
  return Number(count.exec(await metrics())?.[1]);
}

/** Asks as a page of our own would, or of somebody else. */
const say = async (path: string, body: string, origin = server.origin): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
  return (await fetch(server.origin + path, { method: 'POST', headers, body })).status;
};

beforeAll(async () => {
  metricsPort = await freePort();
  server = new Server({ database, before, metricsPort });
  await server.start();
  cookie = await newGuest(server.origin, 'Ada');
});
afterAll(() => server.kill());

describe('what is counted', () => {
  it('has the names that the page gives', async () => {
    const text = await metrics();
    const named = [...page.matchAll(/`(broceliande_[a-z_]+|_[a-z][a-z_]+|process_[a-z_]+)/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(15);
    for (const name of named) expect(text).toContain(`${name.startsWith('_') ? `broceliande${name}` : name}`);
    const reasons = [...text.matchAll(/reason="(\w+)"/g)].map((match) => match[1]!);
    for (const reason of reasons) expect(page).toMatch(new RegExp(`(reason="|\`)${reason}("|\`)`));
    for (const [, reason] of page.matchAll(/reason="(\w+)"/g)) expect(reasons).toContain(reason);
  });

  it.each(['grafana.json', 'alerts.yml'])('has the names that deploy/%s uses', async (file) => {
    const shown = await metrics();
    const samples = new Set([...shown.matchAll(/^([a-z_]+)/gm)].map((match) => match[1]));
    const text = deployed(file);
    const used = [...text.matchAll(/\b(?:broceliande|process)_[a-z_]+/g)].map((match) => match[0]);
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) expect(samples).toContain(name);
    for (const [label] of text.matchAll(/reason="\w+"/g)) expect(shown).toContain(label);
  });

  it('has an alert for each row of the page that names a threshold', () => {
    const about = page.split('## Metrics')[1]!.split('## Logs')[0]!;
    const rows = [...about.matchAll(/^\| `([a-z_]+)(?:\{(reason="\w+")\})?` \|/gm)].filter(
      ([, name]) => name !== 'process_resident_memory_bytes', // a share of the machine's
    );
    expect(rows.length).toBeGreaterThan(9);
    const rules = deployed('alerts.yml').match(/expr: .*/g)!;
    for (const [, name, label = ''] of rows)
      expect(rules.some((rule) => new RegExp(`\\b${name}(_bucket)?\\b`).test(rule) && rule.includes(label))).toBe(true);
  });

  it('makes a dashboard whose panels all ask for something', () => {
    const { panels } = JSON.parse(deployed('grafana.json')) as { panels: { targets: { expr: string }[] }[] };
    expect(panels.length).toBeGreaterThan(5);
    for (const { targets } of panels) for (const { expr } of targets) expect(expr).toMatch(/(broceliande|process)_/);
  });

  it('is shown whatever the query', async () => {
    expect(await metrics('?x=1')).toContain('broceliande_uptime_seconds');
  });

  it.each([
    ['unreadable', 400, () => say('/api/me', 'no JSON')],
    ['too_large', 413, () => say('/api/me', JSON.stringify({ name: 'x'.repeat(9000) }))],
    ['foreign_origin', 403, () => say('/api/me', '{}', 'https://evil.example.org')],
    ['not_allowed', 403, () => say('/api/login', '{"account":"nobody","password":"wrong password"}')],
    ['no_such_table', 404, async () => (await fetch(`${server.origin}/api/tables/abcdef/record`)).status],
  ])('over HTTP: %s', async (reason, status, ask) => {
    const counted = await refused(reason);
    expect(await ask()).toBe(status);
    expect(await refused(reason)).toBe(counted + 1);
  });

  it('over HTTP: too_fast', async () => {
    const counted = await refused('too_fast');
    let status = 200;
    for (let i = 0; i < 60 && status !== 429; ++i) {
      status = (await post(server.origin, '/api/me', { name: `guest ${i}` })).status;
    }
    expect(status).toBe(429);
    expect(await refused('too_fast')).toBe(counted + 1);
  });
});

describe('what is logged', () => {
  it('an outage of storage, once when it begins and once when it ends', async () => {
    expect(lines('started')).toHaveLength(1);
    let renamed = 0;
    while ((await say('/api/me', JSON.stringify({ name: `Ada ${++renamed}` }))) === 200)
      expect(renamed).toBeLessThan(5000);
    for (let i = 0; i < 50; ++i) await say('/api/me', JSON.stringify({ name: `Bob ${i}` }));
    expect(await refused('not_kept')).toBeGreaterThan(20);
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
    const sqlite = (statement: string): Buffer => execFileSync('sqlite3', [database, statement]);
    sqlite("CREATE TRIGGER no_names BEFORE UPDATE ON identity BEGIN SELECT RAISE(ABORT, 'by hand'); END");
    expect(await say('/api/me', '{"name":"Viviane du Lac"}')).toBe(503);
    sqlite('DROP TRIGGER no_names');
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
    const other = await Server.started({ database: join(newFolder(), 'games.sqlite') });
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
    execFileSync('sqlite3', [old], { input: readFileSync(join(sources, 'storage/testdata/version_2.sql')) });
    const other = await Server.started({ database: old });
    await until(() => lines('started', other).length === 1, 10, 'a line');
    expect(lines('migrated', other)).toMatchObject([{ level: 'info', from: 2, to: schema }]);
    expect(lines('started', other)).toMatchObject([{ schema }]);
    await other.kill();
  });

  it('that a table needs a later version of the program, once', async () => {
    const file = join(newFolder(), 'games.sqlite');
    const other = await Server.started({ database: file });
    const anna = await Client.open(other.port, await newGuest(other.origin, 'Anna'));
    const made = await anna.ask({ do: 'create', setup: setupOf('menhirs'), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    const body = '{"kind":"danced","place":0}';
    const add = `INSERT INTO event VALUES ('${table}', 3, 1795111681672, '${body}', '')`;
    execFileSync('sqlite3', [file, add]);
    for (let i = 0; i < 3; ++i)
      expect(await anna.ask({ do: 'watch', table })).toMatchObject({ message: { key: 'table.newer' } });
    await until(() => lines('table-newer', other).length > 0, 10, 'a line');
    expect(lines('table-newer', other)).toMatchObject([{ level: 'warn', table }]);
    expect(lines('table-damaged', other)).toEqual([]);
    anna.wire.cut();
    await other.kill();
  });

  it('that a place was handed over to a computer', async () => {
    const other = await Server.started({ database: ':memory:' });
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
    const other = await Server.started({ database: file });
    await other.kill();
    execFileSync('sqlite3', [file, statement]);
    await expect(other.start()).rejects.toThrow('the server ended with 2');
    expect(lines('start-failed', other)).toMatchObject([{ level: 'error', cause, why: expect.any(String) }]);
    expect(other.log.trim().split('\n').at(-1)).toContain('start-failed');
  });

  it('why it cannot start: no database', async () => {
    const other = new Server({ database: join(newFolder(), 'missing', 'games.sqlite') });
    await expect(other.start()).rejects.toThrow('the server ended with 2');
    expect(lines('start-failed', other)).toMatchObject([{ cause: 'storage.cannot-open' }]);
  });

  it('that passwords may not be tried any more, once', async () => {
    const other = await Server.started({ database: ':memory:' });
    const owner = await newGuest(other.origin, 'Nimue');
    await post(other.origin, '/api/account', { account: 'nimue', password: 'under the lake' }, { cookie: owner });
    const guess = { account: 'nimue', password: 'over the lake' };
    for (let i = 0; i < 15; ++i) await post(other.origin, '/api/login', guess);
    await until(() => lines('login-locked', other).length > 0, 10, 'a line');
    expect(lines('login-locked', other)).toMatchObject([
      { level: 'warn', account: 'nimue', address: '127.0.0.1', by: 'address' },
    ]);
    await other.kill();
  });

  it('is what the page promises: each event of the server, and no other', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.cpp') && !file.endsWith('_test.cpp'),
    );
    const logged = new Set(files.flatMap((file) => eventsIn(readFileSync(join(sources, file), 'utf8'))));
    expect(promised.length).toBeGreaterThan(20);
    expect([...logged].sort()).toEqual(promised);
  });
});
