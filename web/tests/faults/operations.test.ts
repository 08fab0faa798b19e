import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, post, setupOf } from './client';
import { page, read } from './promises';
import { freePort, newFolder, Server } from './server';
import { requestText } from './wire';

/** What docs/operations.md promises of counters; `log` has the lines of the log. */

const database = join(newFolder(), 'games.sqlite');
const counted = new Set<string>();
let server: Server;
let metricsPort: number;
let cookie: string;

const deployed = (file: string): string => read(`deploy/${file}`);

const metrics = async (query = '', port = metricsPort): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics${query}`)).text();

const countIn = (text: string, reason: string): number =>
  Number(new RegExp(`^broceliande_messages_refused_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(text)?.[1]);

const refused = async (reason: string): Promise<number> => countIn(await metrics(), reason);

/** What happens meanwhile is counted once, under that name. */
async function counts<Result>(reason: string, happens: () => Promise<Result>): Promise<Result> {
  const before = await refused(reason);
  const result = await happens();
  expect(await refused(reason)).toBe(before + 1);
  counted.add(reason);
  return result;
}

/** Asks as a page of our own would, or of somebody else. */
const say = async (path: string, body: string, origin = server.origin): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
  return (await fetch(server.origin + path, { method: 'POST', headers, body })).status;
};

const sqlite = (statement: string): void => void execFileSync('sqlite3', [database, statement]);

beforeAll(async () => {
  metricsPort = await freePort();
  server = await Server.started({ database, metricsPort });
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
    expect(await counts(reason, ask)).toBe(status);
  });

  it('over HTTP: too_fast', async () => {
    const before = await refused('too_fast');
    let status = 200;
    for (let i = 0; i < 60 && status !== 429; ++i) {
      status = (await post(server.origin, '/api/me', { name: `guest ${i}` })).status;
    }
    expect(status).toBe(429);
    expect(await refused('too_fast')).toBe(before + 1);
    counted.add('too_fast');
  });

  it('over HTTP: not_kept', async () => {
    sqlite("CREATE TRIGGER no_names BEFORE UPDATE ON identity BEGIN SELECT RAISE(ABORT, 'by hand'); END");
    expect(await counts('not_kept', () => say('/api/me', '{"name":"Viviane"}'))).toBe(503);
    sqlite('DROP TRIGGER no_names');
  });

  it('over HTTP: overloaded, where more logins wait than may', async () => {
    const port = await freePort();
    const busy = await Server.started({ database: ':memory:', metricsPort: port, words: ['--trust-proxy'] });
    const login = async (index: number): Promise<number> => {
      const from = { 'X-Forwarded-For': `192.0.2.${index + 1}` };
      return (await post(busy.origin, '/api/login', { account: 'nobody', password: 'wrong password' }, from)).status;
    };
    const refused = Array.from({ length: 200 }, async (_, index) => {
      if ((await login(index)) !== 503) throw new Error('not refused');
    });
    await Promise.any(refused);
    expect(countIn(await metrics('', port), 'overloaded')).toBeGreaterThan(0);
    counted.add('overloaded');
    await busy.kill(); // the others would take seconds
  });

  it('over a socket: outdated, against_rules, newer', async () => {
    const ada = await Client.open(server.port, cookie);
    const made = await ada.ask({
      do: 'create',
      setup: setupOf('menhirs', { places: [{ level: 0 }, { level: 1 }], seating: 'chosen' }),
      place: 0,
    });
    const table = made.say === 'created' ? made.table : '';
    const play = { do: 'play', table, ply: 0, action: 'nonsense' } as const;
    expect(await counts('outdated', () => ada.ask({ ...play, ply: 7 }))).toMatchObject({ say: 'refused' });
    expect(await counts('against_rules', () => ada.ask(play))).toMatchObject({ say: 'refused' });
    const other = await ada.ask({ do: 'create', setup: setupOf('menhirs'), place: 0 });
    const later = other.say === 'created' ? other.table : '';
    sqlite(`INSERT INTO event VALUES ('${later}', 3, 1795111681672, '{"kind":"danced"}', '')`);
    expect(await counts('newer', () => ada.ask({ do: 'watch', table: later }))).toMatchObject({ say: 'refused' });
    ada.wire.cut();
  });

  it('over a socket: stopping', async () => {
    const ada = await Client.open(server.port, cookie);
    const shown = connect(metricsPort, '127.0.0.1'); // nobody is let in later
    let text = '';
    shown.setEncoding('utf8').on('data', (more: string) => (text += more));
    await metrics(); // so the connection before it was accepted too
    const ending = server.stop();
    await ada.next('stopping');
    expect(await ada.ask({ do: 'ping' })).toMatchObject({ say: 'refused', message: { key: 'server.stopping' } });
    shown.write(requestText('GET /metrics HTTP/1.1', { Host: 'here' }));
    expect(await ending).toBe(0);
    expect(countIn(text, 'stopping')).toBe(1);
    counted.add('stopping');
    await server.start();
  });

  it('has been seen, each reason of refusals', async () => {
    const reasons = [...(await metrics()).matchAll(/messages_refused_total\{reason="(\w+)"/g)].map(
      (match) => match[1]!,
    );
    expect([...counted].sort()).toEqual(reasons.sort());
  });
});
