import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nothingWrong, violations } from './axe';
import { newPage, phone, tolerate, useBrowser } from './browser';
import { t } from './words';

useBrowser();

async function openForm(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await page.getByText(t('print.other')).click();
}

const field = (page: Page, name: string) => page.locator('form').getByRole('combobox', { name, exact: true });
const make = (page: Page) => page.getByRole('button', { name: t('print.make') });

/** What the order asked for, and the file that came. */
async function made(page: Page): Promise<{ query: Record<string, string>; name: string; content: string }> {
  const [request, download] = await Promise.all([
    page.waitForRequest(/\/print\/\w+\.pdf\?/),
    page.waitForEvent('download'),
    make(page).press('Enter'),
  ]);
  const content = await text(await download.createReadStream());
  return {
    query: Object.fromEntries(new URL(request.url()).searchParams),
    name: download.suggestedFilename(),
    content,
  };
}

describe('a game to print', () => {
  it('is made for any number of players, with the labels of a new game', async () => {
    const page = await newPage();
    await openForm(page, 'grailnah');
    await field(page, t('option.players')).selectOption(t('option.players.4'));
    await field(page, t('option.board')).selectOption(t('option.board.avalon'));
    await field(page, t('print.colour')).selectOption(t('print.colour.on'));
    const { query, name, content } = await made(page);
    expect(query).toEqual({
      players: '4',
      board: 'avalon',
      edition: 'en1.1',
      language: 'en',
      paper: 'a4',
      colour: 'on',
    });
    expect(name).toBe('grailnah-a4-en.pdf');
    expect(content.startsWith('%PDF-')).toBe(true);
    await page.getByRole('status').filter({ hasText: name }).waitFor();
  });

  it('follows the booklet of its language, unless another is chosen', async () => {
    const page = await newPage();
    await openForm(page, 'grailnah');
    const edition = field(page, t('option.edition'));
    await field(page, t('print.language')).selectOption('Nederlands');
    expect(await edition.inputValue()).toBe('nl2004');
    await edition.selectOption('fr1.0');
    await field(page, t('print.language')).selectOption('Français');
    await field(page, t('print.paper')).selectOption('letter');
    const { query, name } = await made(page);
    expect(query).toEqual({ edition: 'fr1.0', language: 'fr', paper: 'letter', colour: 'off' });
    expect(name).toBe('grailnah-letter-fr.pdf');
  });

  it('is refused in a sentence, and the files that are ready remain', async () => {
    const page = await newPage();
    tolerate(/429|ERR_FAILED|503/);
    await openForm(page, 'menhirs');
    const said = page.locator('form').getByRole('status');
    const refusal = { say: 'refused', message: { key: 'server.too-fast', rule: '', arguments: [] } };
    await page.route(/\/print\/menhirs\.pdf/, (route) => route.fulfill({ status: 429, json: refusal }));
    await make(page).click();
    await said.filter({ hasText: 'wait a little' }).waitFor();
    await page.unroute(/\/print\/menhirs\.pdf/);
    await page.route(/\/print\/menhirs\.pdf/, (route) => route.abort());
    await make(page).click();
    await said.filter({ hasText: t('print.noServer') }).waitFor();
    await page.unroute(/\/print\/menhirs\.pdf/);
    await page.route(/\/print\/menhirs\.pdf/, (route) =>
      route.fulfill({ body: '<p>home</p>', contentType: 'text/html' }),
    );
    await make(page).click();
    await said.filter({ hasText: t('print.noServer') }).waitFor();
    const ready = page.getByRole('link', { name: t('print.a4') });
    expect(await ready.getAttribute('href')).toBe('/print/menhirs-a4-en.pdf');
  });

  it('can be ordered on a phone, and by people who see, hear or move differently', async () => {
    const page = await newPage(phone);
    await openForm(page, 'graal');
    await make(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual(nothingWrong);
  });
});
