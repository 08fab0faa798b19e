import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { chosenAction } from '../rules';
import { useBrowser } from './browser';
import { Game, make, newPerson, parts, sitDown } from './online';
import { door } from './table';
import { nameOf, t } from './words';

useBrowser('whole');

interface Shown {
  title: string;
  tag: string;
  data: unknown;
}

/** As on phones, where only the service worker makes notices; and nobody looks at the page. */
async function beAPhoneInAPocket(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const construct = (): never => {
      throw new TypeError('Illegal constructor');
    };
    Object.assign(globalThis, { Notification: new Proxy(Notification, { construct }) });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
}

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data: data as unknown }));
  });

/** A click as the service worker hears it; that the window comes to the front is for real clicks alone. */
async function click(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const self = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await self.registration.getNotifications();
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>): void => void (done = promise);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await done.catch(() => undefined);
  });
}

describe('a turn on a phone', () => {
  it('is told by the service worker, and a click leads to the table', async () => {
    const [ada, bo] = [await newPerson({ serviceWorkers: 'allow', permissions: ['notifications'] }), await newPerson()];
    await beAPhoneInAPocket(ada.page);
    const path = `/table/${await make(bo, 'menhirs')}`;
    await bo.page.goto(path);
    await sitDown(ada, path);
    const game = await Game.at(path.split('/').at(-1)!, [bo, ada]);
    await ada.page.goto('/games');
    await ada.page
      .getByRole('region', { name: t('games.online') })
      .getByRole('link')
      .waitFor();
    await parts.button(ada.page, 'notice.ask').click();
    await ada.page.getByText(t('notice.on')).waitFor();
    const action = chosenAction(door, game.state, new Random(1));
    await parts.box(bo.page).fill(action);
    await parts.box(bo.page).press('Enter');
    const notice = { title: t('turn.now', nameOf('menhirs')), tag: game.id, data: { path: `/table/${game.id}` } };
    await expect.poll(() => shown(ada.page), { timeout: 10_000 }).toEqual([notice]);

    const worker = ada.page.context().serviceWorkers()[0];
    await click(worker!);
    await parts.box(ada.page).waitFor();
    expect(new URL(ada.page.url()).pathname).toBe(`/table/${game.id}`);
    expect(await shown(ada.page)).toEqual([]);
  });
});
