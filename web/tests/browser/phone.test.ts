import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english, sentence } from '../../src/i18n/dictionary';
import { newPage, phone, useBrowser } from './browser';
import { graalAfter } from './lines';
import { door, stateOf, TablePage } from './table';
import { begin, beginAt } from './ways';
import { gameNames, nameOf, t, type GameName } from './words';

useBrowser();

async function start(page: Page, game: GameName): Promise<TablePage> {
  if (game === 'graal') await beginAt(page, game, {}, graalAfter(0));
  else await begin(page, game, 'person');
  await page.getByRole('heading', { name: t('play.actions') }).waitFor();
  return new TablePage(page, true);
}

async function isOnScreen(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const { width, height } = phone.viewport!;
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

const scrolls = (page: Page): Promise<{ across: number; down: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollY };
  });

describe('on a phone', () => {
  it.each(gameNames)('%s fits one screen, and taps play', async (game) => {
    const page = await newPage(phone);
    const table = await start(page, game);
    const { options, position } = await stateOf(page);
    const { prompt, next } = door.choose(game, options, position, []);
    const parts = {
      status: page.getByText(sentence(english, prompt).text).first(),
      board: page.getByRole('group', { name: t('play.board', nameOf(game)) }),
      undo: page.getByRole('button', { name: t('play.undo') }),
      hint: page.getByRole('button', { name: t('play.hint'), exact: true }),
      turn: page.getByRole('button', { name: t('play.turnBoard') }),
    };
    const seen = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, await isOnScreen(part)] as const),
    );
    expect(seen.filter(([, isSeen]) => !isSeen)).toEqual([]);
    expect(await scrolls(page)).toEqual({ across: 0, down: 0 });

    const action = { menhirs: next[0]?.id ?? '', grailnah: 'n:N-A3', graal: 'h1-f3' }[game];
    await table.play(action);
    expect(await scrolls(page)).toEqual({ across: 0, down: 0 });
  });

  it('the large board of Graal comes nearer with the first tap', async () => {
    const page = await newPage(phone);
    const table = await start(page, 'graal');
    const chosen = page.locator('[data-cell][aria-pressed="true"]');
    const centre = async (): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await table.cell('h1').boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const before = (await table.cell('h1').boundingBox())!;
    const first = await centre();
    await page.touchscreen.tap(first.x, first.y);
    await table.zoomOut.waitFor();
    expect(await chosen.count()).toBe(0);
    const after = (await table.cell('h1').boundingBox())!;
    expect(after.width).toBeGreaterThan(before.width * 1.8);
    const second = await centre();
    await page.touchscreen.tap(second.x, second.y);
    await chosen.waitFor();
    await table.zoomOut.tap();
    await table.zoomOut.waitFor({ state: 'detached' });
  });
});
