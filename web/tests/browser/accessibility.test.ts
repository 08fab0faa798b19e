import type { Page } from 'playwright-core';
import { english } from '../../src/base/i18n/dictionary';
import { describe, expect, it } from 'vitest';
import { newPage, phone, useBrowser } from './browser';
import { isLong } from './scope';
import { begin } from './ways';
import { gameNames, t } from './words';

useBrowser();

interface Heard {
  role: string;
  name: string;
}

/** The page as assistive technology is told of it. */
async function heard(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({ role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') }));
}

const spoken = (page: Page): Promise<string> =>
  page
    .locator('[aria-live="polite"]')
    .allInnerTexts()
    .then((texts) => texts.join(' '));

describe('somebody who listens', () => {
  it('plays: cells tell what they are and can do, and actions are announced', async () => {
    const page = await newPage();
    await begin(page, 'menhirs');
    await page.locator('[data-cell]').first().waitFor();
    const cells = (await heard(page)).filter(({ role, name }) => role === 'button' && /^[a-g]\d: /.test(name));
    expect(cells).toHaveLength(37);
    const free = cells.filter(({ name }) => name.includes(t('cell.aim')));
    const covered = cells.filter(({ name }) => name.includes(t('standing.menhir+mist')));
    expect([free.length, covered.length]).toEqual([30, 7]);
    await page.getByRole('button', { name: free[0]!.name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => spoken(page)).toMatch(/^ ?(Oak|Holly) places a mist tile\.$/);
  });

  it('hears why something is refused, and can follow its rule', async () => {
    const page = await newPage();
    await begin(page, 'grailnah');
    const input = page.getByRole('textbox', { name: t('play.type') });
    await input.fill('K:N-G1');
    await input.press('Enter');
    await expect.poll(() => spoken(page)).toContain(english.phrases['grailnah.royal-gate']!);
    expect(await spoken(page)).not.toMatch(/G\d+/);
    await page
      .getByRole('status')
      .getByRole('button', { name: t('book.ask', '') })
      .waitFor();
  });

  it('learns: the steps of a lesson are headed, told and announced', async () => {
    const page = await newPage();
    await page.goto('/learn/grailnah/1');
    await page.locator('[data-cell]').first().waitFor();
    const tree = await heard(page);
    expect(tree.some(({ role, name }) => role === 'heading' && name !== '')).toBe(true);
    expect(tree.filter(({ role, name }) => role === 'button' && /^[A-G]\d+: /.test(name)).length).toBeGreaterThan(100);
  });

  it('reviews: actions and variations are buttons, the evaluation has words', async () => {
    const page = await newPage();
    await begin(page, 'menhirs');
    const input = page.getByRole('textbox', { name: t('play.type') });
    await page.locator('[data-cell]').first().waitFor();
    const free = (await heard(page)).find(({ name }) => name.includes(t('cell.aim')))!.name.split(':')[0]!;
    await input.fill(free);
    await input.press('Enter');
    await page.getByText(t('play.menu'), { exact: true }).click();
    await page.getByRole('button', { name: t('analysis.open') }).click();
    await page.getByRole('heading', { name: t('analysis.lines') }).waitFor();
    await expect
      .poll(async () =>
        (await heard(page)).some(({ role, name }) => role === 'image' && name.startsWith(t('analysis.bar', ''))),
      )
      .toBe(true);
    const tree = await heard(page);
    expect(tree.some(({ role, name }) => role === 'button' && name.includes(free))).toBe(true);
  });
});

// pages.test.ts asks for more on all pages.
describe.runIf(isLong)('targets', () => {
  const least = 24; // WCAG 2.2, 2.5.8

  const paths = [...gameNames.map((game) => `/new/${game}`), '/', '/games', '/puzzles/menhirs', '/learn/graal'];

  it.each(paths)('are large enough for a finger on %s', async (path) => {
    const page = await newPage(phone);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const small = await page.locator('button, select, summary, input').evaluateAll(
      (elements, size) =>
        elements
          .filter((element) => element instanceof HTMLElement && element.offsetParent !== null)
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 120) }))
          .filter(({ box }) => box.width > 0 && (box.width < size || box.height < size))
          .map(({ text }) => text),
      least,
    );
    expect(small.filter((text) => !text.includes('type="checkbox"') && !text.includes('hidden'))).toEqual([]);
  });
});
