import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './browser';
import { graalAfter, grailnahAfter } from './lines';
import { few, isLong } from './scope';
import { door, stateOf, TablePage } from './table';
import { beginAgainst, beginByClick } from './ways';
import { like, t } from './words';

useBrowser();

const patience = 15_000;

/** Until it is for Ada to decide, or over. */
async function waitForTurn(page: Page): Promise<void> {
  const input = page.getByRole('textbox', { name: t('play.type') });
  const end = page.getByRole('button', { name: t('play.rematch') });
  await input.or(end).waitFor({ timeout: patience });
}

/** What a strong player would do. */
async function best(page: Page): Promise<string> {
  const { game, options, position } = await stateOf(page);
  return door.think(game, options, position, [], 8, '0', 4000, 1, false).action;
}

async function playOut(table: TablePage): Promise<void> {
  const { page } = table;
  for (;;) {
    await waitForTurn(page);
    if ((await stateOf(page)).toAct === null) break;
    await table.play(await best(page));
  }
  await table.seeEnd();
}

describe('against the computer, to the end', () => {
  it.runIf(isLong)('a whole game of Menhirs', async () => {
    const page = await newPage();
    await page.goto('/new/menhirs');
    await page.getByLabel(t('new.kind', 2)).selectOption('1');
    await page.getByText(t('new.options')).click();
    await page.getByLabel(t('option.side')).selectOption('3');
    await page.getByRole('button', { name: t('new.begin') }).click();
    await page.waitForURL(/\/game\//);
    await playOut(new TablePage(page));
  });

  const ends = [
    ['grailnah', () => grailnahAfter(12), 0],
    ['graal', () => graalAfter(12), 0],
  ] as const;

  // The win below stands for the end of any game.
  it.each(few(ends))('the end of a game of %s', async (game, position, seat) => {
    const page = await newPage();
    const table = await beginAgainst(page, 1, seat, { game, position: position() });
    await playOut(table);
    expect((await stateOf(page)).ply).toBeGreaterThanOrEqual(3);
  });

  it('a win, which is lit on the board and leads to the next opponent', async () => {
    const page = await newPage();
    await playOut(await beginAgainst(page, 1, 0, { game: 'grailnah', position: grailnahAfter(12) }));
    const card = page.getByRole('region', { name: t('end.card') });
    await card.getByRole('heading', { name: t('end.won.you') }).waitFor();
    expect(await page.locator('[data-effect="won"]').count()).toBe(1);
    const address = page.url();
    await card.getByRole('button', { name: t('end.meet', t('level.2')) }).click();
    await page.waitForURL((url) => url.href !== address);
    await page.locator('.players').getByText(t('level.2')).waitFor();
  });

  it('a game given up', async () => {
    const page = await newPage();
    await beginByClick(page, 'grailnah', 'computer');
    await waitForTurn(page);
    await page.getByText(t('play.menu'), { exact: true }).click();
    await page.getByRole('button', { name: t('play.resign'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('play.resignAsk') });
    await question.getByRole('button', { name: t('play.resignYes') }).click();
    await page.getByText(like('end.resigned.you')).first().waitFor();
    const undo = page.getByRole('button', { name: t('play.undo') });
    expect(await undo.isDisabled(), 'a loss is not taken back').toBe(true);
    expect(await undo.getAttribute('title')).toBe(t('play.undoOver'));
  });
});

describe('while the computer thinks', () => {
  it('the page goes on moving', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    const table = await beginAgainst(page, 8, 0, { game: 'graal', position: graalAfter(2) });
    await waitForTurn(page);
    await table.play('a5-a16');
    const gaps = page.evaluate(async () => {
      const found: number[] = [];
      const start = performance.now();
      for (let last = start; last - start < 2000;) {
        await new Promise(requestAnimationFrame);
        found.push(performance.now() - last);
        last = performance.now();
      }
      return found;
    });
    await page.getByText(like('play.thinking')).first().waitFor();
    const sorted = (await gaps).sort((a, b) => a - b);
    const isThinking = await page.getByText(like('play.thinking')).first().isVisible();
    const within = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
    const [usual, most, longest] = [within(0.5), within(0.95), within(1)];
    const told = [usual, most, longest].map((gap) => gap.toFixed(0)).join(', ');
    console.log(`while level 8 thinks: ms between frames, half of them, 95 % and all: ${told}`);
    expect(isThinking).toBe(true);
    expect(most).toBeLessThan(100);
    expect(longest).toBeLessThan(1000);
    await table.waitFor(2);
  });
});
