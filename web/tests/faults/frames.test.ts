import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../random';
import { Client, newGuest, post, setupOf } from './client';
import { Evening } from './evening';
import { answerTo } from './raw';
import { newFolder, Server, until } from './server';
import { frame, opcodes, TurnedAwayError } from './wire';

const random = new Random(5);
const server = new Server({ database: join(newFolder(), 'games.sqlite') });
let cookie: string;

beforeAll(async () => {
  await server.start();
  cookie = await newGuest(server.origin, 'Mallory');
});
afterAll(() => server.kill());

/** The code of the server's goodbye to who sends this. */
async function goodbye(...parts: Buffer[]): Promise<number> {
  const client = await Client.open(server.port, cookie);
  for (const part of parts) client.wire.raw(part);
  return client.wire.closed;
}

describe('malformed frames', () => {
  const ping = JSON.stringify({ do: 'ping', request: 1 });
  const wrong = 1002;

  it.each([
    ['without a mask', [frame(ping, { isMasked: false })], wrong],
    ['in binary', [frame(ping, { opcode: opcodes.binary })], 1003],
    ['over 8 KiB', [frame('x'.repeat(8193))], 1009],
    [
      'over 8 KiB in parts',
      [frame('x'.repeat(5000), { isLast: false }), frame('x'.repeat(5000), { opcode: opcodes.more })],
      1009,
    ],
    ['of a control that is too long', [frame('x'.repeat(126), { opcode: opcodes.ping })], wrong],
    ['of a control in parts', [frame('x', { opcode: opcodes.ping, isLast: false })], wrong],
    ['that go on with nothing', [frame(ping, { opcode: opcodes.more })], wrong],
    ['that begin anew in the middle', [frame('{', { isLast: false }), frame(ping)], wrong],
    ['of an unknown kind', [frame(ping, { opcode: 3 })], wrong],
    ['with reserved bits', [frame(ping, { opcode: 0x41 })], wrong],
    ['that are no UTF-8', [frame(Buffer.from([0x22, 0xc3, 0x28, 0x22]))], 1007],
    ['of a goodbye that is too short', [frame('x', { opcode: opcodes.close })], wrong],
  ])('%s end the connection', async (_, parts, code) => {
    expect(await goodbye(...parts)).toBe(code);
  });

  it('that announce more than there can be are not waited for', async () => {
    const head = Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    expect([wrong, 1009]).toContain(await goodbye(head));
  });

  it('in parts that make a message are read', async () => {
    const client = await Client.open(server.port, cookie);
    client.wire.raw(frame(ping.slice(0, 5), { isLast: false }));
    client.wire.raw(frame('', { opcode: opcodes.ping }));
    client.wire.raw(frame(ping.slice(5), { opcode: opcodes.more }));
    expect(await client.next('pong')).toMatchObject({ request: 1 });
    client.wire.cut();
  });

  it.each([
    ['', 'protocol.json'],
    ['nonsense', 'protocol.json'],
    ['[]', 'protocol.json'],
    ['['.repeat(4000) + ']'.repeat(4000), 'protocol.json'],
    ['{"do":"fly","request":1}', 'protocol.ask'],
    ['{"do":"ping"}', 'protocol.missing'],
    ['{"do":"ping","request":-1}', 'protocol.member'],
    ['{"do":"ping","request":1e99}', 'protocol.member'],
    ['{"do":"ping","request":1,"more":1}', 'protocol.unknown'],
    ['{"do":"watch","request":1,"table":"../../etc"}', 'protocol.member'],
    ['{"do":"watch","request":1,"table":"nosuchtable"}', 'server.no-table'],
  ])('with what cannot be read (%$) are refused, and the connection stays', async (text, key) => {
    const client = await Client.open(server.port, cookie);
    client.wire.send(text);
    expect((await client.next('refused')).message.key).toBe(key);
    expect(await client.ask({ do: 'ping' })).toMatchObject({ say: 'pong' });
    client.wire.cut();
  });
});

describe('floods', () => {
  it('of messages are refused, without harm to others', async () => {
    const flooding = await Client.open(server.port, cookie);
    const other = await Client.open(server.port, await newGuest(server.origin, 'Anna'));
    const answers = Array.from({ length: 500 }, () => flooding.ask({ do: 'ping' }));
    expect(await other.ask({ do: 'ping' })).toMatchObject({ say: 'pong' });
    const says = (await Promise.all(answers)).map(({ say }) => say);
    expect(says.filter((say) => say === 'refused').length).toBeGreaterThan(300);
    await until(async () => (await flooding.ask({ do: 'ping' })).say === 'pong');
    for (const client of [flooding, other]) client.wire.cut();
  });

  it('of one address are refused where there is a limit', async () => {
    const limited = await Server.started({ database: ':memory:', addressLimit: 5, requestLimit: 10 });
    const anna = await newGuest(limited.origin, 'Anna');
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => Client.open(limited.port, anna)));
    const sockets = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(sockets).toHaveLength(5);
    for (const each of attempts) if (each.status === 'rejected') expect(each.reason).toEqual(new TurnedAwayError(429));
    sockets[0]!.wire.cut();
    await until(async () =>
      Client.open(limited.port, anna).then(
        () => true,
        () => false,
      ),
    );
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await post(limited.origin, '/api/tokens', {}, { cookie: anna })).status),
    );
    expect(statuses).toContain(429);
    expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200);
    await limited.kill();
  });
});

it('after all of it serves a game, and has not grown', async () => {
  const wrongs = [
    frame('x', { isMasked: false }),
    frame('x'.repeat(8193)),
    frame(Buffer.from([0xff])),
    frame('{', { isLast: false }),
    Buffer.from([0x81]),
  ];
  const harass = async (times: number): Promise<void> => {
    for (let i = 0; i < times; ++i) {
      const clients = await Promise.all(wrongs.map(() => Client.open(server.port, cookie)));
      clients.forEach((client, index) => client.wire.raw(wrongs[index]!));
      await Promise.all([
        answerTo(server.port, 'GET / HT'),
        answerTo(server.port, Buffer.alloc(500, random.below(256))),
      ]);
      for (const client of clients) client.wire.cut();
    }
  };
  await harass(20);
  const before = server.memory();
  await harass(100);
  expect(server.memory() - before).toBeLessThan(8 << 20);

  const evening = new Evening(random);
  await (await evening.meet({ name: 'pair', setup: setupOf('menhirs'), servers: [[server]] })).playOne();
  await evening.end(server.origin);
  expect(server.crashes).toBe(0);
  expect(server.log).not.toContain('"level":"error"');
});
