import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nothingWrong, violations } from './axe';
import { newPage, useBrowser } from './browser';
import { graalAfter, grailnahAfter } from './lines';
import { positionFragment } from '../../src/match/links';
import { few } from './scope';
import { begin, beginAt, liftCurtain } from './ways';
import { gameNames, nameOf, t } from './words';

useBrowser();

/** Tables, and forms that have been filled in; pages.test.ts has the rest. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a new online game': async (page) => {
    await page.goto('/new/graal#online');
    await page.getByRole('combobox', { name: t('online.seating'), exact: true }).selectOption('chosen');
    await page.getByLabel(t('clock.title')).last().selectOption('fischer');
    await page.getByLabel(t('clock.increment')).waitFor();
  },
  'Menhirs with a part chosen': async (page) => {
    const position = 'M.../.mm../MM.m.M/M....../....M./...../...M 3a slide - 8a';
    const table = await beginAt(page, 'menhirs', {}, position);
    await table.press('b2');
    await page.locator('[data-direction]').first().waitFor();
  },
  'Grailnah with a menu open': async (page) => {
    const table = await beginAt(page, 'grailnah', {}, grailnahAfter(4));
    await table.cell('N').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
  },
  'Graal with a figure chosen': async (page) => {
    const table = await beginAt(page, 'graal', {}, graalAfter(4));
    await table.press('a16');
    await page.locator('[aria-pressed="true"]').first().waitFor();
  },
  'a curtain, and a drawing-up': async (page) => {
    await begin(page, 'graal');
    await page.getByRole('button', { name: t('curtain.hold') }).waitFor();
    expect(await violations(page)).toEqual(nothingWrong);
    await liftCurtain(page);
    await page.getByRole('button', { name: t('draw.complete') }).click();
    await page.getByText(t('draw.trayEmpty')).waitFor();
  },
  ...Object.fromEntries(
    few(gameNames, 'graal').map((game) => [
      `what teaches ${game}`,
      async (page: Page) => {
        await page.goto(`/rules/${game}`);
        await page.getByRole('heading', { level: 1, name: t('book.title', nameOf(game)) }).waitFor();
        await page.locator('figure').first().scrollIntoViewIfNeeded();
        await page.locator('[data-cell]').first().waitFor();
      },
    ]),
  ),
  'the rules beside a game': async (page) => {
    await begin(page, 'menhirs');
    await page.locator('[data-cell]').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('navigation').waitFor();
  },
  'an explained game': async (page) => {
    await page.goto('/learn/grailnah/game');
    await page.locator('[data-cell]').first().waitFor();
  },
  'an analysis': async (page) => {
    // Solved at once, so that no engine thinks while axe does.
    const position = 'M../.M../..M.M/..M./M.M 1a place - 7b';
    await page.goto(`/analysis#${positionFragment('menhirs', { side: '3', clearing: '7b' }, position)}`);
    await page.locator('.verdict', { hasText: t('analysis.wonIn', t('seat.b'), 12) }).waitFor();
  },
};

const inEveryTheme = few(Object.keys(ways), 'Graal with a figure chosen', 'an analysis');

describe('axe finds nothing', () => {
  it.each(Object.entries(ways))('on %s', async (name, go) => {
    const page = await newPage();
    await go(page);
    expect(await violations(page, inEveryTheme.includes(name))).toEqual(nothingWrong);
  });

  it('but would find what is wrong', async () => {
    const page = await newPage();
    await page.goto('/games');
    await page.getByRole('button', { name: t('games.import') }).waitFor();
    await page.evaluate(() => {
      const wrong = document.createElement('p');
      wrong.textContent = 'hardly to be read';
      wrong.style.cssText = 'background: #777; color: #888';
      const faint = document.createElement('p');
      faint.textContent = 'not in high contrast';
      faint.style.cssText = 'background: #fff; color: #666';
      document.querySelector('main')?.append(wrong, faint, document.createElement('button'));
    });
    const { light, dark, contrast } = await violations(page, true);
    expect(light.map((each) => each.split(' ')[0]).sort()).toEqual(['button-name', 'color-contrast']);
    expect(dark).toHaveLength(1);
    expect(contrast).toHaveLength(2);
  });
});
