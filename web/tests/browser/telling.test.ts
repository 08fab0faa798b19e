import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { word, type Dictionary } from '../../src/base/i18n/dictionary';
import { newContext, useBrowser } from './browser';
import { few } from './scope';
import { TablePage } from './table';
import { dictionaries } from './words';

useBrowser();

/** Rule ids, names of cells, moves as they are typed, seats by letter or compass, players by number. */
const machine =
  /\b[MGCP]\d+\b|\b[a-p]\d+\b|[>*]|\b\w:\w|\b(?:Player|Joueur|Speler) \d|\d[ab]\b|\b(?:[NS][123]|nl2004|en1\.1)\b/;

/** Who plays the first time is asked once against whom; the gentlest is proposed. */
async function chooseOpponent(page: Page, dictionary: Dictionary): Promise<void> {
  const dialog = page.getByRole('dialog', { name: word(dictionary, 'opponent.title') });
  expect(await dialog.getByRole('radio').count()).toBe(8);
  await dialog.getByText(word(dictionary, 'level.3.about')).click();
  await dialog
    .getByRole('button', { name: word(dictionary, 'opponent.play', [word(dictionary, 'level.3')]), exact: true })
    .click();
}

describe.each(few(dictionaries, dictionaries[1]!))('the page as it comes, in $language', (dictionary) => {
  it('tells a game in the words of people', async () => {
    const context = await newContext({ locale: dictionary.language }, false);
    const page = await context.newPage();
    await page.goto('/');
    const name = word(dictionary, 'home.playHint', [word(dictionary, 'game.menhirs.name')]);
    await page.getByRole('button', { name, exact: true }).click();
    await chooseOpponent(page, dictionary);
    const table = new TablePage(page);
    await table.waitForCells();
    for (let tries = 0; tries < 12 && (await page.locator('.actions li button').count()) < 2; ++tries) {
      await table.waitForCells();
      await page.locator('[data-cell][aria-disabled="false"]').first().click({ force: true });
    }
    await page.locator('.actions li button').nth(1).waitFor();
    await page.locator('.caption').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(machine);
    expect(await page.getByRole('textbox', { name: word(dictionary, 'play.type') }).count()).toBe(0);

    await page.goto('/');
    await page.getByRole('button', { name, exact: true }).click();
    await table.waitForCells();
    expect(await page.getByText(word(dictionary, 'level.3')).count()).toBeGreaterThan(0);
  });
});
