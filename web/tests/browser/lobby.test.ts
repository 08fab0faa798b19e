import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage, phone, tolerate, useBrowser } from './browser';
import { makeFull, newPeople } from './online';
import { few, isLong } from './scope';
import { beginByClick } from './ways';
import { gameNames, like, nameOf, t } from './words';

useBrowser();

/** What a page asks of the server beyond its files. */
function talk(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) heard.push(request.url());
  });
  page.on('websocket', (socket) => heard.push(socket.url()));
  return heard;
}

describe('somebody who never played online', () => {
  it('is left alone: no page opens a connection', async () => {
    const page = await newPage();
    const heard = talk(page);
    await beginByClick(page, 'menhirs', 'computer');
    await page.locator('[data-cell]').first().waitFor();
    await page.goto('/games');
    await page.getByRole('listitem').first().waitFor();
    await page.goto('/new/grailnah');
    await page.getByRole('radio', { name: t('new.where.online') }).check();
    await page.getByLabel(t('clock.title')).last().waitFor();
    expect(heard).toEqual([]);
  });
});

describe('a new online game', () => {
  it.each(few(gameNames, 'graal'))('of %s seats as many as the game allows, on a phone too', async (game) => {
    const page = await newPage(phone);
    await page.goto(`/new/${game}#online`);
    const add = page.getByRole('button', { name: t('new.add') });
    await page.getByRole('button', { name: t('online.make') }).waitFor();
    while (await add.isVisible()) await add.click();
    const places = { menhirs: 2, grailnah: 4, graal: 6 }[game];
    await page.getByRole('combobox', { name: t('online.seating'), exact: true }).selectOption('chosen');
    const seat = game === 'menhirs' ? t('seat.a') : t('seat.0');
    await page
      .getByRole('combobox', { name: t('online.whoAt', seat) })
      .first()
      .waitFor();
    const who = page.locator('select').filter({ has: page.locator('option[value="friend"]') });
    expect(await who.count()).toBe(places);
    await who.nth(1).selectOption('me');
    expect(await who.first().inputValue()).toBe('friend');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

/** One click on the first page; answers the address that is sent to a friend. */
async function invite(page: Page, game: (typeof gameNames)[number]): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: t('home.inviteHint', nameOf(game)) }).click();
  await page.getByText(t('waiting.more', 1)).waitFor();
  const address = await page.getByLabel(t('share.link'), { exact: true }).inputValue();
  expect(address).toBe(page.url());
  return address;
}

describe('an invitation', () => {
  it('takes one click here and one there, and each hears of the turn', async () => {
    const [ada, bo] = [await newPage(), await newPage(phone)];
    await bo.goto(await invite(ada, 'menhirs'));
    await bo.getByRole('button', { name: t('waiting.play') }).click();
    await Promise.all([ada, bo].map((page) => page.locator('[data-cell]').first().waitFor()));
    const counted = async (page: Page): Promise<boolean> => (await page.title()).startsWith('(1) ');
    await expect.poll(async () => (await counted(ada)) !== (await counted(bo))).toBe(true);
    const [acts, waits] = (await counted(ada)) ? [ada, bo] : [bo, ada];
    await waits.goto('/games');
    await waits.getByRole('heading', { name: t('games.online.running') }).waitFor();
    await acts.locator('[role="button"][data-cell][aria-disabled="false"]').first().focus();
    await acts.keyboard.press('Enter');
    await waits.getByRole('heading', { name: t('games.online.turn') }).waitFor();
    await expect.poll(() => counted(waits)).toBe(true);
    await expect.poll(() => counted(acts)).toBe(false);
  });

  it('can be withdrawn', async () => {
    const page = await newPage();
    await page.goto('/new/grailnah#online');
    await page.getByRole('button', { name: t('online.make') }).click();
    await page.getByText(t('waiting.more', 1)).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: t('waiting.leave') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(address);
    await page.getByRole('alert').waitFor();
  });
});

describe('the lobby', () => {
  it('shows tables as they come, and lets one sit down', async () => {
    const [ada, bo] = [await newPage(), await newPage(phone)];
    await bo.goto('/lobby');
    // Tests of another file may have left a table.
    const sitDown = bo.getByRole('button', { name: like('lobby.sitHint') });
    await bo.getByText(t('lobby.empty')).or(sitDown.first()).waitFor();
    await ada.goto('/new/grailnah#lobby');
    await ada.getByRole('button', { name: t('online.make') }).click();
    await ada.getByText(t('waiting.listed')).waitFor();
    await bo.getByRole('button', { name: t('lobby.sitHint', nameOf('grailnah'), '') }).click();
    await Promise.all([ada, bo].map((page) => page.locator('[data-cell]').first().waitFor()));
  });

  it('shows games that go on, for a stranger to watch', async () => {
    const table = `/table/${await makeFull('menhirs', await newPeople(2), { isListed: true })}`;
    const stranger = await newPage(phone);
    await stranger.goto('/lobby');
    const games = stranger.getByRole('list', { name: t('lobby.live') });
    await games.locator(`a[href="${table}"]`).click();
    await stranger.waitForURL((url) => url.pathname === table);
    await stranger.getByText(t('table.lookingOn')).waitFor();
  });
});

describe('an account', () => {
  // online-around.test.ts carries a game that goes on, account.test.ts says what is refused.
  it.runIf(isLong)('carries the games along', async () => {
    tolerate(/status of 40[03]/);
    const page = await newPage();
    await invite(page, 'menhirs');
    await page.goto('/account');
    const form = page.getByRole('form', { name: t('account.account') });
    const name = `ada${Date.now()}`;
    await form.getByLabel(t('account.name')).fill(name);
    await form.getByLabel(t('account.password')).fill('short');
    await form.getByRole('button').click();
    await form.getByRole('alert').waitFor();
    await form.getByLabel(t('account.password')).fill('long enough');
    await form.getByRole('button').click();
    await page.getByText(t('account.is', name)).first().waitFor();
    const other = await newPage();
    await other.goto('/account');
    const login = other.getByRole('form', { name: t('account.login') });
    await login.getByLabel(t('account.name')).fill(name);
    await login.getByLabel(t('account.password')).fill('long enough');
    await login.getByRole('button').click();
    await other.getByText(t('account.is', name)).first().waitFor();
    await other.goto('/games');
    await other.getByRole('heading', { name: t('games.online'), exact: true }).waitFor();
  });
});

describe('without a server', () => {
  it('an invitation says so, and the first page goes on', async () => {
    tolerate(/\/api\//);
    const context = await newContext();
    await context.route('**/api/**', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/');
    const invite = page.getByRole('button', { name: t('home.inviteHint', nameOf('graal')) });
    await invite.click();
    await page
      .getByRole('status')
      .filter({ hasText: t('online.lost') })
      .waitFor();
    await expect.poll(() => invite.isEnabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  const stands = [
    ['/lobby', 'lobby.title'],
    ['/account', 'account.title'],
  ] as const;
  it.each(few(stands, stands[0]))('%s stands, and says so calmly', async (path, title) => {
    tolerate(/\/api\//);
    const context = await newContext(phone);
    await context.route('**/api/**', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await page.getByText(t('online.lost')).waitFor();
  });
});
