import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, post, setupOf } from './client';
import { PushReader, PushService, vapidClaim } from './pushing';
import { freePort, newFolder, Server, until } from './server';

/** Push messages and webhooks, to a service that decrypts them, refuses them, hangs. */

const script = fileURLToPath(new URL('../../../examples/bot/hook.py', import.meta.url));

const folder = newFolder();
const keyFile = join(folder, 'push-key.pem');
const words = ['--push-key', keyFile, '--contact', 'ada@example.org', '--call-private-addresses', '--webhooks'];
let server: Server;
let metricsPort: number;
let service: PushService;

beforeAll(async () => {
  metricsPort = await freePort();
  service = await PushService.started();
  server = await Server.started({ database: join(folder, 'games.sqlite'), metricsPort, words });
});
afterAll(async () => {
  service.stop();
  await server.kill();
});

interface Notices {
  pushKey: string;
  browsers: { host: string; language: string; isThis: boolean }[];
}

const ask = async (cookie: string, wish: object): Promise<Notices> => {
  const answer = await post(server.origin, '/api/notices', wish, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Notices;
};

/** Somebody whose browser takes messages under this path, and who has a table at which nobody else sits. */
async function waiting(path: string): Promise<{ cookie: string; reader: PushReader; table: string }> {
  const cookie = await newGuest(server.origin, `Ada ${path}`);
  const reader = new PushReader();
  await ask(cookie, { subscribe: reader.subscription(`${service.origin}/${path}`) });
  const page = await Client.open(server.port, cookie);
  const made = await page.ask({ do: 'create', setup: setupOf('menhirs', { seating: 'chosen' }), place: 0 });
  page.wire.cut();
  return { cookie, reader, table: made.say === 'created' ? made.table : '' };
}

/** Somebody else takes the free seat, so that the first has to move. */
async function joined(table: string): Promise<void> {
  const page = await Client.open(server.port, await newGuest(server.origin, 'Bo'));
  expect((await page.ask({ do: 'sit', table, key: 'sit' })).say).toBe('done');
  page.wire.cut();
}

const pushedTo = (path: string) => service.pushed.filter((each) => each.path === `/${path}`);
const counted = async (outcome: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^broceliande_notices_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)![1]);
};

describe('a push message', () => {
  it('is encrypted for its browser and signed by the server', async () => {
    const { cookie, reader, table } = await waiting('first');
    await joined(table);
    await until(() => pushedTo('first').length > 0, 20, 'a message');
    const [{ headers, body }] = pushedTo('first') as [(typeof service.pushed)[number]];
    expect(reader.read(body)).toEqual({
      title: 'Menhirs in the Mist: it is your turn',
      body: 'Bo',
      tag: table,
      path: `/table/${table}`,
    });
    expect(() => new PushReader().read(body)).toThrow();
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: table,
    });
    const { claim, key } = vapidClaim(headers.authorization!);
    expect(claim).toMatchObject({ aud: service.origin, sub: 'mailto:ada@example.org' });
    expect(Number(claim['exp']) - Date.now() / 1000).toBeGreaterThan(3600);
    expect(Number(claim['exp']) - Date.now() / 1000).toBeLessThan(86_400);
    expect((await ask(cookie, {})).pushKey).toBe(key);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    await until(async () => (await counted('delivered')) === 1, 5, 'the count');
  });

  it('is sent again where the service is busy', async () => {
    const { table, reader } = await waiting('busy');
    service.statuses = [429, 201];
    await joined(table);
    await until(() => pushedTo('busy').length === 2, 30, 'the second try');
    expect(reader.read(pushedTo('busy')[1]!.body)).toMatchObject({ tag: table });
  });

  it('ends the subscription of a browser that is gone', async () => {
    const { cookie, table } = await waiting('gone');
    expect((await ask(cookie, {})).browsers).toMatchObject([{ host: '127.0.0.1', language: 'en', isThis: true }]);
    service.statuses = [410];
    await joined(table);
    await until(async () => (await ask(cookie, {})).browsers.length === 0, 20, 'the end');
    expect(await counted('gone')).toBe(1);
    service.statuses = [201];
  });

  it('that is refused is logged, by the host alone', async () => {
    const { table } = await waiting('refused-secret');
    service.statuses = [403];
    await joined(table);
    await until(() => server.log.includes('notice-failed'), 20, 'a line');
    service.statuses = [201];
    const line = server.log.split('\n').find((each) => each.includes('notice-failed'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', host: '127.0.0.1', status: 403 });
    expect(server.log).not.toContain('refused-secret');
  });

  it('that nobody answers holds up neither moves nor other messages', async () => {
    const { table } = await waiting('silent');
    service.statuses = [0, 201];
    await joined(table);
    await until(() => pushedTo('silent').length === 1, 20, 'a message');
    const other = await waiting('meanwhile');
    await joined(other.table);
    await until(() => pushedTo('meanwhile').length === 1, 8, 'the other');
  });

  it('is not sent to somebody who looks, nor to a browser that was signed out', async () => {
    const looking = await waiting('looking');
    const page = await Client.open(server.port, looking.cookie);
    const out = await waiting('out');
    expect((await post(server.origin, '/api/logout', {}, { cookie: out.cookie })).status).toBe(200);
    const told = await waiting('told');
    for (const { table } of [looking, out, told]) await joined(table);
    await until(() => pushedTo('told').length === 1, 20, 'a message');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([pushedTo('looking'), pushedTo('out')]).toEqual([[], []]);
    page.wire.cut();
  });
});

describe('a webhook', () => {
  it('is called with what has happened, signed, again where it fails, until the token goes', async () => {
    const cookie = await newGuest(server.origin, 'Fay');
    const named = async (path: string, body: object): Promise<{ made: string; tokens: { id: string }[] }> =>
      (await (await post(server.origin, path, body, { cookie })).json()) as { made: string; tokens: { id: string }[] };
    const { tokens } = await named('/api/tokens', { label: 'bot' });
    const { made: key } = await named('/api/webhooks', { token: tokens[0]!.id, url: `${service.origin}/hook` });
    const page = await Client.open(server.port, cookie);
    const tables: string[] = [];
    for (let i = 0; i < 2; ++i) {
      const made = await page.ask({ do: 'create', setup: setupOf('menhirs', { seating: 'chosen' }), place: 0 });
      tables.push(made.say === 'created' ? made.table : '');
    }
    service.statuses = [503, 204];
    await joined(tables[0]!);
    await until(() => pushedTo('hook').length === 3, 20, 'three requests');
    const events = pushedTo('hook').map(({ body }) => JSON.parse(body.toString()) as { event: string; table: string });
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['turn', 'joined']));
    for (const { headers, body } of pushedTo('hook')) {
      const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['broceliande-signature']))!;
      expect(createHmac('sha256', key).update(`${time}.${body.toString()}`).digest('hex')).toBe(signature);
    }
    expect(new Set(pushedTo('hook').map(({ headers }) => headers['broceliande-delivery'])).size).toBe(2);
    await post(server.origin, '/api/tokens', { remove: tokens[0]!.id }, { cookie });
    service.statuses = [201];
    await joined(tables[1]!);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(pushedTo('hook')).toHaveLength(3);
    page.wire.cut();
  });

  it('is heard by examples/bot/hook.py, and nothing else is', async () => {
    const port = await freePort();
    const hook = spawn('python3', [script, 'the key', String(port)]);
    let heard = '';
    hook.stdout.on('data', (text: Buffer) => (heard += text.toString()));
    const body = '{"event":"turn"}';
    const send = (time: number, signer: string, delivery: string): Promise<number> => {
      const signature = createHmac('sha256', signer).update(`${time}.${body}`).digest('hex');
      const headers = { 'Broceliande-Signature': `t=${time},v1=${signature}`, 'Broceliande-Delivery': delivery };
      return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => 0,
      );
    };
    const now = Math.floor(Date.now() / 1000);
    await until(async () => (await send(now, 'the key', 'one')) === 204, 10, 'an answer');
    expect(await send(now, 'the key', 'one')).toBe(204);
    expect(await send(now, 'another key', 'two')).toBe(403);
    expect(await send(now - 3600, 'the key', 'three')).toBe(403);
    await until(() => heard.includes('turn'), 5, 'a line');
    expect(heard).toBe(`${body}\n`);
    hook.kill();
  });
});

describe('a server', () => {
  it('has the same key after a restart', async () => {
    const cookie = await newGuest(server.origin, 'Cy');
    const before = (await ask(cookie, {})).pushKey;
    expect(await server.stop()).toBe(0);
    await server.start();
    expect((await ask(cookie, {})).pushKey).toBe(before);
  });

  it('calls nothing in its own network unless it is told to', async () => {
    const careful = await Server.started({ database: ':memory:', words: words.slice(0, 4) });
    const cookie = await newGuest(careful.origin, 'Di');
    const reader = new PushReader();
    for (const endpoint of [`${service.origin}/x`, 'https://127.0.0.1/x', 'https://localhost/x', 'https://10.0.0.1/']) {
      const wish = { subscribe: reader.subscription(endpoint) };
      const answer = await post(careful.origin, '/api/notices', wish, { cookie });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
      expect(await answer.text()).toContain('server.no-endpoint');
    }
    await careful.kill();
  });

  it('without a key offers no push messages, and with one needs a contact', async () => {
    const without = await Server.started({ database: ':memory:' });
    const cookie = await newGuest(without.origin, 'Ed');
    const answer = await post(without.origin, '/api/notices', {}, { cookie });
    expect(((await answer.json()) as Notices).pushKey).toBe('');
    const wish = { subscribe: new PushReader().subscription('https://push.example.net/x') };
    expect((await post(without.origin, '/api/notices', wish, { cookie })).status).toBe(409);
    await without.kill();
    await expect(Server.started({ database: ':memory:', words: words.slice(0, 2) })).rejects.toThrow(/--contact/);
  });
});
