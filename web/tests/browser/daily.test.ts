import { describe, expect, it } from 'vitest';
import { dailyPuzzle } from '../../src/features/puzzles/daily';
import { newPage, useBrowser } from './browser';
import { graalAfter } from './lines';
import { few } from './scope';
import { keepGame } from './ways';
import { nameOf, t, type GameName } from './words';

useBrowser();

const noon = Date.UTC(2026, 10, 18, 12);
const day = 86_400_000;

describe('the puzzle of the day', () => {
  it.each(few([0, 1, 2], 1))(
    'is on the first page, the same for everybody, and leads to itself (day %i)',
    async (later) => {
      const { puzzle, index } = dailyPuzzle(noon + later * day)!;
      const game = puzzle.game as GameName;
      const page = await newPage({ timezoneId: later === 1 ? 'Pacific/Auckland' : 'America/New_York' });
      await page.clock.setFixedTime(noon + later * day);
      await page.goto('/');
      const strip = page.getByRole('region', { name: t('daily.title') });
      await strip.getByText(nameOf(game)).waitFor();
      expect(await page.getByRole('link', { name: t('home.continue') }).count(), 'nothing was begun').toBe(0);
      await strip.getByRole('link', { name: t('daily.solve') }).click();
      expect(new URL(page.url()).hash).toBe(`#${index + 1}`);
      const number = page.getByRole('navigation', { name: t('puzzle.choose') }).locator('[aria-current="true"]');
      expect(await number.innerText()).toBe(String(index + 1));
    },
  );

  it('says when it has been solved', async () => {
    const { puzzle } = dailyPuzzle(noon)!;
    const page = await newPage();
    await page.clock.setFixedTime(noon);
    await page.addInitScript(
      ([key, position]) => localStorage.setItem(key!, JSON.stringify([position])),
      [`broceliande.solved.${puzzle.game}`, puzzle.position],
    );
    await page.goto('/');
    const strip = page.getByRole('region', { name: t('daily.title') });
    await strip.getByRole('link', { name: t('daily.solved') }).waitFor();
  });
});

describe('a game that is not over', () => {
  it('is continued from the first page, where its position is seen', async () => {
    const page = await newPage();
    const path = await keepGame(page, 'graal', {}, graalAfter(4));
    await page.goto('/');
    const strip = page.getByRole('region', { name: t('home.continue') });
    await strip.locator('.picture .stand').first().waitFor();
    expect(await strip.locator('.picture .stand').count()).toBeGreaterThan(20);
    await strip.getByRole('link', { name: t('home.continue') }).click();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('my games', () => {
  it('have pictures and can be filtered', async () => {
    const page = await newPage();
    await keepGame(page, 'menhirs');
    await keepGame(page, 'grailnah');
    await page.goto('/games');
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.nth(1).locator('.thumbnail').waitFor();
    await page
      .getByRole('group', { name: t('games.which') })
      .getByText(nameOf('menhirs'), { exact: true })
      .click();
    expect(await rows.count()).toBe(1);
    await rows.getByRole('link', { name: nameOf('menhirs') }).waitFor();
  });

  it('say kindly that there are none', async () => {
    const page = await newPage();
    await page.goto('/games');
    await page.getByText(t('games.emptyText')).waitFor();
    await page.getByRole('link', { name: t('games.begin') }).click();
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor();
  });
});
