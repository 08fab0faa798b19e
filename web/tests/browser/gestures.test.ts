import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, phone, useBrowser } from './browser';
import { Fingers } from './fingers';
import { graalAfter } from './lines';
import { TablePage } from './table';
import { begin, beginAt } from './ways';
import { nameOf, t } from './words';

useBrowser();

interface Point {
  x: number;
  y: number;
}

/** An empty cell, and one with a tile that can be chosen. */
const sliding = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';

async function centreOf(table: TablePage, cell: string): Promise<Point> {
  const { x, y, width, height } = (await table.cell(cell).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function widthOf(table: TablePage, cell: string): Promise<number> {
  return (await table.cell(cell).boundingBox())!.width;
}

const spread = ({ x, y }: Point, by: number): Point[] => [
  { x: x - by, y },
  { x: x + by, y },
];

async function doubleTap(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

describe('fingers on a board', () => {
  it('enlarge it from the whole, the page stays as it is, and the next tap counts', async () => {
    const page = await newPage(phone);
    await beginAt(page, 'graal', {}, graalAfter(0));
    const table = new TablePage(page, true);
    const before = await widthOf(table, 'h1');
    const at = await centreOf(table, 'h1');
    const fingers = await Fingers.on(page);
    await fingers.move(spread(at, 30), spread(at, 75));
    await table.zoomOut.waitFor();
    expect((await widthOf(table, 'h1')) / before).toBeGreaterThan(2.2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);

    const figure = await centreOf(table, 'h1');
    await page.touchscreen.tap(figure.x, figure.y);
    await page.locator('[data-cell="h1"][aria-pressed="true"]').waitFor();

    await fingers.move(spread(at, 75), spread(at, 20));
    await table.zoomOut.waitFor({ state: 'detached' });
    expect(await widthOf(table, 'h1')).toBeCloseTo(before, 0);
  });

  it('come nearer with a double tap where nothing can be chosen, go back with another, and lose no tap', async () => {
    const page = await newPage(phone);
    await beginAt(page, 'menhirs', {}, sliding);
    const table = new TablePage(page, true);
    await table.waitForCells();
    const before = await widthOf(table, 'd4');
    await doubleTap(page, await centreOf(table, 'a4'));
    await table.zoomOut.waitFor();
    await expect.poll(() => widthOf(table, 'd4')).toBeGreaterThan(before * 1.9);
    await doubleTap(page, await centreOf(table, 'a4'));
    await table.zoomOut.waitFor({ state: 'detached' });

    // No tap is lost: two quick ones on a tile are two choices.
    const tile = await centreOf(table, 'b2');
    await page.touchscreen.tap(tile.x, tile.y);
    await page.locator('[aria-pressed="true"]').first().waitFor();
    const chosen = await page.locator('[aria-pressed="true"]').count();
    await page.touchscreen.tap(tile.x, tile.y);
    await expect.poll(() => page.locator('[aria-pressed="true"]').count()).not.toBe(chosen);
    expect(await table.zoomOut.count()).toBe(0);
  });

  it('scroll the page where they take hold of nothing', async () => {
    const page = await newPage({ ...phone, viewport: { width: 390, height: 600 } });
    await page.goto('/puzzles/menhirs');
    const table = new TablePage(page, true);
    await table.waitForCells();
    const box = (await page.locator('.board').first().boundingBox())!;
    const from = { x: box.x + 4, y: box.y + box.height - 10 };
    await (await Fingers.on(page)).move([from], [{ x: from.x, y: from.y - 150 }]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  });
});

describe('keys on a board', () => {
  it('come nearer to the cell with the focus, go away, and show the whole', async () => {
    const page = await newPage();
    await beginAt(page, 'graal', {}, graalAfter(0));
    const table = new TablePage(page);
    await table.waitForCells();
    const before = await widthOf(table, 'h1');
    await table.cell('a1').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(table, 'a1')).toBeGreaterThan(before * 2);
    const { x, y, width, height } = (await table.cell('a1').boundingBox())!;
    const board = (await page.getByRole('group', { name: t('play.board', nameOf('graal')) }).boundingBox())!;
    expect(x >= board.x - 1 && x + width <= board.x + board.width + 1).toBe(true);
    expect(y >= board.y - 1 && y + height <= board.y + board.height + 1).toBe(true);
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(table, 'a1')).toBeLessThan(before * 2);
    await page.keyboard.press('0');
    await table.zoomOut.waitFor({ state: 'detached' });
  });
});

describe('a set-up on a phone', () => {
  it('shows the half that is set up, with the tray below it, and the whole board when asked', async () => {
    const page = await newPage(phone);
    await begin(page, 'graal');
    const hold = page.getByRole('button', { name: t('curtain.hold') });
    await hold.hover();
    await page.mouse.down();
    await page.locator('[data-cell]').first().waitFor();
    await page.mouse.up();
    const board = page.locator('.board').first();
    const half = (await board.boundingBox())!;
    expect(half.width).toBeGreaterThan(330);
    expect(half.height).toBeLessThan(half.width * 0.7);
    await page.getByRole('button', { name: t('draw.seeWhole') }).tap();
    await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(half.width * 0.9);
    await page.getByRole('button', { name: t('draw.seeHalf') }).tap();
    await expect.poll(async () => (await board.boundingBox())!.height).toBeLessThan(half.width * 0.7);
  });
});
