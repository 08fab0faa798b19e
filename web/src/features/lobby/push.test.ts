// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, settings } from '../../base/storage/settings.svelte';
import type { Notices, NoticeWish } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import {
  chooseMail,
  chooseNotices,
  minutesOf,
  renewPush,
  startNotices,
  stopNotices,
  takesPush,
  timeOf,
  toldNotices,
} from './push';

const keys = { p256dh: 'the browser’s key', auth: 'a secret' };
const choice: Notices['choice'] = { kinds: ['turn'], without: [], quiet: null, utcOffset: 0 };
const here = { host: 'push.test', language: 'en', created: 0, isThis: true };

/** The browser’s half of it. */
class FakeManager {
  key: string | null = null;
  readonly #make = (key: string) => ({
    toJSON: () => ({ endpoint: 'https://push.test/1', keys }),
    unsubscribe: () => {
      this.key = null;
      return Promise.resolve(true);
    },
    key,
  });
  subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    const key = String.fromCharCode(...applicationServerKey);
    if (this.key !== null && this.key !== key) return Promise.reject(new Error('another key'));
    this.key = key;
    return Promise.resolve(this.#make(key));
  });
  getSubscription = () => Promise.resolve(this.key === null ? null : this.#make(this.key));
}

let manager: FakeManager;
let told: Notices;
let wishes: NoticeWish[];
const line = {
  post: (_: string, wish: NoticeWish) => {
    wishes.push(wish);
    if (wish.subscribe) told = { ...told, browsers: [{ ...here, language: wish.subscribe.language }] };
    if (wish.mail) told = { ...told, mail: { kinds: wish.mail.kinds } };
    if (wish.choose) told = { ...told, choice: { quiet: null, ...wish.choose } };
    return Promise.resolve(told);
  },
} as unknown as Pick<LobbyLine, 'post'>;

function useBrowser(answer: NotificationPermission, hasWorker = true): void {
  const permission = { permission: answer, requestPermission: () => Promise.resolve(answer) };
  vi.stubGlobal('Notification', permission);
  const registration = hasWorker ? { pushManager: manager } : undefined;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
}

beforeEach(() => {
  manager = new FakeManager();
  told = { pushKey: btoa('server'), browsers: [], choice, mail: null };
  wishes = [];
  change({ notices: false });
  useBrowser('granted');
});
afterEach(() => vi.unstubAllGlobals());

describe('what the server tells', () => {
  it('begins with a button, and ends with one', async () => {
    expect(await startNotices(line)).toBe('on');
    expect(manager.key).toBe('server');
    expect(wishes).toEqual([{}, { subscribe: { endpoint: 'https://push.test/1', ...keys, language: 'en' } }]);
    expect(await toldNotices(line)).toEqual({
      choice: { kinds: ['turn'], without: [], utcOffset: 0 },
      isPushed: true,
      mailed: null,
    });
    expect(await takesPush()).toBe(true);
    await stopNotices(line);
    expect(settings.notices).toBe(false);
    expect(manager.key).toBeNull();
    expect(wishes.at(-1)).toEqual({ unsubscribe: true });
    expect(await takesPush()).toBe(false);
  });
  it('is nothing where somebody, the server or the browser does not want it; the page tells all the same', async () => {
    useBrowser('denied');
    expect(await startNotices(line)).toBe('denied');
    expect(wishes).toEqual([]);
    useBrowser('granted', false);
    expect(await startNotices(line)).toBe('on');
    expect(wishes).toEqual([]);
    useBrowser('granted');
    told = { ...told, pushKey: '' };
    expect(await startNotices(line)).toBe('on');
    expect(manager.subscribe).not.toHaveBeenCalled();
    expect((await toldNotices(line)).isPushed).toBe(false);
  });
  it('comes with a new key where the server has another', async () => {
    manager.key = 'the server’s of before';
    await startNotices(line);
    expect(manager.key).toBe('server');
  });
  it('is chosen, with the hours of this place', async () => {
    const quiet = { from: 1320, until: 420 };
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
    const wish = { kinds: ['over' as const], without: ['graal'], quiet, utcOffset: 0 };
    expect((await chooseNotices(line, wish)).choice).toEqual({ ...wish, utcOffset: 120 });
    vi.restoreAllMocks();
  });
  it('goes by e-mail as well, in the language of the page', async () => {
    expect((await toldNotices(line)).mailed).toBeNull();
    expect((await chooseMail(line, ['turn', 'over'])).mailed).toEqual(['turn', 'over']);
    expect(wishes.at(-1)).toEqual({ mail: { kinds: ['turn', 'over'], language: 'en' } });
  });
  it('is renewed where something is different, and only there', async () => {
    await startNotices(line);
    wishes = [];
    await renewPush(line);
    expect(wishes).toEqual([{}]);
    told = { ...told, browsers: [] }; // somebody else is signed in
    await renewPush(line);
    expect(wishes.at(-1)).toMatchObject({ subscribe: { language: 'en' } });
    told = { ...told, choice: { ...choice, quiet: { from: 0, until: 1 }, utcOffset: 7 } };
    await renewPush(line);
    expect(wishes.at(-1)).toMatchObject({ choose: { kinds: ['turn'], quiet: { from: 0, until: 1 } } });
    change({ notices: false });
    wishes = [];
    await renewPush(line);
    expect(wishes).toEqual([]);
  });
});

it('times are minutes of the day', () => {
  expect([timeOf(0), timeOf(61), timeOf(1439)]).toEqual(['00:00', '01:01', '23:59']);
  expect([minutesOf('00:00'), minutesOf('23:59'), minutesOf('07:30:00'), minutesOf('')]).toEqual([0, 1439, 450, null]);
});

describe('the service worker', () => {
  const code = readFileSync(join(import.meta.dirname, '../../../public/notice-push.js'), 'utf8');

  async function hear(type: string, more: object, fetch = vi.fn()): Promise<{ shown: ReturnType<typeof vi.fn> }> {
    const shown = vi.fn(() => Promise.resolve());
    const pushManager = {
      subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.test/2', keys }) }),
    };
    const self = Object.assign(new EventTarget(), { registration: { showNotification: shown, pushManager } });
    new Function('self', 'fetch', code)(self, fetch);
    let done: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>) => (done = promise);
    self.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }));
    await done;
    return { shown };
  }

  it('shows what the server says', async () => {
    const message = { title: 'Graal: it is your turn', body: 'Bo', tag: 'abcdef', path: '/table/abcdef' };
    const { shown } = await hear('push', { data: { json: () => message } });
    const { title, body, tag, path } = message;
    const details = { body, tag, renotify: true, icon: '/icon-192.png', data: { path } };
    expect(shown).toHaveBeenCalledExactlyOnceWith(title, details);
  });
  it('tells the server of another address, in the language of before', async () => {
    told = { ...told, browsers: [{ ...here, language: 'nl' }] };
    const sent: unknown[] = [];
    const fetch = vi.fn((_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve({ ok: true, json: () => Promise.resolve(told) });
    });
    await hear('pushsubscriptionchange', {}, fetch);
    expect(sent).toEqual([{}, { subscribe: { endpoint: 'https://push.test/2', ...keys, language: 'nl' } }]);
  });
});
