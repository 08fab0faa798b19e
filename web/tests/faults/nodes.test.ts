import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../program';
import { Random } from '../random';
import { Client, newGuest, post, recordOf, setupOf } from './client';
import { Evening } from './evening';
import { actionsOf } from './ledger';
import { Postgresql } from './postgresql';
import { Server } from './server';
import { TurnedAwayError } from './wire';

// Two nodes, one database.

const kills = Number(env['FAULT_NODE_KILLS'] ?? 6);
const long = { timeout: 60_000 + 5000 * kills };
const random = new Random(7);
const database = new Postgresql();
const one = new Server({ database: database.address });
const two = new Server({ database: database.address });

beforeAll(async () => {
  await database.start();
  await Promise.all([one.start(), two.start()]); // both find an empty database
});
afterAll(() => Promise.all([one.kill(), two.kill()]));

const camp = (name: string): string => printed(['draw-up', 'graal', '--camp', name, '--complete', '--seed', '1']);

describe('two nodes', () => {
  it('play whole games between people of both, and those who watch hear the same at both', async () => {
    const evening = new Evening(random);
    const preparations = { S: camp('S'), N: camp('N') };
    const pair = await evening.meet({ name: 'pair', setup: setupOf('menhirs'), servers: [[two], [one]] });
    const screens = await evening.meet({
      name: 'screens',
      setup: setupOf('graal'),
      servers: [[one], [two]],
      preparations,
    });
    const { table } = await pair.sitDown();
    const watchers = await Promise.all(
      [one, two].map(async (node) => Client.open(node.port, await newGuest(node.origin, 'Watcher'))),
    );
    for (const watcher of watchers) await watcher.ask({ do: 'watch', table });
    await screens.sitDown();
    const over = watchers.map((watcher) => watcher.next('table', ({ phase }) => phase === 'over'));
    const records = (await Promise.all(over)).map(({ record }) => record);
    expect(records[0]).toBe(records[1]);
    await pair.ended();
    await evening.until(() => screens.told > 100, 'Graal');
    await evening.end(one.origin, two.origin);
    for (const watcher of watchers) watcher.wire.cut();
  });

  it(`go on whichever of them dies, ${kills} times: people and thinking go to the other`, long, async () => {
    const evening = new Evening(random);
    const servers = [
      [one, two],
      [two, one],
    ];
    const thinking = setupOf('grailnah', { places: [{ level: 0 }, { level: 1 }] });
    await evening.meet({ name: 'apart', setup: setupOf('grailnah'), servers });
    await evening.meet({
      name: 'together',
      setup: setupOf('menhirs', { options: { side: '5' } }),
      servers: [[one, two]],
    });
    await evening.meet({ name: 'thinking', setup: thinking, servers });
    evening.play();
    for (let kill = 0; kill < kills; ++kill) {
      await evening.goOn(2);
      const dying = random.of([one, two]);
      await dying.kill();
      await evening.goOn(2);
      await dying.start();
    }
    await evening.end(one.origin, two.origin);
    expect([one.crashes, two.crashes]).toEqual([0, 0]);
  });

  it('take an action once that is sent to both, again and again', async () => {
    const cookies = [await newGuest(one.origin, 'Anna'), await newGuest(two.origin, 'Bert')];
    const clients = await Promise.all(
      cookies.map((each) => Promise.all([one, two].map(({ port }) => Client.open(port, each)))),
    );
    const [[anna], [bert]] = clients as [[Client, Client], [Client, Client]];
    const made = await anna.ask({ do: 'create', setup: setupOf('grailnah'), place: 0, key: 'table' });
    const table = made.say === 'created' ? made.table : '';
    const all = clients.flat();
    for (const client of all) await client.ask({ do: 'watch', table, wantsView: true });
    expect(await bert.ask({ do: 'sit', table, key: 'sit' })).toMatchObject({ say: 'done' });
    const rounds = 25;
    for (let ply = 0; ply < rounds; ++ply) {
      const views = await Promise.all(all.map((client) => client.next('seen', (seen) => seen.ply === ply)));
      const acting = views.findIndex(({ view }) => view.actions.length > 0);
      const doors = clients[Math.floor(acting / 2)]!;
      const action = random.of(views[acting]!.view.actions);
      const wish = { do: 'play', table, ply, action, key: `ply ${ply}` } as const;
      const answers = await Promise.all([...doors, ...doors].map((client) => client.ask(wish)));
      expect(answers.map(({ say }) => say)).toEqual(['done', 'done', 'done', 'done']);
    }
    for (const node of [one, two]) expect(actionsOf(await recordOf(node.origin, table))).toHaveLength(rounds);
    for (const client of all) client.wire.cut();
  });

  it('keep a seat for whoever logs in at one of them, while the opponent plays on at the other', async () => {
    const credentials = { account: 'elaine', password: 'excalibur' };
    const elaine = await newGuest(one.origin, 'Lynette');
    expect((await post(one.origin, '/api/account', credentials, { cookie: elaine })).status).toBe(200);
    const cookie = await newGuest(one.origin, 'Guest');
    const guest = await Client.open(one.port, cookie);
    const other = await Client.open(two.port, await newGuest(two.origin, 'Other'));
    const made = await guest.ask({ do: 'create', setup: setupOf('grailnah', { seating: 'chosen' }), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    for (const client of [guest, other]) await client.ask({ do: 'watch', table, wantsView: true });
    expect(await other.ask({ do: 'sit', table })).toMatchObject({ say: 'done' });
    const act = async (client: Client, ply: number): Promise<void> => {
      const { view } = await client.next('seen', (seen) => seen.ply === ply && seen.view.actions.length > 0);
      expect(await client.ask({ do: 'play', table, ply, action: view.actions[0]! })).toMatchObject({ say: 'done' });
    };
    await act(guest, 0);
    const [login] = await Promise.all([post(one.origin, '/api/login', credentials, { cookie }), act(other, 1)]);
    expect(login.status).toBe(200);
    const fresh = login.headers.get('set-cookie')!.split(';')[0]!;
    await act(guest, 2); // the connection of before
    const back = await Client.open(two.port, fresh);
    expect(await back.ask({ do: 'watch', table, wantsView: true })).toMatchObject({ say: 'table', me: 0 });
    await act(other, 3);
    await act(back, 4);
    for (const client of [guest, other, back]) client.wire.cut();
  });

  it('close the sockets of whoever logs out at the other', async () => {
    const cookie = await newGuest(one.origin, 'Nimue');
    const pages = await Promise.all([one, two].map(({ port }) => Client.open(port, cookie)));
    expect((await post(one.origin, '/api/logout', {}, { cookie })).status).toBe(200);
    expect(await Promise.all(pages.map(({ wire }) => wire.closed))).toEqual([1008, 1008]);
  });

  it('refuse clearly while the database is away, lose nothing, and go on when it is back', async () => {
    const evening = new Evening(random);
    const stock = setupOf('graal', { options: { 'drawing-up': 'stock' } });
    const here = await evening.meet({ name: 'here', setup: stock, servers: [[two]] });
    await evening.meet({ name: 'both', setup: setupOf('grailnah'), servers: [[one], [two]] });
    evening.play();
    for (let restart = 0; restart < 2; ++restart) {
      await evening.goOn(4);
      await database.crash();
      // At the other table it may be that nobody has heard yet whose turn it is.
      const before = here.refused('server.not-kept');
      await evening.until(() => here.refused('server.not-kept') > before, 'a refusal');
      await expect(Client.open(one.port, here.players[0]!.cookie)).rejects.toEqual(new TurnedAwayError(503));
      await database.start();
    }
    await evening.goOn(4);
    await evening.end(one.origin, two.origin);
    expect([one.crashes, two.crashes]).toEqual([0, 0]);
  });

  it('end soon where the database is silent', async () => {
    const node = new Server({ database: database.address });
    await node.start();
    const anna = await Client.open(node.port, await newGuest(node.origin, 'Anna'));
    database.hang();
    const asked = Date.now();
    void anna.ask({ do: 'create', setup: setupOf('menhirs'), place: 0 }).catch(() => undefined);
    expect(await node.stop()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(20_000);
    database.resume();
    anna.wire.cut();
  });
});
