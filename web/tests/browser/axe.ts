import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}

/** What is wrong for people who see, hear or move differently; in the dark, with the colours. */
export async function violations(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await found(new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await found(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])) };
}
