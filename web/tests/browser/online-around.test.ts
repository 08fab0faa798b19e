import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { chosenAction, goingOn } from '../rules';
import { phone, useBrowser } from './browser';
import { Game, gather, make, newPeople, newPerson, parts, sitDown, type Person } from './online';
import { door } from './table';
import { nameOf, t } from './words';

useBrowser();

const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

describe('on two phones', () => {
  it('a game with clocks is made, joined and played by taps', async () => {
    const people = (await newPeople(2, phone)) as [Person, Person];
    const [ada, bo] = people;
    await ada.page.goto('/new/menhirs#online');
    await ada.page.getByLabel(t('clock.title')).last().selectOption('fischer');
    await ada.page.getByRole('button', { name: t('clock.fischerIs', 5, 5) }).tap();
    await ada.page.getByRole('button', { name: t('online.make') }).tap();
    await ada.page.getByRole('img', { name: t('share.code') }).waitFor();
    expect(await tooWide(ada.page)).toBeLessThanOrEqual(0);
    await bo.page.goto(ada.page.url());
    const sit = bo.page.getByRole('button', { name: t('waiting.play') });
    await sit.waitFor();
    expect((await sit.boundingBox())!.y).toBeLessThan(844);
    expect(await tooWide(bo.page)).toBeLessThanOrEqual(0);
    await sit.tap();
    const game = await Game.at(idOf(bo.page), people);
    const random = new Random(3);
    for (let played = 0; played < 4; ++played) await game.click(goingOn(door, game.state, random));
    for (const { page } of people) {
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      const clocks = await parts.clocks(page).allInnerTexts();
      expect(clocks.map((text) => /[45]:\d\d$/.test(text.trim()))).toEqual([true, true]);
    }
    await expect.poll(() => people[0].page.locator('.clock.running').count()).toBe(1);
    const running = people[0].page.locator('.clock.running');
    const before = await running.innerText();
    await expect.poll(() => running.innerText()).not.toBe(before);
  });
});

describe('my games', () => {
  it('lists first where it is my turn, and the title counts them', async () => {
    const [ada, bo] = (await newPeople(2)) as [Person, Person];
    // The earlier game awaits Ada; in the later one Bo has not acted yet.
    const [awaited, other] = [await make(bo, 'menhirs'), await make(bo, 'grailnah')];
    for (const id of [awaited, other]) await sitDown(ada, `/table/${id}`);
    await bo.page.goto(`/table/${awaited}`);
    await parts.box(bo.page).fill(chosenAction(door, await Game.kept(awaited, bo), new Random(1)));
    await parts.box(bo.page).press('Enter');
    await bo.table.waitFor(1);
    await bo.page.goto(`/table/${other}`);
    await ada.page.goto('/games');
    const online = ada.page.getByRole('region', { name: t('games.online') });
    await online.getByRole('heading', { name: t('games.online.running') }).waitFor();
    const titles = await online.locator('h3, li strong').allInnerTexts();
    expect(titles).toEqual([t('games.online.turn'), nameOf('menhirs'), t('games.online.running'), nameOf('grailnah')]);
    await expect.poll(() => ada.page.title()).toBe(`(1) ${t('games.title')} – ${t('app.name')}`);
    await parts.box(bo.page).fill('n:N-A3');
    await parts.box(bo.page).press('Enter');
    await expect.poll(() => ada.page.title()).toMatch(/^\(2\) /);
    await expect.poll(() => online.locator('h3').allInnerTexts()).toEqual([t('games.online.turn')]);
    await online
      .getByRole('link')
      .filter({ hasText: nameOf('menhirs') })
      .click();
    await parts.box(ada.page).waitFor();
  });
});

async function enter(page: Page, way: 'account' | 'login', name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: t(`account.${way}`) });
  await form.getByLabel(t('account.name')).fill(name);
  await form.getByLabel(t('account.password')).fill(password);
  await form.getByRole('button').click();
  await page.getByText(t('account.is', name)).first().waitFor();
}

describe('an account', () => {
  it('takes a running game along to another device, and is left here', async () => {
    const [ada, bo] = (await newPeople(2)) as [Person, Person];
    const game = await gather('menhirs', [ada, bo]);
    const [name, password] = [`ada${Date.now()}`, 'quite long enough'];
    await ada.page.goto('/account');
    await enter(ada.page, 'account', name, password);
    await parts.button(ada.page, 'account.logout').click();
    await ada.page.getByText(t('account.guest')).waitFor();
    await ada.page.goto(`/table/${game.id}`);
    await ada.page.getByText(t('table.lookingOn')).waitFor();

    const elsewhere = await newPerson(phone);
    await elsewhere.page.goto('/account');
    await enter(elsewhere.page, 'login', name, password);
    await elsewhere.page.goto('/games');
    await elsewhere.page
      .getByRole('region', { name: t('games.online') })
      .getByRole('link')
      .click();
    await parts.box(elsewhere.page).fill(chosenAction(door, game.state, new Random(1)));
    await parts.box(elsewhere.page).press('Enter');
    await Promise.all([ada, bo, elsewhere].map(({ table }) => table.waitFor(1)));
  });
});
