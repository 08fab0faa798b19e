import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage, useBrowser } from './browser';
import { askForHint, beginAtFullStrength, beginByClick } from './ways';
import { nameOf, t } from './words';

useBrowser();

/** The networks that a page and its workers ask for. */
function fetchedBy(page: Page): string[] {
  const names: string[] = [];
  page.context().on('request', (request) => {
    const name = /\/([\w-]+?)-[\w-]{8}\.nnue$/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

describe('full strength', () => {
  it('fetches the network of its game when it first thinks, and no other', async () => {
    const page = await newPage();
    const fetched = fetchedBy(page);
    await beginByClick(page, 'menhirs', 'computer');
    await page.getByRole('textbox', { name: t('play.type') }).waitFor();
    expect(fetched).toEqual([]);
    await beginAtFullStrength(page);
    await askForHint(page);
    expect(new Set(fetched)).toEqual(new Set(['grailnah-2']));
  });

  it('is a switch beside the last opponent, where a game has a network', async () => {
    const page = await (await newContext({}, false)).newPage();
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: t('opponent.title') });
    const full = dialog.getByRole('switch', { name: t('opponent.full') });
    const ask = (game: 'menhirs' | 'grailnah'): Promise<void> =>
      page.getByRole('button', { name: t('home.playHint', nameOf(game)), exact: true }).click();
    await ask('menhirs');
    await dialog.getByText(t('level.8.about')).click();
    expect(await full.count()).toBe(0);
    await dialog.getByRole('button', { name: t('word.cancel') }).click();
    await ask('grailnah');
    await dialog.getByText(t('level.7.about')).click();
    expect(await full.count()).toBe(0);
    await dialog.getByText(t('level.8.about')).click();
    await full.check();
    await dialog.getByRole('button', { name: t('opponent.play', t('level.8')), exact: true }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('.players').getByText(t('level.fullStrength')).waitFor();
    await page.goto('/settings');
    expect(await page.getByLabel(t('settings.opponent')).inputValue()).toBe('9');
  });

  it('is not offered to so many players that no network fits', async () => {
    const page = await newPage();
    await page.goto('/new/grailnah');
    const opponent = page.getByLabel(t('new.kind', 2));
    await opponent.selectOption(t('level.atFull', t('level.8')));
    await page.getByRole('button', { name: t('new.add') }).click();
    await expect.poll(() => opponent.inputValue()).toBe('8');
    expect(await opponent.locator('option').last().innerText()).toBe(t('level.full', 8, t('level.8')));
    await page.getByRole('button', { name: t('new.begin') }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('.players').getByText(t('level.8')).first().waitFor();
    expect(await page.getByText(t('level.fullStrength')).count()).toBe(0);
  });
});
