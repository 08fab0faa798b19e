import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newGuest, post, recordOf, setupOf } from './client';
import { newFolder, Server } from './server';
import { TurnedAwayError, type Headers } from './wire';

// Who may do what with a cookie or a token, and that nobody stays once either is gone.

const server = new Server({ database: join(newFolder(), 'games.sqlite') });
/** What sockets are closed with whose token is no longer valid. */
const turnedOut = 1008;

beforeAll(() => server.start());
afterAll(() => server.kill());

interface Listed {
  id: string;
  isThis?: boolean;
}
interface Answer {
  code: string;
  made: string;
  tokens: Listed[];
  sessions: Listed[];
  message: { key: string };
}

async function asked(path: string, body: object, headers: Headers): Promise<Answer & { status: number }> {
  const answer = await post(server.origin, path, body, headers);
  return { ...((await answer.json()) as Answer), status: answer.status };
}

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** The cookie of a new account, and that of another browser that is logged in to it. */
async function twoBrowsers(account: string): Promise<[string, string]> {
  const credentials = { account, password: 'excalibur' };
  const cookie = await newGuest(server.origin, account);
  expect((await asked('/api/account', credentials, { cookie })).status).toBe(200);
  const login = await post(server.origin, '/api/login', credentials);
  return [cookie, login.headers.get('set-cookie')!.split(';')[0]!];
}

describe('a token of a bot', () => {
  it('plays, and can neither make tokens nor touch the account', async () => {
    const cookie = await newGuest(server.origin, 'Elaine');
    const { made } = await asked('/api/tokens', { label: 'bot' }, { cookie });
    const bot = await Client.open(server.port, '', bearer(made));
    expect(await bot.ask({ do: 'ping' })).toMatchObject({ say: 'pong' });
    const wishes = {
      '/api/tokens': { label: 'another' },
      '/api/sessions': { endOthers: true },
      '/api/account': { account: 'mallory', password: 'excalibur' },
      '/api/me': { name: 'Mallory' },
    };
    for (const [path, wish] of Object.entries(wishes))
      expect(await asked(path, wish, bearer(made)), path).toMatchObject({
        status: 403,
        message: { key: 'server.not-for-bots' },
      });
    expect((await asked('/api/tokens', {}, { cookie })).tokens).toHaveLength(1);
    bot.wire.cut();
  });

  it('closes its socket when it is removed', async () => {
    const cookie = await newGuest(server.origin, 'Elaine');
    const { made, tokens } = await asked('/api/tokens', { label: 'bot' }, { cookie });
    const bot = await Client.open(server.port, '', bearer(made));
    const page = await Client.open(server.port, cookie);
    await asked('/api/tokens', { remove: tokens[0]!.id }, { cookie });
    expect(await bot.wire.closed).toBe(turnedOut);
    await expect(Client.open(server.port, '', bearer(made))).rejects.toEqual(new TurnedAwayError(401));
    expect(await page.ask({ do: 'ping' })).toMatchObject({ say: 'pong' });
    page.wire.cut();
  });
});

describe('a session', () => {
  it('closes its sockets when somebody logs out', async () => {
    const cookie = await newGuest(server.origin, 'Elaine');
    const pages = await Promise.all([1, 2].map(() => Client.open(server.port, cookie)));
    expect((await asked('/api/logout', {}, { cookie })).status).toBe(200);
    expect(await Promise.all(pages.map(({ wire }) => wire.closed))).toEqual([turnedOut, turnedOut]);
  });

  it('closes its sockets when it is ended from elsewhere, alone or with all others', async () => {
    const [laptop, phone] = await twoBrowsers('elaine');
    const atPhone = await Client.open(server.port, phone);
    const { sessions } = await asked('/api/sessions', {}, { cookie: laptop });
    expect(sessions).toHaveLength(2);
    await asked('/api/sessions', { end: sessions.find(({ isThis }) => !isThis)!.id }, { cookie: laptop });
    expect(await atPhone.wire.closed).toBe(turnedOut);

    const [here, there] = await twoBrowsers('viviane');
    const [atHere, atThere] = await Promise.all([here, there].map((each) => Client.open(server.port, each)));
    expect((await asked('/api/sessions', { endOthers: true }, { cookie: here })).sessions).toHaveLength(1);
    expect(await atThere!.wire.closed).toBe(turnedOut);
    expect(await atHere!.ask({ do: 'ping' })).toMatchObject({ say: 'pong' });
    atHere!.wire.cut();
  });
});

it('a password is changed, and forgotten ones are replaced by a code, which ends other sessions', async () => {
  const [laptop, phone] = await twoBrowsers('morgane');
  const atPhone = await Client.open(server.port, phone);
  const change = { password: 'excalibur', newPassword: 'clarent and more', endOthers: true };
  expect((await asked('/api/password', change, { cookie: laptop })).status).toBe(200);
  expect(await atPhone.wire.closed).toBe(turnedOut);

  const { code } = await asked('/api/recovery', { password: 'clarent and more' }, { cookie: laptop });
  const atLaptop = await Client.open(server.port, laptop);
  const wish = { account: 'morgane', code, newPassword: 'a third one' };
  const recovered = await post(server.origin, '/api/recover', wish);
  expect(recovered.status).toBe(200);
  expect(await atLaptop.wire.closed).toBe(turnedOut);
  const cookie = recovered.headers.get('set-cookie')!.split(';')[0]!;
  expect((await asked('/api/sessions', {}, { cookie })).sessions).toHaveLength(1);
  expect(await asked('/api/recover', wish, {})).toMatchObject({
    status: 403,
    message: { key: 'server.wrong-recovery' },
  });
});

it('an account is deleted with its sockets and its name, and the game of the other stays', async () => {
  const cookie = await newGuest(server.origin, 'Lanval');
  const page = await Client.open(server.port, cookie);
  const other = await Client.open(server.port, await newGuest(server.origin, 'Other'));
  const made = await page.ask({ do: 'create', setup: setupOf('menhirs'), place: 0 });
  const table = made.say === 'created' ? made.table : '';
  await other.ask({ do: 'watch', table });
  expect(await other.ask({ do: 'sit', table })).toMatchObject({ say: 'done' });
  const data = await (await post(server.origin, '/api/export', {}, { cookie })).text();
  expect(data).toContain('Lanval');
  expect((await asked('/api/deletion', {}, { cookie })).status).toBe(400);
  expect((await asked('/api/deletion', { confirmed: true }, { cookie })).status).toBe(200);
  expect(await page.wire.closed).toBe(turnedOut);
  const { places, record } = await other.next('table', ({ places }) => places.some(({ isFormer }) => isFormer));
  expect(places[0]).toMatchObject({ name: '', isTaken: true, isFormer: true });
  for (const text of [record, await recordOf(server.origin, table)]) {
    expect(text).toContain('player: former:player');
    expect(text).not.toContain('Lanval');
  }
  await server.stop();
  await server.start();
  expect(await recordOf(server.origin, table)).toBe(record);
  other.wire.cut();
});

it('a cookie from before has another name over TLS, at once and for good', async () => {
  const proxied = await Server.started({ database: ':memory:', words: ['--trust-proxy'] });
  const { origin } = proxied;
  const overTls = (path: string, cookie: string): Promise<Response> =>
    post(origin, path, {}, { 'x-forwarded-proto': 'https', origin: origin.replace('http:', 'https:'), cookie });
  const namesOf = (answer: Response): string[] => answer.headers.getSetCookie().map((each) => each.split('=')[0]!);

  const former = await newGuest(origin, 'Elaine');
  const answer = await overTls('/api/me', former);
  expect(await answer.json()).toMatchObject({ name: 'Elaine' });
  expect(namesOf(answer)).toEqual(['__Host-broceliande', 'broceliande']);
  const fresh = answer.headers.getSetCookie()[0]!;
  expect(fresh).toMatch(/; Path=\/; .*; Secure$/);
  expect(fresh).not.toContain('Domain');

  const cookie = fresh.split(';')[0]!;
  const again = await overTls('/api/me', cookie);
  expect(await again.json()).toMatchObject({ name: 'Elaine' });
  expect(namesOf(again)).toEqual([]);
  expect(namesOf(await overTls('/api/logout', cookie))).toEqual(['__Host-broceliande', 'broceliande']);
  await proxied.kill();
});
