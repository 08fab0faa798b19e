import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/base/storage/language';
import { outlineOf } from '../../src/features/book/outline';
import { sampleOf } from '../../src/features/book/scenes';
import { ruleIds } from '../ruleIds';
import { bookOf, headingOf } from './book';
import { newPage, phone, useBrowser } from './browser';
import { few } from './scope';
import { door, TablePage } from './table';
import { begin, beginAt } from './ways';
import { gameNames, like, nameOf, t } from './words';

useBrowser();

const start = 'M.../...../MM...M/M....../....M./...../...M 1a place - 8a';

/** Tries to place mist where there is some. */
async function refuse(page: Page): Promise<TablePage> {
  const table = await beginAt(page, 'menhirs', {}, start);
  const covered = door.tableau('menhirs', {}, start).figures.find(({ kind }) => kind === 'mist')!;
  await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
  await table.press(covered.cell);
  return table;
}

const cellsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main [data-cell]')
    .evaluateAll((cells) =>
      cells.map((cell) => `${cell.getAttribute('aria-label')} ${cell.getAttribute('aria-disabled')}`),
    );

describe('the rules beside a game', () => {
  const devices = [
    ['a desktop', {}],
    ['a phone', phone],
  ] as const;
  it.each(few(devices, devices[0]))('explain a refusal on %s, and leave the game as it was', async (_, device) => {
    const page = await newPage(device);
    await refuse(page);
    const [address, before] = [page.url(), await cellsOf(page)];
    const asked = page.getByRole('status').getByRole('button', { name: like('book.ask') });
    const heading = (await asked.getAttribute('aria-label'))!.replace(t('book.ask', ''), '');
    await asked.click();
    const sheet = page.getByRole('dialog', { name: heading, exact: true });
    await sheet.waitFor();
    const book = await bookOf('menhirs');
    const told = Object.values(book.paragraphs).find((paragraph) => paragraph.heading === heading)!;
    expect(await sheet.innerText()).toContain(told.text.trim().split(/[.\n]/)[0]);
    expect(await sheet.innerText()).not.toMatch(/\bM\d+\b/);
    await page.keyboard.press('ArrowLeft'); // not a step through the game behind it
    expect(await page.getByText(t('replay.past')).count()).toBe(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await cellsOf(page)).toEqual(before);
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main .board')))).toBe(true);
  });

  it('open with a key at the rule at hand, turn to its neighbours, and give the focus back', async () => {
    const page = await newPage();
    await begin(page, 'menhirs');
    const cell = page.locator('main [data-cell][tabindex="0"]');
    await cell.focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const first = await sheet.getByRole('heading', { level: 2 }).innerText();
    await sheet.getByRole('navigation').getByRole('button').last().click();
    await page.waitForFunction((old) => document.querySelector('dialog h2')?.textContent !== old, first);
    expect(await page.evaluate(() => document.activeElement?.matches('dialog h2'))).toBe(true);
    await sheet.getByRole('button', { name: t('word.close'), exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await cell.evaluate((focused) => document.activeElement === focused)).toBe(true);
    expect(page.url()).toContain('/game/');
  });
});

describe('the book', () => {
  it('leads from a rule in the address to the paragraph that tells it', async () => {
    const page = await newPage();
    await page.goto('/rules/menhirs#M11');
    const heading = await headingOf('menhirs', 'M11');
    await page.waitForFunction(
      (name) => document.activeElement?.querySelector('h3')?.textContent?.trim() === name,
      heading,
    );
  });

  it.each(few(gameNames, 'grailnah'))('of %s shows every chapter, and no rule by its number', async (game) => {
    const page = await newPage();
    await page.goto(`/rules/${game}`);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.getByRole('heading', { level: 2, name: t('book.summary') }).waitFor();
    const { chapters } = await bookOf(game);
    const between = outlineOf(game).slice(0, -1);
    expect(await titles.allInnerTexts()).toEqual([
      t('book.contents'),
      t('book.sentences'),
      t('book.box'),
      ...between.map(({ name }) => chapters[name]),
      t('book.questions'),
      t('book.variants'),
      t('book.sample'),
      chapters['notation'],
      t('book.summary'),
    ]);
    const whole = await page.getByRole('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const typed of copy.querySelectorAll('code, svg')) typed.remove();
      return copy.textContent ?? '';
    });
    expect(whole.match(new RegExp(`\\b(${ruleIds(game).join('|')})\\b`, 'g'))).toBeNull();
  });

  it.each(few(gameNames, 'graal'))('of %s steps through its sample game with buttons and keys', async (game) => {
    const page = await newPage();
    await page.goto(`/rules/${game}#part-sample`);
    const { sample } = await bookOf(game);
    const player = page.getByRole('group', { name: sample.title });
    await player.locator('[data-cell]').first().waitFor();
    const last = sampleOf(game)!.actions.length;
    await player.getByText(t('book.move', 0, last)).waitFor();
    await player.getByRole('button', { name: t('replay.forward') }).click();
    await player.getByText(t('book.move', 1, last)).waitFor();
    await page.keyboard.press('End');
    await player.getByText(t('book.move', last, last)).waitFor();
    await page.keyboard.press('ArrowLeft');
    await player.getByText(t('book.move', last - 1, last)).waitFor();
  });

  const pages = gameNames.flatMap((game) => languages.map((language) => ({ game, language })));
  it.each(few(pages, ...pages.filter(({ game, language }) => `${game} ${language}` === 'graal fr')))(
    'of $game prints its summary on one page in $language',
    async ({ game, language }) => {
      const page = await newPage({ locale: language });
      await page.addInitScript(() => (window.print = () => undefined));
      await page.goto(`/rules/${game}`);
      for (const format of ['A4', 'Letter'] as const) {
        await page.locator('.summary button').click();
        const printed = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
        expect(printed.match(/\/Type\s*\/Page\b/g)?.length, format).toBe(1);
      }
    },
  );
});

describe('the page about an original', () => {
  it.each(few(gameNames, 'menhirs'))('of %s is reached from its card, its book and the footer', async (game) => {
    const page = await newPage();
    const name = t('about.title', nameOf(game));
    const heading = page.getByRole('heading', { level: 1, name });
    for (const [path, part] of [
      ['/', 'article'],
      [`/rules/${game}`, '.chapters'],
      ['/games', 'footer'],
    ] as const) {
      await page.goto(path);
      await page.locator(part).getByRole('link', { name, exact: true }).click();
      await heading.waitFor();
    }
    await page.getByRole('heading', { level: 2, name: t('about.rebuilt') }).waitFor();
    expect(await page.getByRole('heading', { name: t('about.own') }).count()).toBe(0);
  });

  it('asks owners of the box to write where the operator has said where to', async () => {
    const page = await newPage();
    await page.route('**/site.json', (route) => route.fulfill({ json: { contact: 'mailto:ada@example.org' } }));
    await page.goto('/about/graal');
    const link = page.getByRole('main').getByRole('link', { name: 'ada@example.org' });
    expect(await link.getAttribute('href')).toBe('mailto:ada@example.org');
  });
});
