import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailServer } from '../faults/mailing';
import { newPage, tolerate, useBrowser } from './browser';
import { Server } from './server';
import { t } from './words';

useBrowser();

const site = 'https://games.test';
const address = 'morgane@example.net';
let mail: MailServer;
let server: Server;
beforeAll(async () => {
  mail = await MailServer.started({ isSecured: false });
  const from = ['--mail-from', 'Brocéliande <games@example.org>', '--public-origin', site];
  server = await Server.begun(':memory:', ['--smtp', mail.url, ...from]);
});
afterAll(async () => {
  await server.end();
  mail.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const opened = async (path: string): Promise<Page> => {
  const page = await newPage({ baseURL: server.origin });
  await page.goto(path);
  return page;
};
/** The page that the latest message leads to. */
const linked = async (from: number): Promise<string> => {
  const { text } = await mail.next(address, from);
  return new RegExp(`${site}(/\\S+)`).exec(text)![1]!;
};

it('an address is confirmed, told of games, and gets a new password', async () => {
  const page = await opened('/account');
  const making = page.getByRole('form', { name: t('account.account'), exact: true });
  await making.getByLabel(t('account.name')).fill('morgane');
  await making.getByLabel(t('account.password')).fill('the first password');
  await making.getByRole('button', { name: t('account.accountGo') }).click();
  const form = page.locator('section').filter({ hasText: t('mail.hint') });
  await form.getByLabel(t('mail.address')).fill(address);
  await form.getByLabel(t('account.password')).fill('the first password');
  await button(page, t('mail.send')).click();
  await form.getByText(t('mail.pending', address)).waitFor();
  await page.goto(await linked(0));
  await button(page, t('mail.confirm')).click();
  await page.getByText(t('mail.confirmed', address)).waitFor();
  await page.getByRole('link', { name: t('mail.toSettings') }).click();
  await page.getByRole('switch', { name: t('notice.mail') }).click();
  const kinds = page.getByRole('group', { name: t('notice.mailKinds') });
  const isKept = page.waitForResponse((answer) => {
    const wish = answer.request().postDataJSON() as { mail?: { kinds: readonly string[] } } | null;
    return answer.url().endsWith('/api/notices') && wish?.mail?.kinds.includes('over') === false;
  });
  await kinds.getByLabel(t('notice.kind.over')).click();
  await isKept;
  await page.getByText(t('notice.quietHint')).waitFor();
  await page.reload();
  await kinds.waitFor();
  expect(await kinds.getByLabel(t('notice.kind.over')).isChecked()).toBe(false);
  expect(await kinds.getByLabel(t('notice.kind.turn')).isChecked()).toBe(true);

  const phone = await opened('/account');
  await phone.getByText(t('recovery.forgotten')).click();
  await phone.getByLabel(t('recovery.who')).fill(address);
  const before = mail.letters.length;
  await button(phone, t('recovery.mailGo')).click();
  await phone.getByText(t('recovery.mailed')).waitFor();
  await phone.goto(await linked(before));
  await phone.getByLabel(t('password.new')).fill('the second password');
  await button(phone, t('recovery.go')).click();
  await phone.locator('.lead', { hasText: t('account.is', 'morgane') }).waitFor();
  await phone.getByText(t('mail.is', address)).waitFor();
});

it('a link that the server has not made says so', async () => {
  tolerate(/40[34]/); // what is refused, the browser says too
  const page = await opened('/confirm#nothing');
  await button(page, t('mail.confirm')).click();
  await page.getByRole('alert').filter({ hasText: 'This link has been used' }).waitFor();
  await page.goto('/unsubscribe/nothing');
  await button(page, t('mail.end')).click();
  await page.getByRole('alert').filter({ hasText: 'This link has been used' }).waitFor();
});
