import { mkdirSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { newContext, tolerate, useBrowser } from '../browser/browser';
import { speak, ways } from '../browser/pages';

useBrowser();

const folder = fileURLToPath(new URL('../../screens/', import.meta.url));

/** What the environment asks for, as in `LANGUAGES=en THEMES=day,night SIZES=390,1440 npm run screens`; else everything. */
const wanted = (name: string, each: string): boolean => env[name]?.split(',').includes(each) ?? true;

/** Phones, one of them sideways, a tablet, a desk, and that desk at 200 %; how wide each is on the sheet. */
const desk = { width: 1440, height: 900, shown: 560 };
const sizes = [
  { width: 320, height: 640, shown: 240 },
  { width: 390, height: 844, shown: 270 },
  { width: 844, height: 390, shown: 430 },
  { width: 820, height: 1180, shown: 380 },
  desk,
  { width: 720, height: 450, shown: 400 },
].filter(({ width }) => wanted('SIZES', String(width)));
const themes = Object.entries({
  day: { colorScheme: 'light', contrast: null },
  night: { colorScheme: 'dark', contrast: null },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const).filter(([name]) => wanted('THEMES', name));
const spoken = (['en', 'fr', 'nl'] as const).filter((language) => wanted('LANGUAGES', language));
/** How much of a long page is shown, in windows: more of it by day. */
const lengths: Readonly<Record<string, number>> = { day: 2.2 };

async function shoot(page: Page, windows: number): Promise<string> {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, Math.round(height * windows)) };
  return (await page.screenshot({ fullPage: true, clip })).toString('base64');
}

/** All sizes and themes of a page on one picture: a row for each theme, a column for each size. */
async function sheetOf(page: Page): Promise<string> {
  const rows: string[] = [];
  for (const [name, theme] of themes) {
    await page.emulateMedia(theme);
    const pictures: string[] = [];
    for (const { width, height, shown } of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      pictures.push(`<img width="${shown}" src="data:image/png;base64,${await shoot(page, lengths[name] ?? 1)}">`);
    }
    rows.push(`<div>${pictures.join('')}</div>`);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  return `<style>body { margin: 8px; background: #777 } div { display: flex; gap: 8px; align-items: start; margin-block-end: 8px }</style>${rows.join('')}`;
}

describe('sheets', () => {
  mkdirSync(folder, { recursive: true });

  it.each(Object.entries(ways))('of %s', { timeout: 300_000 }, async (name, go) => {
    tolerate(/./);
    const page = await (await newContext({ viewport: desk }, false)).newPage();
    const board = await (
      await newContext({ viewport: { width: 16 + sizes.reduce((sum, { shown }) => sum + shown + 8, 0), height: 300 } })
    ).newPage();
    const tidy = await go(page);
    for (const language of spoken) {
      await page.setViewportSize(desk);
      await speak(page, language);
      await board.setContent(await sheetOf(page), { waitUntil: 'load' });
      writeFileSync(
        `${folder}${name.replaceAll(' ', '-')}.${language}.png`,
        await board.screenshot({ fullPage: true }),
      );
    }
    await tidy?.();
  });
});
