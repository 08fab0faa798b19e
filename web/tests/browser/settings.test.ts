import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './browser';
import { gather, newPeople, type Person } from './online';
import { TablePage } from './table';
import { beginAt } from './ways';
import { nameOf, t } from './words';

useBrowser();

const sliding = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click();
}

const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);

describe('settings', () => {
  it('take effect at once and are kept', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    await page.goto('/settings');
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await choose(page, t('nav.theme'), t('theme.contrast'));
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await choose(page, t('nav.theme'), t('theme.dark'));
    expect(await paper()).toBe('rgb(18, 24, 26)');
    await choose(page, t('settings.motion'), t('motion.slow'));
    const moment = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--moment'));
    expect(await moment()).toMatch(/^(450ms|\.45s|0\.45s)$/);
    await page.getByRole('switch', { name: t('play.coordinates') }).check();
    await page.locator('.preview .coordinates').waitFor({ state: 'attached' });
    await page.getByRole('slider', { name: t('settings.volume') }).fill('30');
    await choose(page, t('nav.language'), 'Nederlands');
    await page.getByRole('heading', { level: 1, name: 'Instellingen' }).waitFor();

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Instellingen' }).waitFor();
    expect(await theme(page)).toBe('dark');
    expect(await page.getByRole('slider').inputValue()).toBe('30');
    expect(await page.getByRole('switch', { name: 'Coördinaten' }).isChecked()).toBe(true);
  });

  it('of figures change them in the preview, and back', async () => {
    const page = await newPage();
    await page.goto('/settings');
    await choose(page, t('settings.game'), nameOf('grailnah'));
    const drawn = (set: string) => page.locator(`.preview .figure.${set}`);
    await drawn('carved').first().waitFor({ state: 'attached' });
    const heightOf = (): Promise<number> =>
      page
        .locator('.preview .stand .body')
        .first()
        .evaluate((each) => each.getBoundingClientRect().height);
    const upright = await heightOf();
    await choose(page, t('settings.figures'), t('figures.plain'));
    await drawn('plain').first().waitFor({ state: 'attached' });
    expect(await drawn('carved').count()).toBe(0);
    expect(await heightOf()).toBeLessThan(upright * 0.8);
    await choose(page, t('settings.figures'), t('figures.carved'));
    await drawn('carved').first().waitFor({ state: 'attached' });
    expect(await drawn('plain').count()).toBe(0);
  });

  it('that nobody knows are as if they had not been kept', async () => {
    const page = await newPage();
    await page.addInitScript(() =>
      localStorage.setItem('broceliande.settings', '{"theme":"pink","motion":7,"volume":"loud","confirm":[]}'),
    );
    await page.goto('/settings');
    const usual = page.getByRole('group', { name: t('nav.theme') }).getByRole('radio', { name: t('theme.auto') });
    expect(await usual.isChecked()).toBe(true);
    expect(await theme(page)).toBeUndefined();
  });

  it('of colours follow a device that asks for contrast', async () => {
    const page = await newPage({ contrast: 'more' });
    await page.goto('/settings');
    expect(await theme(page)).toBe('contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect.poll(() => theme(page)).toBeUndefined();
  });

  it('are reached from a game, also where colours are forced', async () => {
    const page = await newPage({ forcedColors: 'active' });
    await beginAt(page, 'menhirs', {}, sliding);
    await page.getByRole('button', { name: t('play.menu') }).click();
    await page.getByRole('link', { name: t('settings.all') }).click();
    await page.getByRole('heading', { level: 1, name: t('settings.title') }).waitFor();
  });
});

describe('a move that is to be confirmed', () => {
  async function begun(confirm: string): Promise<TablePage> {
    const page = await newPage();
    await page.goto('/settings');
    await choose(page, t('settings.confirm'), confirm);
    const table = await beginAt(page, 'menhirs', {}, sliding);
    await table.waitForCells();
    return table;
  }
  const slide = (table: TablePage) => table.page.locator('[data-direction]').first();

  it('is shown first, can be put back, and counts once it is played', async () => {
    const table = await begun(t('confirm.always'));
    const { page } = table;
    const before = await table.names;
    await table.press('b2');
    await slide(table).click();
    await page.locator('.status').getByText(t('play.confirmAsk')).waitFor();
    const shown = await table.names;
    expect(shown).not.toEqual(before);
    expect(await table.actions).toEqual([]);

    await page.getByRole('button', { name: t('play.letGo') }).click();
    await page.locator('.status').getByText(t('play.confirmAsk')).waitFor({ state: 'detached' });
    expect(await table.names).toEqual(before);

    await table.press('b2');
    await slide(table).click();
    await page.keyboard.press('Enter');
    await table.waitFor(1);
    expect(await page.getByRole('button', { name: t('play.confirm'), exact: true }).count()).toBe(0);
  });

  it('counts at once on one device where only online moves are to be', async () => {
    const table = await begun(t('confirm.online'));
    await table.press('b2');
    await slide(table).click();
    await table.waitFor(1);
  });

  it('is not sent to an online table before', async () => {
    const [ada, bo] = (await newPeople(2)) as [Person, Person];
    for (const { page } of [ada, bo]) {
      await page.addInitScript(() =>
        localStorage.setItem('broceliande.settings', '{"confirm":"online","notation":true}'),
      );
    }
    const game = await gather('menhirs', [ada, bo]);
    const [acting, other] = [game.acting, game.waiting[0]!];
    await acting.table.waitForCells();
    const sent = acting.said.length;
    await acting.page.locator('[data-cell][aria-disabled="false"]').first().click();
    const confirm = acting.page.getByRole('button', { name: t('play.confirm'), exact: true });
    await confirm.waitFor();
    expect(acting.said.slice(sent).filter((text) => text.includes('"play"'))).toEqual([]);
    await confirm.click();
    await other.table.waitFor(1);
  });
});
