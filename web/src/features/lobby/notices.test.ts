// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../base/storage/settings.svelte';
import { followNotices, notify } from './notices';

const notice = { title: 'Graal: it is your turn', body: 'Ada, Bob', tag: 'abcdef', path: '/table/abcdef' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

class FakeWorkers extends EventTarget {
  readonly showNotification = vi.fn(() => Promise.resolve());
  readonly ready = Promise.resolve({ showNotification: this.showNotification });
}
let workers: FakeWorkers;

beforeEach(() => {
  workers = new FakeWorkers();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  history.replaceState(null, '', '/');
  change({ notices: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('a notice', () => {
  it('is made by the page where that is possible, and a click leads to the table', () => {
    const made: { onclick?: () => void; close: () => void }[] = [];
    class PageNotification {
      static permission = 'granted';
      close = vi.fn();
      constructor() {
        made.push(this);
      }
    }
    vi.stubGlobal('Notification', PageNotification);
    vi.stubGlobal('focus', vi.fn());
    notify(notice);
    expect(made).toHaveLength(1);
    expect(workers.showNotification).not.toHaveBeenCalled();
    made[0]?.onclick?.();
    expect(made[0]?.close).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/table/abcdef');
  });

  it('is made by the service worker where the page must not, as on phones', async () => {
    class PhoneNotification {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', PhoneNotification);
    notify(notice);
    await settle();
    const details = { body: 'Ada, Bob', tag: 'abcdef', icon: '/icon-192.png', data: { path: '/table/abcdef' } };
    expect(workers.showNotification).toHaveBeenCalledExactlyOnceWith(notice.title, details);
    vi.stubGlobal('navigator', {});
    expect(() => notify(notice)).not.toThrow();
  });

  it('that the service worker saw clicked leads to the table, as long as that is wanted', () => {
    const say = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));
    const stop = followNotices();
    for (const other of [null, 'open', { type: 'CACHE_UPDATED' }, { open: 1 }]) say(other);
    expect(location.pathname).toBe('/');
    say({ open: '/table/abcdef' });
    expect(location.pathname).toBe('/table/abcdef');
    stop();
    say({ open: '/table/fedcba' });
    expect(location.pathname).toBe('/table/abcdef');
  });
});

describe('the service worker', () => {
  const code = readFileSync(join(import.meta.dirname, '../../../public/notice-click.js'), 'utf8');
  const openWindow = vi.fn((path: string) => Promise.resolve(path));
  const pageAt = (path: string) => ({ url: `https://games.example${path}`, postMessage: vi.fn(), focus: vi.fn() });

  /** Somebody clicks the notice while these pages are open. */
  async function click(pages: readonly object[]): Promise<void> {
    const self = Object.assign(new EventTarget(), { clients: { matchAll: () => Promise.resolve(pages), openWindow } });
    new Function('self', code)(self);
    const notification = { close: vi.fn(), data: { path: '/table/abcdef' } };
    let done: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>) => (done = promise);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await done;
    expect(notification.close).toHaveBeenCalledOnce();
  }

  it('opens a page where there is none', async () => {
    await click([]);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/table/abcdef');
  });
  it('shows the page of that table, or any other, which then goes there', async () => {
    const [rules, table] = [pageAt('/rules/graal'), pageAt('/table/abcdef')];
    openWindow.mockClear();
    await click([rules, table]);
    expect(rules.postMessage).not.toHaveBeenCalled();
    expect(table.focus).toHaveBeenCalledOnce();
    await click([rules]);
    expect(rules.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/table/abcdef' });
    expect(rules.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
