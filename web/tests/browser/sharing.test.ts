import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, phone, useBrowser } from './browser';
import { grailnahAfter } from './lines';
import { beginAgainst } from './ways';
import { t } from './words';

useBrowser();

/** A page that may not write to the clipboard, as in the browsers inside other apps. */
async function newRefusedPage(width: number): Promise<Page> {
  const context = await newContext({ ...phone, viewport: { width, height: 844 } });
  await context.addInitScript(() => {
    const writeText = (): Promise<void> => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    document.execCommand = () => false;
  });
  return context.newPage();
}

const link = (page: Page) => page.getByRole('dialog', { name: t('link.here') });

describe('a link that the browser refuses to copy', () => {
  it.each([390, 320])('is shown in a field, with a way to close it (%i px)', async (width) => {
    const page = await newRefusedPage(width);
    await beginAgainst(page, 1, 0, { game: 'grailnah', position: grailnahAfter(12) });
    await page.getByRole('button', { name: t('play.menu') }).click();
    await page.getByRole('button', { name: t('link.copy') }).click();
    const field = link(page).getByRole('textbox');
    await field.waitFor();
    expect(await field.inputValue()).toMatch(/^http.*\/open#g=/);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog, dialog *')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth),
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const isSelected = (input: HTMLInputElement): boolean =>
      input.selectionStart === 0 && input.selectionEnd === input.value.length;
    expect(await field.evaluate(isSelected)).toBe(true);
    await link(page)
      .getByRole('button', { name: t('share.copy') })
      .click();
    await link(page).getByRole('alert').waitFor();
    expect(await field.evaluate(isSelected)).toBe(true);
    await link(page)
      .getByRole('button', { name: t('word.close') })
      .click();
    await link(page).waitFor({ state: 'detached' });
  });
});
