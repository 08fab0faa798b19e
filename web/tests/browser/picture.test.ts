import type { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage, useBrowser } from './browser';
import { begin } from './ways';
import { t } from './words';

useBrowser();

async function openPictures(page: Page): Promise<void> {
  await page.locator('[data-cell]').first().waitFor();
  await page.getByRole('button', { name: t('play.menu') }).click();
  await page.getByRole('button', { name: t('picture.open') }).click();
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

/** Whether workers hear what they are told. */
async function letWorkersHear(page: Page, doHear: boolean): Promise<void> {
  await page.evaluate((isReal) => {
    const { prototype } = Worker as { prototype: Worker & { heard?: Worker['postMessage'] } };
    prototype.heard ??= prototype.postMessage;
    prototype.postMessage = isReal ? prototype.heard : () => {};
  }, doHear);
}

describe('a picture', () => {
  it('is drawn of what is seen, and saved, offline too', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await begin(page, 'grailnah');
    await openPictures(page);
    await page
      .getByRole('img', { name: /Grailnah/ })
      .last()
      .waitFor();
    await context.setOffline(true);
    const { name, bytes } = await saved(page, t('picture.save'));
    expect(name).toMatch(/^grailnah-[\d-]+\.png$/);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(bytes.length).toBeGreaterThan(200_000); // a painted board, not an empty sheet
  });

  it('of a whole game is a film, which can be cancelled', async () => {
    const page = await newPage();
    await begin(page, 'menhirs');
    await page.locator('[role="button"][data-cell][aria-disabled="false"]').first().focus();
    await page.keyboard.press('Enter');
    await openPictures(page);
    await letWorkersHear(page, false); // so that the film is still being made, however fast the machine
    await page.getByRole('button', { name: t('picture.film') }).click();
    await page.getByRole('button', { name: t('word.cancel') }).click();
    await letWorkersHear(page, true);
    await page.getByRole('button', { name: t('picture.film') }).click();
    await page.getByRole('button', { name: t('picture.saveFilm') }).waitFor({ timeout: 50_000 });
    const { name, bytes } = await saved(page, t('picture.saveFilm'));
    expect(name).toMatch(/^menhirs-[\d-]+\.gif$/);
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
    expect(bytes.length).toBeLessThan(2_000_000);
  });
});
