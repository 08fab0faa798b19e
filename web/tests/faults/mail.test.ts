import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, post, setupOf } from './client';
import { MailServer } from './mailing';
import { freePort, newFolder, Server, until } from './server';

/** E-mail through a real mail server on loopback, with STARTTLS and a login. */

const site = 'https://games.test';
const folder = newFolder();
const passwordFile = join(folder, 'smtp-password');
const from = ['--mail-from', 'Brocéliande <games@example.org>'];
let mail: MailServer;
let server: Server;
let metricsPort: number;

beforeAll(async () => {
  mail = await MailServer.started({ isSecured: true });
  writeFileSync(passwordFile, `${mail.password}\n`, { mode: 0o600 });
  metricsPort = await freePort();
  const login = ['--smtp-user', mail.user, '--smtp-password-file', passwordFile, '--smtp-ca', mail.certificate];
  const words = ['--smtp', mail.url, ...from, ...login, '--public-origin', site];
  server = await Server.started({ database: join(folder, 'games.sqlite'), metricsPort, words });
});
afterAll(async () => {
  mail.stop();
  await server.kill();
});

const counted = async (outcome: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^broceliande_mails_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)![1]);
};

const behind = (page: string, text: string): string => new RegExp(`${site}/${page}([\\w-]+)`).exec(text)![1]!;

async function newAccount(account: string): Promise<string> {
  const cookie = await newGuest(server.origin, account);
  expect((await post(server.origin, '/api/account', { account, password: 'excalibur' }, { cookie })).status).toBe(200);
  return cookie;
}

const named = (cookie: string, address: string): Promise<Response> =>
  post(server.origin, '/api/mail', { address, password: 'excalibur', language: 'en' }, { cookie });

let ada: string;

describe('an address', () => {
  it('is confirmed by the link that is sent there, once', async () => {
    ada = await newAccount('ada');
    expect(await (await named(ada, 'ada@example.net')).json()).toMatchObject({
      address: '',
      pending: 'ada@example.net',
    });
    const { headers, text, raw, defects } = await mail.next('ada@example.net');
    expect(defects).toEqual([]);
    expect(headers).toMatchObject({
      'return-path': '<games@example.org>',
      received: 'from there by here with ESMTPSA',
      from: 'Brocéliande <games@example.org>',
      to: 'ada@example.net',
      subject: 'Confirm your e-mail address',
      'auto-submitted': 'auto-generated',
      'content-type': 'text/plain; charset="utf-8"',
    });
    expect(headers['message-id']).toMatch(/^<\w+@example\.org>$/);
    expect(Math.abs(Date.parse(headers['date']!) - Date.now())).toBeLessThan(60_000);
    expect(headers).not.toHaveProperty('list-unsubscribe');
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    const link = behind('confirm#', text);
    expect(await (await post(server.origin, '/api/confirm', { link })).json()).toMatchObject({
      address: 'ada@example.net',
      pending: '',
    });
    expect((await post(server.origin, '/api/confirm', { link })).status).toBe(403);
  });

  it('that a mail server refuses is counted and logged, without the address', async () => {
    const cookie = await newAccount('bob');
    expect((await named(cookie, 'nobody@example.net')).status).toBe(200);
    await until(() => server.log.includes('mail-failed'), 20, 'a line');
    const line = server.log.split('\n').find((each) => each.includes('mail-failed'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', kind: 'confirmation', code: 550 });
    expect(await counted('refused')).toBe(1);
  });
});

it('a forgotten password is set anew by a link, and by nothing else', async () => {
  const ask = (who: string): Promise<Response> => post(server.origin, '/api/recovery-mail', { who, language: 'en' });
  const before = mail.letters.length;
  const answers = [await ask('nobody at all'), await ask('ADA@example.net')];
  const [unknown, known] = await Promise.all(answers.map(async (each) => [each.status, await each.text()]));
  expect(known).toEqual(unknown);
  const { text } = await mail.next('ada@example.net', before);
  expect(mail.letters.length).toBe(before + 1);
  const page = await Client.open(server.port, ada);
  const recover = (link: string): Promise<Response> =>
    post(server.origin, '/api/recover', { link, newPassword: 'clarent and more' });
  expect((await recover('another')).status).toBe(403);
  const done = await recover(behind('recover#', text));
  expect(done.status).toBe(200);
  await page.wire.closed;
  expect((await recover(behind('recover#', text))).status).toBe(403);
  expect((await post(server.origin, '/api/sessions', {}, { cookie: ada })).status).toBe(401);
  ada = done.headers.get('set-cookie')!.split(';')[0]!;
  expect((await post(server.origin, '/api/sessions', {}, { cookie: ada })).status).toBe(200);
});

it('tells of a turn, until its link is followed by one press or by a mail program', async () => {
  const notices = async (wish: object): Promise<unknown> =>
    ((await (await post(server.origin, '/api/notices', wish, { cookie: ada })).json()) as { mail: unknown }).mail;
  expect(await notices({})).toEqual({ kinds: [] });
  await notices({ mail: { kinds: ['turn'], language: 'en' } });
  const page = await Client.open(server.port, ada);
  const made = await page.ask({ do: 'create', setup: setupOf('menhirs', { seating: 'chosen' }), place: 0 });
  const table = made.say === 'created' ? made.table : '';
  page.wire.cut();
  const before = mail.letters.length;
  const other = await Client.open(server.port, await newGuest(server.origin, 'Bo'));
  expect((await other.ask({ do: 'sit', table, key: 'sit' })).say).toBe('done');
  other.wire.cut();
  const { headers, text, defects } = await mail.next('ada@example.net', before);
  expect(defects).toEqual([]);
  expect(headers['subject']).toBe('Menhirs in the Mist: it is your turn');
  expect(text).toContain(`Bo\n\n${site}/table/${table}\n`);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const token = behind('unsubscribe/', headers['list-unsubscribe']!);
  expect(headers['list-unsubscribe']).toBe(`<${site}/unsubscribe/${token}>`);
  const shown = await fetch(`${server.origin}/unsubscribe/${token}`, { headers: { accept: 'text/html' } });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await notices({})).toEqual({ kinds: ['turn'] });
  const end = (path: string): Promise<Response> =>
    fetch(`${server.origin}/unsubscribe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await end(`${token}0`)).status).toBe(404);
  expect(await notices({})).toEqual({ kinds: ['turn'] });
  expect((await end(token)).status).toBe(200);
  expect(await notices({})).toEqual({ kinds: [] });
});

it('keeps addresses, links and the password out of the log', async () => {
  expect(await counted('sent')).toBe(3);
  expect((await post(server.origin, '/api/mail', { remove: true }, { cookie: ada })).status).toBe(200);
  const events = ['address-named', 'address-confirmed', 'recovery-mailed', 'address-removed'];
  for (const event of events) await until(() => server.log.includes(`"${event}"`), 10, event);
  const links = mail.letters.flatMap(({ text }) => text.match(/(?<=[#/])[\w-]{40,}/g) ?? []);
  expect(links.length).toBeGreaterThan(2);
  for (const secret of ['@', mail.password, ...links]) expect(server.log).not.toContain(secret);
});

it('needs a mail server, a sender and an address for links', async () => {
  const origin = ['--public-origin', site];
  const wrong: [string[], RegExp][] = [
    [['--smtp', mail.url, ...from], /--public-origin/],
    [['--smtp', mail.url, ...origin], /--mail-from/],
    [['--smtp', 'mail.example.org', ...from, ...origin], /smtp:\/\//],
    [['--smtp', mail.url, ...from, ...origin, '--smtp-user', 'games'], /--smtp-password-file/],
  ];
  for (const [words, why] of wrong) {
    await expect(Server.started({ database: ':memory:', words })).rejects.toThrow(why);
  }
});
