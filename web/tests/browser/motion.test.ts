import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './browser';
import { graalAfter, grailnahAfter } from './lines';
import { TablePage } from './table';
import { beginAt } from './ways';
import { gameNames, type GameName } from './words';

useBrowser();

const positions: Readonly<Record<GameName, string>> = {
  menhirs: '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a',
  grailnah: grailnahAfter(2),
  graal: graalAfter(0),
};

/** What moves on the board by itself or on its way somewhere. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const onBoard = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect && (effect.target?.closest('.board') ?? null) !== null;
    return document.getAnimations().filter((animation) => animation.playState === 'running' && onBoard(animation))
      .length;
  });

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

describe('on a board', () => {
  it.each(gameNames)('of %s nothing moves for who wants no motion', async (game) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    const table = await beginAt(page, game, {}, positions[game]);
    await table.waitForCells();
    await page.locator('[data-cell][aria-disabled="false"]').first().focus();
    await page.keyboard.press('Enter');
    expect(await moving(page)).toBe(0);
  });

  it('what drifts for ever rests while nobody sees it', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    const table: TablePage = await beginAt(page, 'menhirs', {}, positions.menhirs);
    await table.waitForCells();
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await hide(page, true);
    await expect.poll(() => moving(page)).toBe(0);
    await hide(page, false);
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
  });
});
