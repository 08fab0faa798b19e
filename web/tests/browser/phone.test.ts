import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english, sentence } from '../../src/base/i18n/dictionary';
import { newPage, phone, useBrowser } from './browser';
import { gameFragment } from '../../src/match/links';
import { Fingers } from './fingers';
import { graalAfter, grailnahLine } from './lines';
import { few } from './scope';
import { door, stateOf, TablePage } from './table';
import { begin, beginAt } from './ways';
import { gameNames, nameOf, t, type GameName } from './words';

useBrowser();

async function start(page: Page, game: GameName): Promise<TablePage> {
  if (game === 'graal') await beginAt(page, game, {}, graalAfter(0));
  else await begin(page, game);
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
  it.each(few(gameNames, 'graal'))('%s fits one screen, and taps play', async (game) => {
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
    await page.locator('.status').getByText(t('zoom.again')).waitFor();
    expect(await chosen.count()).toBe(0);
    const after = (await table.cell('h1').boundingBox())!;
    expect(after.width).toBeGreaterThan(before.width * 1.8);
    const second = await centre();
    await page.touchscreen.tap(second.x, second.y);
    await chosen.waitFor();
    expect(await page.locator('.status').getByText(t('zoom.again')).count()).toBe(0);
    const button = (await table.zoomOut.boundingBox())!;
    for (const cell of await page.locator('[data-cell][aria-disabled="false"]').all()) {
      const box = (await cell.boundingBox())!;
      const [across, down] = [box.x + box.width / 2 - button.x, box.y + box.height / 2 - button.y];
      expect(across > 0 && across < button.width && down > 0 && down < button.height).toBe(false);
    }
    await table.zoomOut.tap();
    await table.zoomOut.waitFor({ state: 'detached' });
  });

  it('a figure that stands alone is picked with one tap, and so is the one that is hit in a castle', async () => {
    const page = await newPage(phone);
    const graal = await start(page, 'graal');
    const at = async (table: TablePage, cell: string, across = 0.5): Promise<void> => {
      const { x, y, width, height } = (await table.cell(cell).boundingBox())!;
      await page.touchscreen.tap(x + width * across, y + height / 2);
    };
    await at(graal, 'k5');
    await page.locator('[data-cell="k5"][aria-pressed="true"]').waitFor();
    expect(await graal.zoomOut.count()).toBe(0);

    const grailnah = await start(page, 'grailnah');
    await at(grailnah, 'N', 0.73);
    await page.locator('[data-cell="N"][aria-pressed="true"]').waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  it('a board that came nearer follows one finger and is enlarged by two', async () => {
    const page = await newPage(phone);
    const table = await start(page, 'graal');
    const board = page.getByRole('group', { name: t('play.board', nameOf('graal')) });
    const free = (await table.cell('h8').boundingBox())!;
    await page.touchscreen.tap(free.x + free.width / 2, free.y + free.height / 2);
    expect(await table.zoomOut.count(), 'nothing can be meant there').toBe(0);
    await page.touchscreen.tap(free.x + free.width / 2, free.y + free.height / 2);
    await table.zoomOut.waitFor();
    const box = (await board.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const cell = async (): Promise<{ x: number; y: number; width: number }> => (await table.cell('h8').boundingBox())!;
    const fingers = await Fingers.on(page);

    const before = await cell();
    await fingers.move([middle], [{ x: middle.x + 60, y: middle.y - 40 }]);
    const panned = await cell();
    expect(panned.x - before.x).toBeCloseTo(60, 0);
    expect(panned.y - before.y).toBeCloseTo(-40, 0);
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
    expect(await scrolls(page)).toEqual({ across: 0, down: 0 });

    const spread = (by: number) => [
      { x: middle.x - by, y: middle.y },
      { x: middle.x + by, y: middle.y },
    ];
    await fingers.move(spread(80), spread(70));
    expect(Math.abs((await cell()).width - panned.width * (70 / 80))).toBeLessThan(1);
    await fingers.move(spread(80), spread(20));
    await table.zoomOut.waitFor({ state: 'detached' });
  });

  it('a figure is dragged on the whole board of Graal', async () => {
    const page = await newPage(phone);
    const table = await start(page, 'graal');
    const middle = async (cell: string): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await table.cell(cell).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await (await Fingers.on(page)).move([await middle('k5')], [await middle('k2')]);
    await table.waitFor(1);
    expect(await table.actions).toEqual(['k5-k2']);
    expect(await table.zoomOut.count()).toBe(0);
  });

  it('a board that came nearer stays so for the next turn, unless something happens elsewhere', async () => {
    const page = await newPage(phone);
    const table = await start(page, 'graal');
    const tap = async (cell: string): Promise<void> => {
      const { x, y, width, height } = (await table.cell(cell).boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await table.settled();
    };
    for (const cell of ['h1', 'h1', 'f3']) await tap(cell);
    await table.waitFor(1);
    expect(await table.actions).toEqual(['h1-f3']);
    await expect.poll(() => table.zoomOut.count()).toBe(1);
    await table.play('m13-o15');
    await table.zoomOut.waitFor({ state: 'detached' });
  });

  it('the analysis is walked through by buttons', async () => {
    const page = await newPage(phone);
    const state = door.begin('grailnah', {}, [], '1', 'games 1', '');
    for (const action of grailnahLine.slice(0, 3)) door.play(state.match, door.state(state.match).toAct ?? 0, action);
    const { text } = door.record(state.match);
    door.close(state.match);
    await page.goto(`/analysis#${await gameFragment(text)}`);
    const button = (key: 'first' | 'back' | 'forward' | 'last'): Locator =>
      page.getByRole('button', { name: t(`replay.${key}`), exact: true });
    const current = page.locator('[aria-current="step"] code');
    await page.locator('[aria-current="step"]', { hasText: grailnahLine[2]! }).waitFor(); // where the game stands
    await button('first').tap();
    await button('last').tap();
    expect(await isOnScreen(button('back'))).toBe(true);
    expect(await current.innerText()).toBe(grailnahLine[2]);
    expect(await button('forward').isDisabled()).toBe(true);
    await button('back').tap();
    expect(await current.innerText()).toBe(grailnahLine[1]);
    await button('first').tap();
    expect(await current.count()).toBe(0);
    expect(await button('back').isDisabled()).toBe(true);
    await button('forward').tap();
    expect(await current.innerText()).toBe(grailnahLine[0]);
  });
});
