import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './browser';
import { few } from './scope';
import { gameNames, nameOf, t } from './words';

useBrowser();

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const edgesOf = (locator: Locator): Promise<Edges> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

function seeWithin(inner: Edges, outer: Edges, what: string): void {
  const said = `${what}: ${JSON.stringify({ inner, outer })}`;
  expect(inner.left, said).toBeGreaterThanOrEqual(outer.left - 0.5);
  expect(inner.top, said).toBeGreaterThanOrEqual(outer.top - 0.5);
  expect(inner.right, said).toBeLessThanOrEqual(outer.right + 0.5);
  expect(inner.bottom, said).toBeLessThanOrEqual(outer.bottom + 0.5);
}

const widths = [320, 390, 600, 768, 820, 1024, 1440, 1920, 2560];

/** What the landscape shows of each game, in the order of the cards. */
const places = ['.circle', '.isle', '.keep'];

describe('the first page', () => {
  it('shows the places of its games whole, each above its card, and fills their pictures, at any width', async () => {
    const page = await newPage({ viewport: { width: 320, height: 900 } });
    await page.goto('/');
    for (const game of gameNames) await page.locator(`.living.here.${game} .board`).first().waitFor();
    for (const width of few(widths, 320, 600, 768, 1024, 1440)) {
      await page.setViewportSize({ width, height: 1080 });
      const { bottom: below } = await edgesOf(page.getByRole('banner'));
      const { left, right } = await edgesOf(page.locator('.hero'));
      for (const [nth, place] of places.entries()) {
        const seen = await edgesOf(page.locator(`.hero ${place}`).first());
        const card = await edgesOf(page.locator('article').nth(nth));
        const above = width < 760 ? { left, right } : card;
        seeWithin(seen, { ...above, top: below, bottom: card.top + 60 }, `${place} at ${width}`);
      }
      for (const game of gameNames) {
        const card = page.locator('article', { has: page.locator(`.living.${game}`) });
        const board = await edgesOf(card.locator('.living > .board'));
        seeWithin(await edgesOf(card.locator('.stage')), board, `${game} at ${width}`);
      }
    }
  });
});

describe('the form of a new game', () => {
  it('shows the board that is asked for, with its armies', async () => {
    const page = await newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/new/graal');
    await page.locator('.living.here').waitFor();
    for (let seats = 2; seats < 6; seats += 1) await page.getByRole('button', { name: t('new.add') }).click();
    const board = page.getByRole('img', { name: t('play.board', nameOf('graal')) });
    await board.waitFor();
    for (let seat = 0; seat < 6; seat += 1) {
      expect(await board.locator(`.figure-seat-${seat}`).count(), `army ${seat}`).toBeGreaterThan(0);
    }
  });
});
