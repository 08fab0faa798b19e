import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, post } from './client';
import { answerTo, statusOf } from './raw';
import { newFolder, Server, until } from './server';
import { requestText, TurnedAwayError, upgradeHeaders, Wire, type Headers } from './wire';

const server = new Server({ database: join(newFolder(), 'games.sqlite') });
let cookie: string;
let host: string;

beforeAll(async () => {
  await server.start();
  host = `127.0.0.1:${server.port}`;
  cookie = await newGuest(server.origin, 'Mallory');
});
afterAll(() => server.kill());

const request = (first: string, headers: Headers = {}, body = ''): Promise<string> =>
  answerTo(server.port, requestText(first, { Host: host, Connection: 'close', ...headers }, body));

async function turnedAway(headers: Headers): Promise<number> {
  try {
    (await Wire.open(server.port, headers)).cut();
  } catch (fault) {
    if (fault instanceof TurnedAwayError) return fault.status;
    throw fault;
  }
  return 101;
}

describe('malformed requests', () => {
  it.each([
    ['garbage', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0xff, 0x0d, 0x0a, 0x0d, 0x0a])],
    ['no version', 'GET /\r\n\r\n'],
    ['a target with spaces', 'GET /a b c HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
    ['two lengths', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length that is no number', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ])('of %s are refused', async (_, bytes) => {
    expect(statusOf(await answerTo(server.port, bytes))).toBe(400);
  });

  it('that end in the middle are forgotten', async () => {
    const whole = requestText('POST /api/me HTTP/1.1', { Host: host, 'Content-Length': '20' }, '{"name":');
    for (let length = 1; length < whole.length; length += 9)
      expect(await answerTo(server.port, whole.slice(0, length))).toBe('');
  });

  it('with too much in them are refused', async () => {
    expect(statusOf(await request('GET / HTTP/1.1', { 'X-Long': 'x'.repeat(9000) }))).toBe(431);
    expect(statusOf(await request(`GET /${'x'.repeat(9000)} HTTP/1.1`))).toBe(431);
    const long = { 'Content-Length': '9000', 'Content-Type': 'application/json', Origin: server.origin };
    expect(statusOf(await request('POST /api/me HTTP/1.1', long, 'x'.repeat(9000)))).toBe(413);
  });

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '//etc/passwd',
    '/a%',
    'etc/passwd',
    '*',
  ])('for %s get nothing of this machine', async (target) => {
    const answer = await request(`GET ${target} HTTP/1.1`);
    expect(answer).not.toContain('root:');
    expect([200, 400, 404]).toContain(statusOf(answer));
  });

  it.each([
    ['text/plain', '{}', 415],
    ['application/json', 'nonsense', 400],
    ['application/json', '[]', 400],
    ['application/json', '['.repeat(4000), 400],
    ['application/json', '{"name":7}', 400],
    ['application/json', '{"other":"x"}', 400],
    ['application/json', `{"name":"${'x'.repeat(200)}"}`, 400],
  ])('to /api/me that are wrong in the way %$ are refused', async (type, body, status) => {
    const headers = { 'content-type': type, origin: server.origin };
    expect((await fetch(`${server.origin}/api/me`, { method: 'POST', headers, body })).status).toBe(status);
  });

  it('from pages of somebody else are refused', async () => {
    for (const origin of ['http://elsewhere.example', 'null', `https://127.0.0.1:${server.port + 1}`, '']) {
      expect((await post(server.origin, '/api/me', { name: 'x' }, { origin })).status).toBe(403);
      expect(await turnedAway({ Cookie: cookie, ...(origin === '' ? {} : { Origin: origin }) })).toBe(403);
    }
  });

  it('for a socket by nobody, or wrongly, are refused', async () => {
    const { origin } = server;
    expect(await turnedAway({ Origin: origin })).toBe(401);
    expect(await turnedAway({ Origin: origin, Cookie: 'broceliande=nobody' })).toBe(401);
    expect(await turnedAway({ Authorization: 'Bearer nobody' })).not.toBe(101);
    const right: Record<string, string> = { Host: host, Origin: origin, Cookie: cookie, ...upgradeHeaders };
    const wrongs = {
      Upgrade: 'h2c',
      Connection: 'close',
      'Sec-WebSocket-Version': '12',
      'Sec-WebSocket-Key': 'x'.repeat(100),
    };
    for (const [name, value] of Object.entries(wrongs)) {
      const status = statusOf(
        await answerTo(server.port, requestText('GET /api/socket HTTP/1.1', { ...right, [name]: value })),
      );
      expect([400, 426], name).toContain(status);
    }
    expect(statusOf(await answerTo(server.port, requestText('POST /api/socket HTTP/1.1', right)))).not.toBe(101);
  });

  it('that trickle in are left after some time', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const begun = Date.now();
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    const drip = setInterval(() => socket.write('x'), 200);
    await once(socket, 'close');
    clearInterval(drip);
    expect(Date.now() - begun).toBeLessThan(15_000);
  });
});

describe('limits', () => {
  it('of requests and of sockets stand each for itself', async () => {
    const limited = await Server.started({ database: ':memory:', addressLimit: 0, requestLimit: 10 });
    const statuses = new Set<number>();
    for (let i = 0; i < 130; ++i) statuses.add((await fetch(`${limited.origin}/api/tables/abcdef/record`)).status);
    expect(statuses).toEqual(new Set([404, 429]));
    await limited.kill();
  });

  it('of connections keep one address from taking them all, and leave its sockets alone', async () => {
    const limited = await Server.started({ database: ':memory:', connectionLimit: 8 });
    const visitor = await newGuest(limited.origin, 'Elaine');
    const socketOf = (): Promise<Wire> => Wire.open(limited.port, { Origin: limited.origin, Cookie: visitor });
    const sockets = [];
    for (let i = 0; i < 12; ++i) sockets.push(await socketOf());
    const home = requestText('GET / HTTP/1.1', { Host: `127.0.0.1:${limited.port}`, Connection: 'close' });
    const answered = (): Promise<number> => answerTo(limited.port, home).then(statusOf, () => 0);
    expect(await answered()).toBe(200);

    const idle = Array.from({ length: 8 }, () => connect(limited.port, '127.0.0.1').on('error', () => undefined));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect(await answered()).toBe(0);
    idle.forEach((socket) => socket.destroy());
    await until(async () => (await answered()) === 200, 10, 'an answer');
    sockets.forEach((socket) => socket.cut());
    await limited.kill();
  });
});
