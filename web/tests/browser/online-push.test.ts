import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { newPerson } from './online';
import { Server } from './server';
import { nameOf, t } from './words';

useBrowser('whole');

const folder = mkdtempSync(join(tmpdir(), 'broceliande-push-'));
let server: Server;
beforeAll(async () => {
  server = await Server.begun(':memory:', ['--push-key', join(folder, 'key.pem'), '--contact', 'ada@example.org']);
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

/** Chromium without Google's keys has no push service: the browser's half of a subscription is made up. */
async function havePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: object | null = null;
    const described = {
      endpoint: 'https://push.example.net/send/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (applicationServerKey.length !== 65) return Promise.reject(new Error('no key'));
        const unsubscribe = (): Promise<boolean> => {
          subscription = null;
          return Promise.resolve(true);
        };
        subscription = { toJSON: () => described, unsubscribe };
        return Promise.resolve(subscription);
      },
      getSubscription: () => Promise.resolve(subscription),
    });
  });
}

interface Registration {
  registrationId: string;
  scopeURL: string;
}

/** Delivers a message as the browser would that had it from a push service. */
async function deliver(session: CDPSession, origin: string, data: object): Promise<void> {
  const known = new Promise<Registration>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = (registrations as Registration[]).find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId } = await known;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

describe('push messages', () => {
  it('are chosen in the settings', async () => {
    const { page } = await newPerson({
      baseURL: server.origin,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    await havePushService(page);
    await page.goto('/settings');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await page.getByRole('switch', { name: t('notice.title') }).check();
    await box(t('notice.kind.turn')).waitFor();
    expect(await box(t('notice.kind.over')).isChecked()).toBe(true);
    await box(t('notice.kind.over')).uncheck();
    await box(nameOf('graal')).uncheck();
    await page.getByRole('switch', { name: t('notice.quiet') }).check();
    await page.getByLabel(t('notice.from')).fill('23:30');

    const notices = (): Promise<unknown> =>
      page.evaluate(async () => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch('/api/notices', { method: 'POST', headers, body: '{}' });
        return (await answer.json()) as unknown;
      });
    await expect.poll(notices).toMatchObject({
      browsers: [{ host: 'push.example.net', language: 'en', isThis: true }],
      choice: { kinds: ['turn', 'table', 'time'], without: ['graal'], quiet: { from: 1410, until: 480 } },
    });
    await page.getByRole('switch', { name: t('notice.title') }).uncheck();
    await expect.poll(notices).toMatchObject({ browsers: [] });
    await box(t('notice.kind.turn')).waitFor({ state: 'detached' });
  });

  it('are shown by the service worker', async () => {
    const { page } = await newPerson({
      baseURL: server.origin,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    await page.goto('/settings');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const worker = page.context().serviceWorkers()[0]!;
    const message = { title: 'Graal: it is your turn', body: 'Bo', tag: 'abcdef', path: '/table/abcdef' };
    await deliver(await page.context().newCDPSession(page), server.origin, message);
    const shown = (): Promise<unknown> =>
      worker.evaluate(async () => {
        const self = globalThis as unknown as ServiceWorkerGlobalScope;
        const notices = await self.registration.getNotifications();
        return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
      });
    const { path, ...others } = message;
    await expect.poll(shown).toEqual([{ ...others, data: { path } }]);
  });
});
