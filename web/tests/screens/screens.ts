import { mkdirSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { newContext, tolerate, useBrowser } from '../browser/browser';
import { speak, ways } from '../browser/pages';
import { moments } from './moments';

useBrowser();

const folder = fileURLToPath(new URL('../../screens/', import.meta.url));

/** What the command asks for (scripts/screens.mjs); else everything. */
const asked = (name: string): readonly string[] | null => env[name]?.split(',') ?? null;
const chosen = <T extends string>(name: string, all: readonly T[]): readonly T[] =>
  all.filter((each) => asked(name)?.includes(each) ?? true);

/** Phones, one of them sideways, a tablet, a desk, and that desk at 200 %; how wide each is on the sheet. */
const desk = { width: 1440, height: 900, shown: 560 };
const usual = [
  { width: 320, height: 640, shown: 240 },
  { width: 390, height: 844, shown: 270 },
  { width: 844, height: 390, shown: 430 },
  { width: 820, height: 1180, shown: 380 },
  desk,
  { width: 720, height: 450, shown: 400 },
];

/** A size that is asked for is shown as large as it is. */
function sizeOf(text: string): (typeof usual)[number] {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height, shown: width };
}
const sizes = asked('SCREENS_SIZES')?.map(sizeOf) ?? usual;

const media = {
  day: { colorScheme: 'light', contrast: null },
  night: { colorScheme: 'dark', contrast: null },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;
const themes = chosen('SCREENS_THEMES', ['day', 'night', 'contrast']);
const spoken = chosen('SCREENS_LANGUAGES', ['en', 'fr', 'nl']);

const all = Object.entries({ ...ways, ...moments });
const only = (env['SCREENS_ONLY'] ?? '').toLowerCase();
const wanted = all.filter(([name]) => name.toLowerCase().includes(only));

/** How much of a long page is shown, in windows: more of it by day. A table has its tools at the lower edge of one. */
const windowsOf = (name: string, theme: string): number => (theme === 'day' && !(name in moments) ? 2.2 : 1);

async function shoot(page: Page, windows: number): Promise<string> {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, Math.round(height * windows)) };
  return (await page.screenshot({ fullPage: true, clip })).toString('base64');
}

/** All sizes and themes of a page on one picture: a row for each theme, a column for each size. */
async function sheetOf(name: string, page: Page): Promise<string> {
  const rows: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia(media[theme]);
    const pictures: string[] = [];
    for (const { width, height, shown } of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      pictures.push(`<img width="${shown}" src="data:image/png;base64,${await shoot(page, windowsOf(name, theme))}">`);
    }
    rows.push(`<div>${pictures.join('')}</div>`);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  return `<style>body { margin: 8px; background: #777 } div { display: flex; gap: 8px; align-items: start; margin-block-end: 8px }</style>${rows.join('')}`;
}

describe('sheets', () => {
  mkdirSync(folder, { recursive: true });

  it.runIf(wanted.length === 0)('of nothing', () => {
    const names = all.map(([name]) => `  ${name}`).join('\n');
    throw new Error(`no page is called “${only}”; there are\n${names}`);
  });

  it.each(wanted)('of %s', { timeout: 300_000 }, async (name, go) => {
    tolerate(/./);
    const page = await (await newContext({ viewport: desk }, false)).newPage();
    const board = await (
      await newContext({ viewport: { width: 16 + sizes.reduce((sum, { shown }) => sum + shown + 8, 0), height: 300 } })
    ).newPage();
    const tidy = await go(page);
    for (const language of spoken) {
      await page.setViewportSize(desk);
      await speak(page, language);
      await board.setContent(await sheetOf(name, page), { waitUntil: 'load' });
      writeFileSync(
        `${folder}${name.replaceAll(' ', '-').replaceAll('’', '').toLowerCase()}.${language}.png`,
        await board.screenshot({ fullPage: true }),
      );
    }
    await tidy?.();
  });
});
