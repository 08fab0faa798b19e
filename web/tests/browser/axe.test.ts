import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nothingWrong, violations } from './axe';
import { newPage, useBrowser } from './browser';
import { graalAfter, grailnahAfter } from './lines';
import { positionFragment } from '../../src/match/links';
import { begin, beginAt, liftCurtain } from './ways';
import { gameNames, nameOf, t } from './words';

useBrowser();

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the first page': async (page) => {
    await page.goto('/');
    await page.getByRole('img', { name: t('home.demo', t('game.graal.name')) }).waitFor();
  },
  ...Object.fromEntries(
    gameNames.map((game) => [
      `a new game of ${game}`,
      async (page: Page) => {
        await page.goto(`/new/${game}`);
        await page.getByText(t('new.options')).click();
        await page.getByRole('combobox').nth(3).waitFor();
      },
    ]),
  ),
  'a new online game': async (page) => {
    await page.goto('/new/graal#online');
    await page.getByRole('combobox', { name: t('online.seating'), exact: true }).selectOption('chosen');
    await page.getByLabel(t('clock.title')).last().selectOption('fischer');
    await page.getByLabel(t('clock.increment')).waitFor();
  },
  'a table that waits': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('home.inviteHint', nameOf('graal')) }).click();
    await page.getByRole('img', { name: t('share.code') }).waitFor();
  },
  'the lobby': async (page) => {
    await page.goto('/lobby');
    await page.getByText(t('lobby.empty')).waitFor();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await page.getByRole('img').first().waitFor();
  },
  'the account': async (page) => {
    await page.goto('/account');
    await page.getByRole('form', { name: t('account.login') }).waitFor();
  },
  'Menhirs with a part chosen': async (page) => {
    const position = 'M.../.mm../MM.m.M/M....../....M./...../...M 3a slide - 8a';
    const table = await beginAt(page, 'menhirs', {}, position);
    await table.press('b2');
    await page.locator('[data-direction]').first().waitFor();
  },
  'Grailnah with a menu open': async (page) => {
    const table = await beginAt(page, 'grailnah', {}, grailnahAfter(4));
    await table.press('N');
    await page.getByRole('menu').waitFor();
  },
  'Graal with a figure chosen': async (page) => {
    const table = await beginAt(page, 'graal', {}, graalAfter(4));
    await table.press('a16');
    await page.locator('[aria-pressed="true"]').first().waitFor();
  },
  'a curtain': async (page) => {
    await begin(page, 'graal', 'person');
    await page.getByRole('button', { name: t('curtain.hold') }).waitFor();
  },
  'a drawing-up': async (page) => {
    await begin(page, 'graal', 'person');
    await liftCurtain(page);
    await page.getByRole('button', { name: t('draw.complete') }).click();
    await page.getByText(t('draw.trayEmpty')).waitFor();
  },
  'kept games': async (page) => {
    await begin(page, 'menhirs', 'person');
    await page.goto('/games');
    await page.getByRole('listitem').first().waitFor();
  },
  ...Object.fromEntries(
    gameNames.map((game) => [
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
    await begin(page, 'menhirs', 'person');
    await page.locator('[data-cell]').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('navigation').waitFor();
  },
  'an original': async (page) => {
    await page.goto('/about/grailnah');
    await page.getByRole('heading', { level: 2, name: t('about.rebuilt') }).waitFor();
  },
  'a lesson': async (page) => {
    await page.goto('/learn/menhirs/1');
    await page.locator('[data-cell]').first().waitFor();
  },
  'an explained game': async (page) => {
    await page.goto('/learn/grailnah/game');
    await page.locator('[data-cell]').first().waitFor();
  },
  'a puzzle': async (page) => {
    await page.goto('/puzzles/grailnah');
    await page.locator('[data-cell]').first().waitFor();
  },
  'an analysis': async (page) => {
    await page.goto(`/analysis#${positionFragment('graal', {}, graalAfter(4))}`);
    await page.locator('[data-cell]').first().waitFor();
  },
  'a broken link': async (page) => {
    await page.goto('/open#g=AAAA');
    await page.getByRole('alert').waitFor();
  },
  'a page that is none': async (page) => {
    await page.goto('/no/such/page');
    await page.getByRole('alert').waitFor();
  },
};

describe('axe finds nothing', () => {
  it.each(Object.entries(ways))('on %s', async (_, go) => {
    const page = await newPage();
    await go(page);
    expect(await violations(page)).toEqual(nothingWrong);
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
    const { light, dark, contrast } = await violations(page);
    expect(light.map((each) => each.split(' ')[0]).sort()).toEqual(['button-name', 'color-contrast']);
    expect(dark).toHaveLength(1);
    expect(contrast).toHaveLength(2);
  });
});
