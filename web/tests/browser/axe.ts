import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isLong } from './scope';

/** Loaded into a page once and called there: a builder of its own loads it again for each of our three looks. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function found(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate(async (only) => {
    const tool = (globalThis as unknown as { axe: typeof axe }).axe;
    // What passes is counted by one node of each kind.
    const options: axe.RunOptions = { resultTypes: ['violations'] };
    if (only) options.runOnly = { type: 'rule', values: [...only] };
    return (await tool.run(document, options)).violations;
  }, rules);
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}

export const nothingWrong = { light: [], dark: [], contrast: [] };

const aboutColours = ['color-contrast', 'link-in-text-block'];

/**
 * What is wrong for people who see, hear or move differently; in the dark, with the colours; and in high contrast, where
 * text is to have 7 : 1. All themes colour the same parts, so a few pages in all of them stand for the others.
 */
export async function violations(
  page: Page,
  inEveryTheme = isLong,
): Promise<{ light: string[]; dark: string[]; contrast: string[] }> {
  await page.evaluate(source);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await found(page);
  if (!inEveryTheme) return { ...nothingWrong, light };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, aboutColours);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.locator('html[data-theme="contrast"]').waitFor();
  const contrast = await found(page, [...aboutColours, 'color-contrast-enhanced']);
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  return { light, dark, contrast };
}
