import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}

const aboutColours = ['color-contrast', 'link-in-text-block'];

/**
 * What is wrong for people who see, hear or move differently; in the dark, with the colours; and in high contrast, where
 * text is to have 7 : 1.
 */
export async function violations(page: Page): Promise<{ light: string[]; dark: string[]; contrast: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await found(new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(new AxeBuilder({ page }).withRules(aboutColours));
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.locator('html[data-theme="contrast"]').waitFor();
  const contrast = await found(new AxeBuilder({ page }).withRules([...aboutColours, 'color-contrast-enhanced']));
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  return { light, dark, contrast };
}

export const nothingWrong = { light: [], dark: [], contrast: [] };
