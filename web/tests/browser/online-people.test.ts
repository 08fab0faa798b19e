import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser';
import { ask, gather, make, newPeople, parts, sayTo, type Person } from './online';
import { t } from './words';

useBrowser();

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the menu of the table. */
async function openPeople(page: Page): Promise<void> {
  await page.getByText(t('play.menu'), { exact: true }).click();
  await parts.button(page, 'people.open').click();
  await page.getByRole('dialog', { name: t('people.title') }).waitFor();
}

it('somebody is reported and blocked at the table, and unblocked on the account page', async () => {
  const [ada, bo] = (await newPeople(2)) as [Person, Person];
  const { id } = await gather('menhirs', [ada, bo]);
  await sayTo([ada], bo, 'you pebble');

  await openPeople(ada.page);
  await named(ada.page, t('people.reportHint', bo.name)).click();
  const form = ada.page.getByRole('dialog', { name: t('people.reportHint', bo.name) });
  await form.getByLabel(t('people.reason.insult')).check();
  await form.getByLabel(t('people.text')).fill('called me a pebble');
  await parts.button(ada.page, 'people.send').click();
  await ada.page.getByText(t('people.sent')).first().waitFor();
  await form.waitFor({ state: 'detached' });

  await openPeople(ada.page);
  await named(ada.page, t('people.blockHint', bo.name)).click();
  await ada.page.getByText(t('people.blocked', bo.name)).first().waitFor();
  const chat = ada.page.getByRole('log');
  await chat.getByText(t('chat.none')).waitFor();
  await sayTo([], bo, 'pebble, I said');
  await bo.page.getByRole('log').getByText('pebble, I said').waitFor();
  expect(await chat.getByText('pebble').count()).toBe(0);
  const listed = await make(ada, 'menhirs', { isListed: true });
  const refused = await ask(bo, { do: 'sit', table: listed });
  expect(refused).toMatchObject({ say: 'refused', message: { key: 'table.cannot-join' } });

  await ada.page.goto('/account');
  await named(ada.page, t('block.removeHint', bo.name)).click();
  await ada.page.getByText(t('block.none')).waitFor();
  await ada.page.goto(`/table/${id}`);
  await chat.getByText('pebble, I said').waitFor();
});

it('somebody is blocked from the lobby, where their tables are not shown any more', async () => {
  const [ada, bo] = (await newPeople(2)) as [Person, Person];
  await make(bo, 'menhirs', { isListed: true });
  await ada.page.goto('/lobby');
  await named(ada.page, t('people.openHint', bo.name)).click();
  await named(ada.page, t('people.blockHint', bo.name)).click();
  await ada.page.getByText(t('people.blocked', bo.name)).first().waitFor();
  await expect.poll(() => ada.page.getByRole('listitem').filter({ hasText: bo.name }).count()).toBe(0);
});
