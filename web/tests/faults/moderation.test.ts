import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../program';
import { Client, newGuest, post, recordOf, setupOf, type Said } from './client';
import { Postgresql } from './postgresql';
import { linesOf, type Line } from './promises';
import { freePort, newFolder, Server, until } from './server';

/** Blocks, reports and the commands of operators, beside servers that run. */

const password = 'excalibur';
const listed = setupOf('menhirs', { isListed: true });

/** As an operator types it. */
function operator(database: string, ...words: string[]): { status: number; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(program, [...words, '--database', database], { encoding: 'utf8' });
  return { status: status!, out: stdout, err: stderr };
}

async function created(client: Client, setup = setupOf('menhirs')): Promise<string> {
  const made = await client.ask({ do: 'create', setup, place: 0 });
  return made.say === 'created' ? made.table : '';
}

const refusalOf = (answer: unknown): string => (answer as Partial<Said<'refused'>>).message?.key ?? '';

describe.each(['a file', 'PostgreSQL, two nodes'])('on %s', (kind) => {
  const postgresql = kind === 'a file' ? null : new Postgresql();
  const database = postgresql?.address ?? join(newFolder(), 'games.sqlite');
  let metricsPort: number;
  let one: Server;
  /** The node to which Bors is connected. */
  let two: Server;
  let cookies: { anna: string; bors: string };
  let anna: Client;
  let bors: Client;
  let table: string;

  beforeAll(async () => {
    await postgresql?.start();
    metricsPort = await freePort();
    one = await Server.started({ database, metricsPort });
    two = postgresql ? await Server.started({ database }) : one;
    cookies = { anna: await newGuest(one.origin, 'Anna'), bors: await newGuest(one.origin, 'Bors') };
    const made = await post(one.origin, '/api/account', { account: 'bors', password }, { cookie: cookies.bors });
    expect(made.status).toBe(200);
    anna = await Client.open(one.port, cookies.anna);
    bors = await Client.open(two.port, cookies.bors);
    table = await created(anna);
    await anna.ask({ do: 'watch', table });
    await bors.ask({ do: 'watch', table });
    expect(await bors.ask({ do: 'sit', table })).toMatchObject({ say: 'done' });
    await anna.next('table', ({ phase }) => phase === 'running');
  }, 60_000);
  afterAll(() => Promise.all([one, two].map((server) => server.kill())));

  const moderated = (server: Server, act: string): Line[] =>
    linesOf(server).filter((line) => line.event === 'moderated' && line['act'] === act);

  it('who is blocked is not heard, not found, and cannot sit down', async () => {
    expect(await bors.ask({ do: 'chat', table, text: 'you pebble' })).toMatchObject({ say: 'done' });
    await anna.next('chatted');
    const open = await created(anna, listed);
    const before = bors.heard.length;
    const answer = await post(one.origin, '/api/blocks', { table, place: 1 }, { cookie: cookies.anna });
    const { blocks } = (await answer.json()) as { blocks: { id: string; name: string }[] };
    expect(blocks).toMatchObject([{ name: 'Bors' }]);
    await anna.next('table', ({ chat, phase }) => phase === 'running' && chat.length === 0, 1);
    await bors.next('table', () => true, before); // at another node
    expect(JSON.stringify(bors.heard.slice(before))).not.toMatch(/block/);
    expect(refusalOf(await bors.ask({ do: 'sit', table: open }))).toBe('table.cannot-join');
    expect(await bors.ask({ do: 'lobby', watch: true })).toMatchObject({ tables: [] });
    expect(await anna.ask({ do: 'lobby', watch: true })).toMatchObject({ tables: [{ table: open }] });
    await post(one.origin, '/api/blocks', { remove: blocks[0]!.id }, { cookie: cookies.anna });
    const again = await bors.next('lobby', ({ tables }) => tables.length === 1, before);
    expect(again.tables[0]!.table).toBe(open);
  });

  it('an operator reads a report with what was said, mutes, and closes it', async () => {
    const wish = { table, place: 1, reason: 'insult', text: 'called me a pebble' };
    expect((await post(one.origin, '/api/reports', wish, { cookie: cookies.anna })).status).toBe(200);
    const { out } = operator(database, 'reports', '--open', '--json');
    const report = JSON.parse(out) as { report: string; who: string };
    expect(report).toMatchObject({
      reason: 'insult',
      text: 'called me a pebble',
      who: 'bors',
      chat: [{ name: 'Bors', text: 'you pebble', isTheirs: true }],
    });
    const reported = (): Line[] => linesOf(one).filter(({ event }) => event === 'reported');
    await until(() => reported().length > 0, 10, 'a line');
    expect(reported()).toMatchObject([{ level: 'info', report: report.report, table, place: 1, reason: 'insult' }]);

    const before = bors.heard.length;
    expect(operator(database, 'mute', report.who, '--for', '2d', '--note', 'pebbles')).toMatchObject({ status: 0 });
    const { me } = await bors.next('welcome', () => true, before);
    expect(me.mutedUntil).toBeGreaterThan(Date.now() + 86_400_000);
    expect(refusalOf(await bors.ask({ do: 'chat', table, text: 'pebble' }))).toBe('table.muted');
    await until(() => moderated(two, 'mute').length > 0, 10, 'a line');
    expect(moderated(two, 'mute')).toMatchObject([
      { level: 'info', who: 'bors', note: 'pebbles', for_ms: 172_800_000 },
    ]);
    expect(operator(database, 'unmute', 'bors')).toMatchObject({ status: 0 });
    await bors.next('welcome', ({ me }) => me.mutedUntil === undefined, before);
    expect(await bors.ask({ do: 'chat', table, text: 'sorry' })).toMatchObject({ say: 'done' });

    expect(operator(database, 'reports', 'close', report.report)).toMatchObject({ status: 0 });
    expect(operator(database, 'reports', '--open')).toMatchObject({ status: 0, out: 'there are no open reports\n' });
    await until(() => moderated(one, 'close-report').length === 1, 10, 'a line');
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('\nbroceliande_moderation_total{act="mute"} 1\n');
    expect(metrics).toContain('\nbroceliande_reports_total 1\n');
    expect(metrics).toContain('\nbroceliande_reports_open 0\n');
  });

  it('a table goes and a game is annulled while people look, and its record stays', async () => {
    const open = await created(anna, listed);
    await bors.ask({ do: 'watch', table: open });
    expect(operator(database, 'remove-table', open, '--note', 'spam')).toMatchObject({ status: 0 });
    await bors.next('table', (update) => update.table === open && update.phase === 'over');

    const record = await recordOf(one.origin, table);
    expect(operator(database, 'remove-table', table)).toMatchObject({ status: 2 });
    expect(operator(database, 'annul-game', table, '--reason', 'an engine')).toMatchObject({ status: 0 });
    for (const client of [anna, bors]) {
      const { ending } = await client.next('table', (update) => update.table === table && update.phase === 'over');
      expect(ending).toEqual({ winners: [], reason: 'annulled', place: -1 });
    }
    expect(await recordOf(one.origin, table)).toBe(record);
    await until(() => moderated(one, 'annul-game').length === 1, 10, 'a line');
    for (const client of [anna, bors]) client.wire.cut();
  });
});

it('says what is wrong, and what to do', async () => {
  const folder = newFolder();
  const missing = operator(join(folder, 'misspelt.sqlite'), 'reports');
  expect(missing).toMatchObject({ status: 2, err: expect.stringContaining('expected the one of the server') });
  const database = join(folder, 'games.sqlite');
  await (await Server.started({ database })).stop();
  for (const [words, advice] of [
    [['mute', 'mordred'], 'expected the name of an account, a report about them, or TABLE/PLACE'],
    [['mute', 'mordred', '--for', 'ages'], 'expected days or hours'],
    [['annul-game', 'zzzzzzzzzz'], 'expected the last part of its address'],
    [['reports', 'close'], "'reports --open' lists them"],
    [['reports', 'close', 'zzzzzzzzzz'], "expected one that 'broceliande reports --open' shows"],
  ] as const)
    expect(operator(database, ...words)).toMatchObject({ status: 2, err: expect.stringContaining(advice) });
});
