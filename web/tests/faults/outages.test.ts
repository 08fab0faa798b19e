import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, recordOf, setupOf, type Said } from './client';
import { actionsOf } from './ledger';
import { Postgresql } from './postgresql';
import { linesOf, type Line } from './promises';
import { Server, until } from './server';

// Two nodes whose PostgreSQL stops, restarts or hangs while clocks run: nobody loses on time, and nothing is lost.

const seconds = 20;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Two nodes, and their database. */
class Site {
  readonly database = new Postgresql();
  readonly nodes = [1, 2].map(() => new Server({ database: this.database.address }));

  async start(): Promise<void> {
    await this.database.start();
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  async kill(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
  }
}

const stopping = new Site();
const hanging = new Site();
beforeAll(() => Promise.all([stopping.start(), hanging.start()]));
afterAll(() => Promise.all([stopping.kill(), hanging.kill()]));

/** Two people at different nodes. */
class Table {
  readonly acknowledged: string[] = [];
  refusals = 0;

  private constructor(
    private readonly site: Site,
    private readonly clients: readonly Client[],
    private readonly table: string,
  ) {}

  static async begun(site: Site): Promise<Table> {
    const clients = await Promise.all(
      site.nodes.map(async ({ port, origin }) => Client.open(port, await newGuest(origin, 'Anna'))),
    );
    const clock = { kind: 'fischer', seconds, increment: 0, days: 0 } as const;
    const setup = setupOf('grailnah', { seating: 'chosen', clock });
    const made = await clients[0]!.ask({ do: 'create', setup, place: 0 });
    const table = made.say === 'created' ? made.table : '';
    for (const client of clients) await client.ask({ do: 'watch', table, wantsView: true });
    expect(await clients[1]!.ask({ do: 'sit', table })).toMatchObject({ say: 'done' });
    return new Table(site, clients, table);
  }

  get #acting(): Client {
    return this.clients[this.acknowledged.length % 2]!;
  }

  /** What the one to act may do, once their node has heard that it is their turn. */
  async actions(): Promise<readonly string[]> {
    const isTurn = ({ ply, view }: Said<'seen'>): boolean =>
      ply === this.acknowledged.length && view.actions.length > 0;
    return (await this.#acting.next('seen', isTurn)).view.actions;
  }

  /** Until it is acknowledged, however often it is refused. */
  async play(): Promise<void> {
    const [action] = await this.actions();
    const client = this.#acting;
    const ply = this.acknowledged.length;
    const play = { do: 'play', table: this.table, ply, action: action!, key: `ply ${ply}` } as const;
    for (let answer = await client.ask(play); answer.say !== 'done'; answer = await client.ask(play)) {
      expect(answer).toMatchObject({ say: 'refused', message: { key: 'server.not-kept' } });
      ++this.refusals;
      await wait(100);
    }
    this.acknowledged.push(play.action);
  }

  /** As each node tells it. */
  async told(): Promise<Said<'table'>[]> {
    const answers = await Promise.all(this.clients.map((client) => client.ask({ do: 'watch', table: this.table })));
    return answers.filter((answer) => answer.say === 'table');
  }

  async records(): Promise<string[][]> {
    return Promise.all(this.site.nodes.map(async ({ origin }) => actionsOf(await recordOf(origin, this.table))));
  }

  leave(): void {
    for (const client of this.clients) client.wire.cut();
  }
}

interface Outage {
  site: Site;
  lasts: number;
  /** How long nodes wait for it before they call it an outage. */
  patience: number;
  stop: () => Promise<void> | void;
  goOn: () => Promise<void> | void;
  causes: readonly string[];
}

async function outlast({ site, lasts, patience, stop, goOn, causes }: Outage): Promise<void> {
  const before = site.nodes.map((node) => linesOf(node).length);
  const table = await Table.begun(site);
  for (let ply = 0; ply < 4; ++ply) await table.play();
  await table.actions();
  await stop();
  const began = Date.now();
  const back = wait(lasts).then(goOn);
  await table.play();
  await back;
  const away = Date.now() - began;
  if (lasts > 2 * patience) expect(table.refusals).toBeGreaterThan(0);
  for (let ply = 0; ply < 3; ++ply) await table.play();

  const gaveBack = async (): Promise<boolean> => {
    await wait(300); // not so often that it is too fast
    return (await table.told()).filter(({ givenBack }) => givenBack > 0).length === 2;
  };
  await until(gaveBack, 30, 'time given back');
  for (const { phase, givenBack } of await table.told()) {
    expect(phase).toBe('running');
    expect(givenBack).toBeGreaterThan(lasts - 1000);
    expect(givenBack).toBeLessThan(away + 2000);
  }
  expect(await table.records()).toEqual([table.acknowledged, table.acknowledged]);
  table.leave();

  for (const [index, node] of site.nodes.entries()) {
    const since = (event: string): Line[] =>
      linesOf(node)
        .slice(before[index])
        .filter((line) => line.event === event);
    await until(() => since('storage-works').length > 0, 30, 'a line about the end');
    const failed = since('storage-failed');
    expect(failed.length).toBeGreaterThan(0);
    for (const { cause } of failed) expect(causes).toContain(cause);
    expect(since('storage-works')).toMatchObject([{ level: 'info' }]);
    expect(since('storage-works')[0]!['outage_ms']).toBeGreaterThan(lasts - patience - 1000);
    const given = since('time-given-back').reduce((sum, line) => sum + Number(line['outage_ms']), 0);
    expect(given).toBeGreaterThan(lasts - 2000);
    expect(given).toBeLessThan(away + 2000);
  }
}

describe.concurrent(`while clocks of ${seconds} s run, PostgreSQL`, { timeout: 120_000 }, () => {
  const gone = ['storage.lost', 'storage.unreachable'];

  it('stops, and is restarted later, and at once', async () => {
    const { database } = stopping;
    const outage = {
      site: stopping,
      patience: 1000,
      stop: () => database.crash(),
      goOn: () => database.start(),
      causes: gone,
    };
    await outlast({ ...outage, lasts: (seconds + 2) * 1000 });
    await outlast({ ...outage, lasts: 1500 });
  });

  it('hangs, and goes on', async () => {
    const { database } = hanging;
    const causes = [...gone, 'storage.hangs'];
    const outage = {
      site: hanging,
      patience: 6000,
      stop: () => database.hang(),
      goOn: () => database.resume(),
      causes,
    };
    await outlast({ ...outage, lasts: (seconds + 2) * 1000 });
  });
});
