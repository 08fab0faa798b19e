import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage, useBrowser } from './browser';
import { gameFragment } from '../../src/match/links';
import { graalAfter } from './lines';
import { few, isLong } from './scope';
import { begin, beginAt, keepGame } from './ways';
import { Work } from './work';
import { gameNames, t } from './words';

useBrowser();

interface Measured {
  /** When something that was waited for first stood on the page, in ms after the start. */
  stood: Record<string, number>;
  shift: number;
  shifted: string[];
}

/** Measures from the first moment of every page of the context. */
async function measure(context: BrowserContext, awaited: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((selectors) => {
    const measured: Measured = { stood: {}, shift: 0, shifted: [] };
    Object.assign(globalThis, { measured });
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(selectors)) {
        if (document.querySelector(selector)) measured.stood[name] ??= performance.now();
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        measured.shift += entry.value;
        measured.shifted.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, awaited);
}

const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);

const whole = { reducedMotion: 'no-preference', serviceWorkers: 'allow' } as const;
/** Milliseconds, but for shifts; taps and moves count what a processor does for them. */
const most = { coldLoad: 5000, shift: 0.001, tap: 50, drawing: 40, layout: 5 };

describe('a cold load', () => {
  it('shows the boards of the first page soon', async () => {
    const context = await newContext(whole);
    await measure(context, { board: '[role="img"] [data-cell]', button: 'article button:not(:disabled)' });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('img', { name: t('home.demo', t('game.graal.name')) }).waitFor();
    const { stood } = await measured(page);
    const [board = Infinity, button = Infinity] = [stood['board'], stood['button']];
    console.log(`cold load: buttons after ${button.toFixed(0)} ms, a living board after ${board.toFixed(0)} ms`);
    expect(Math.max(board, button)).toBeLessThan(most.coldLoad);
  });

  it.each(few(gameNames, 'graal'))('of a game of %s makes its board answer soon', async (game) => {
    const context = await newContext(whole);
    await measure(context, { board: '[data-cell][aria-disabled="false"]' });
    const page = await context.newPage();
    const path = await keepGame(page, game, {}, game === 'graal' ? graalAfter(0) : '');
    await page.goto(path);
    await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
    const { board = Infinity } = (await measured(page)).stood;
    console.log(`cold load: the board of ${game} answers after ${board.toFixed(0)} ms`);
    expect(board).toBeLessThan(most.coldLoad);
  });
});

describe('nothing jumps', () => {
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'on the first page': async (page) => {
      await page.goto('/');
      await page.getByRole('img', { name: t('home.demo', t('game.graal.name')) }).waitFor();
    },
    'on a new game': async (page) => {
      await page.goto('/new/grailnah');
      await page.getByRole('button', { name: t('new.begin') }).waitFor();
    },
    'in a game': async (page) => {
      const table = await begin(page, 'grailnah');
      await page.getByRole('heading', { name: t('play.actions') }).waitFor();
      await table.play('n:N-A3');
      await table.play('n:S-A13');
    },
  };
  const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
  const cases = Object.entries(ways).flatMap(([name, go]) =>
    Object.entries(sizes).map(([size, viewport]) => [name, size, go, viewport] as const),
  );

  it.each(few(cases, ...cases.filter(([, size]) => size === 'phone')))('%s (%s)', async (name, size, go, viewport) => {
    const context = await newContext({ ...whole, viewport });
    await measure(context, {});
    const page = await context.newPage();
    await go(page);
    await page.waitForTimeout(600);
    const { shift, shifted } = await measured(page);
    console.log(`layout shift ${name} (${size}): ${shift.toFixed(4)} ${shifted.join(' ')}`);
    expect(shift).toBeLessThan(most.shift);
  });
});

describe('the measure of jumps', () => {
  it('would notice one', async () => {
    const context = await newContext(whole);
    await measure(context, {});
    const page = await context.newPage();
    await page.goto('/games');
    await page.getByRole('button', { name: t('games.import') }).waitFor();
    await page.evaluate(() => {
      const wedge = document.createElement('div');
      wedge.style.height = '300px';
      document.querySelector('main')?.prepend(wedge);
    });
    await page.waitForTimeout(600);
    expect((await measured(page)).shift).toBeGreaterThan(most.shift);
  });
});

/** The longest board with all its figures, three armies a side, grounds drawn: counted in work, whatever else is running. */
describe('the largest board', () => {
  it.runIf(isLong)('replays moves by moving layers: hardly anything is drawn anew', async () => {
    const screen = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
    const context = await newContext({ ...whole, ...screen }, false);
    const page = await context.newPage();
    await page.goto(`/open#${await gameFragment(readFileSync('tests/records/graal-three-armies.txt', 'utf8'))}`);
    await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
    await page.getByRole('button', { name: t('replay.first') }).click();
    await page.locator('.painting img').waitFor();
    await page.waitForTimeout(1500);
    const moves = 9;
    const work = await Work.during(page, async () => {
      for (let step = 0; step < moves; ++step) {
        await page.getByRole('button', { name: t('replay.forward') }).click();
        await page.waitForTimeout(600);
      }
    });
    expect(new URL(page.url()).hash).toBe(`#${moves}`);
    const [drawing, layout] = [work.cpu('RasterTask') / moves, work.cpu('Layout') / moves];
    console.log(
      `a move of three armies a side: the page works ${(work.page / moves).toFixed(0)} ms, ${layout.toFixed(1)} of it layout; ` +
        `${(work.count('RasterTask') / moves).toFixed(0)} tiles are drawn in ${drawing.toFixed(0)} ms`,
    );
    expect(drawing).toBeLessThan(most.drawing);
    expect(layout).toBeLessThan(most.layout);
  });
});

describe('a tap', () => {
  it('on the largest cluster of Menhirs shows where it can slide', async () => {
    const page = await newPage(whole);
    const position = '...../....../.MM..../.mMM..../..mMM..../..mmM.../......./....../..... 3a slide - 8a';
    const table = await beginAt(page, 'menhirs', { side: '5' }, position);
    await page.getByRole('heading', { name: t('play.actions') }).waitFor();
    const cells = ['c3', 'e5', 'd4', 'f4', 'd2'];
    const work = await Work.during(page, async () => {
      for (const cell of cells) {
        await table.press(cell);
        await page.locator('[data-direction]').first().waitFor();
        await page.waitForTimeout(300);
        await page.getByRole('button', { name: t('play.letGo') }).click();
        await page.locator('[data-direction]').first().waitFor({ state: 'detached' });
      }
    });
    const times = work.untilDrawn.filter((_, index) => index % 2 === 0);
    expect(times).toHaveLength(cells.length);
    console.log(
      `destinations of the largest cluster: the page works ${times.map((time) => time.toFixed(0)).join(', ')} ms until they are drawn`,
    );
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(most.tap);
  });
});
