import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, phone, useBrowser } from './browser';
import { chosenAction } from '../rules';
import { Random } from '../random';
import { few } from './scope';
import { door, stateOf, TablePage } from './table';
import { graalAfter } from './lines';
import { beginAgainst } from './ways';
import { gameNames, t, type GameName } from './words';

useBrowser();

const positions: Readonly<Record<GameName, string>> = { menhirs: '', grailnah: '', graal: graalAfter(0) };

interface Shift {
  value: number;
  what: string;
}
interface Watched {
  shifts: Shift[];
}

/** What moved on the page without being asked to, and by whom. Moves right after a tap count too. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifts = [];
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const names = entry.sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? '',
        );
        watched.shifts.push({ value: entry.value, what: names.join(' | ') });
      }
    }).observe({ type: 'layout-shift' });
  });
}

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => (globalThis as unknown as Watched).shifts);

async function playSome(page: Page, turns: number): Promise<void> {
  const table = new TablePage(page, true);
  const random = new Random(7);
  for (let turn = 0; turn < turns; ++turn) {
    await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
    const state = await stateOf(page);
    if (state.isOver) return;
    await table.play(chosenAction(door, state, random), state);
    await expect.poll(async () => (await stateOf(page)).ply).not.toBe(state.ply + 1);
  }
}

describe('while a game is played on a phone', () => {
  it.each(few(gameNames, 'grailnah'))('of %s nothing on the page moves', async (game) => {
    const page = await newPage(phone);
    await beginAgainst(page, 1, 0, { game, position: positions[game] });
    await page.getByRole('heading', { name: t('play.actions') }).waitFor();
    await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
    await watchShifts(page);
    await playSome(page, 6);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
