import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, tolerate, useBrowser } from './browser';
import { t } from './words';

useBrowser();

/** An account name that no other test has. */
const account = `morgane-${Date.now().toString(36)}`;
const first = 'the first password';
const second = 'the second password';

async function at(page: Page): Promise<void> {
  await page.goto('/account');
  await page.locator('form').first().waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, way: 'account' | 'login', password: string): Promise<void> {
  const form = page.getByRole('form', { name: t(`account.${way}`), exact: true });
  await form.getByLabel(t('account.name')).fill(account);
  await form.getByLabel(t('account.password')).fill(password);
  await form.getByRole('button', { name: t(`account.${way}Go`) }).click();
  await page.locator('.lead', { hasText: t('account.is', account) }).waitFor();
}

const signedOut = (page: Page) => page.locator('.lead', { hasText: t('account.guest') }).waitFor();

it('an account is made, used in two browsers, recovered by a code and deleted', async () => {
  tolerate(/40[013]/); // what is refused, the browser says too
  const [laptop, phone] = [await newPage(), await newPage()];
  await at(laptop);
  const making = laptop.getByRole('form', { name: t('account.account'), exact: true });
  await making.getByLabel(t('account.name')).fill(account);
  await making.getByLabel(t('account.password')).fill('short');
  await making.getByRole('button').click();
  await making.getByRole('alert').waitFor();
  await enter(laptop, 'account', first);
  await at(phone);
  await enter(phone, 'login', first);

  // Ended from elsewhere, the page is a guest's at once.
  await laptop.reload();
  const sessions = laptop.getByRole('listitem').filter({ hasText: t('session.on', 'Chrome', 'Linux') });
  await expect.poll(() => sessions.count()).toBe(2);
  await button(laptop, t('session.endHint', t('session.on', 'Chrome', 'Linux'))).click();
  await signedOut(phone);
  await phone.getByText(t('account.signedOut')).first().waitFor();
  await expect.poll(() => sessions.count()).toBe(1);

  // A wrong password is said beside the field that it is about; the right one is changed.
  await laptop.getByLabel(t('password.old')).fill('not this one');
  await laptop.getByLabel(t('password.new')).fill(second);
  await button(laptop, t('password.change')).click();
  await laptop.getByText('That is not your password').waitFor();
  expect(await laptop.getByLabel(t('password.old')).getAttribute('aria-invalid')).toBe('true');
  await laptop.getByLabel(t('password.old')).fill(first);
  await button(laptop, t('password.change')).click();
  await laptop.getByText(t('password.changed')).first().waitFor();

  const recovery = laptop.locator('section').filter({ hasText: t('recovery.hint') });
  await recovery.getByLabel(t('account.password')).fill(second);
  await button(laptop, t('recovery.make')).click();
  const code = await recovery.locator('code').innerText();
  expect(code).toMatch(/^\w{5}(-\w{5}){3}$/);

  await phone.getByText(t('recovery.forgotten')).click();
  const forgotten = phone.locator('details').filter({ hasText: t('recovery.forgotten') });
  await forgotten.getByLabel(t('account.name')).fill(account);
  await forgotten.getByLabel(t('recovery.code')).fill(code.toUpperCase());
  await forgotten.getByLabel(t('password.new')).fill(first);
  await button(phone, t('recovery.go')).click();
  await phone.locator('.lead', { hasText: t('account.is', account) }).waitFor();
  await signedOut(laptop);

  // A bot's token says what it may do, and until when.
  await phone.getByLabel(t('token.label')).fill('my bot');
  await phone.getByLabel(t('token.scope')).selectOption('read');
  await button(phone, t('token.make')).click();
  await phone.getByText(t('token.once')).waitFor();
  expect(await phone.getByRole('listitem').filter({ hasText: 'my bot' }).innerText()).toMatch(
    /only watch · valid until/,
  );

  const download = phone.waitForEvent('download');
  await button(phone, t('data.export')).click();
  expect((await download).suggestedFilename()).toBe('broceliande.json');
  await phone.getByText(t('data.delete')).click();
  const removal = phone.locator('details').filter({ hasText: t('data.delete') });
  await removal.getByLabel(t('account.password')).fill(first);
  await removal.getByLabel(t('data.confirm')).check();
  await button(phone, t('data.deleteGo')).click();
  await signedOut(phone);
});
