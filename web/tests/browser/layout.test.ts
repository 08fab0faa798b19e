import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { word } from '../../src/base/i18n/dictionary';
import { gameFragment, positionFragment } from '../../src/match/links';
import { endedRecord } from '../screens/records';
import { newPage, useBrowser } from './browser';
import { graalAfter, grailnahAfter } from './lines';
import { few } from './scope';
import { begin, beginAt, liftCurtain } from './ways';
import { dictionaries, gameNames, t, type GameName } from './words';

useBrowser();

interface Size {
  width: number;
  height: number;
}
/** A phone held sideways, a desk zoomed in to 200 %, a phone, a desk. */
const sizes: readonly Size[] = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const isWide = ({ width, height }: Size): boolean => width > height;
/** What a wide screen may keep for the header and the margins, and a high one for the players too, in css pixels. */
const mostAround = 90;
const playersAround = 110;
const leastGraalCell = 18;

const positions: Readonly<Record<GameName, string>> = {
  menhirs: '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a',
  grailnah: grailnahAfter(2),
  graal: graalAfter(0),
};

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

const isWithin = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= size.width + 0.5 && y + height <= size.height + 0.5;

/** The board uses the screen, nothing lies over it, and everything beside it can be reached. */
async function seeLayout(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo(0, 0));
  const board = await boxOf(page.locator('.board').first());
  expect(isWithin(board, size), JSON.stringify({ board, size })).toBe(true);
  const ratio = board.width / board.height;
  const fullHeight = size.height - mostAround - (size.height > 560 ? playersAround : 0);
  const fullWidth = isWide(size) ? size.width / 2 : size.width - mostAround;
  expect(board.height).toBeGreaterThanOrEqual(Math.min(fullHeight, fullWidth / ratio));
  const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(across).toBeLessThanOrEqual(0);
  const side = await boxOf(page.locator('.side'));
  expect(isWide(size) ? side.x >= board.x + board.width : side.y >= board.y + board.height).toBe(true);
  await seeButtons(page, size);
}

/** What is beside the board, to the last button, comes to where it can be pressed. */
async function seeButtons(page: Page, size: Size): Promise<void> {
  const buttons = page.locator('.side button:visible');
  for (const button of [buttons.last(), buttons.first()]) {
    await button.scrollIntoViewIfNeeded();
    expect(isWithin(await boxOf(button), size), await button.innerText()).toBe(true);
  }
  if (isWide(size) && size.height < 500) expect(await page.evaluate(() => scrollY), 'the board stays').toBe(0);
}

async function seeAll(page: Page): Promise<void> {
  for (const size of sizes) await seeLayout(page, size);
}

describe('the board has the room there is', () => {
  it.each(few(gameNames, 'graal'))('at the table of %s', async (game) => {
    const page = await newPage();
    await beginAt(page, game, {}, positions[game]);
    await page.getByRole('heading', { name: t('play.actions') }).waitFor();
    await seeAll(page);
    if (game !== 'graal') return;
    await page.setViewportSize(sizes[0]!);
    expect((await boxOf(page.locator('[data-cell="a1"]'))).width).toBeGreaterThanOrEqual(leastGraalCell);
  });

  it.each(few(gameNames, 'grailnah'))('in puzzles and lessons of %s', async (game) => {
    const page = await newPage();
    const paths = [`/puzzles/${game}`, `/learn/${game}/1`, `/learn/${game}/game`];
    for (const path of few(paths, ...paths.slice(0, 2))) {
      await page.goto(path);
      await page.locator('.board [data-cell]').first().waitFor();
      await seeAll(page);
    }
  });

  it('in the analysis', async () => {
    const page = await newPage();
    await page.goto(`/analysis#${positionFragment('grailnah', {}, positions.grailnah)}`);
    await page.locator('.board [data-cell]').first().waitFor();
    await page.getByRole('button', { name: t('analysis.engineOff') }).click();
    await seeAll(page);
  });

  it('while a kingdom is drawn up, whose curtain hides everything', async () => {
    const page = await newPage();
    await begin(page, 'graal');
    const curtain = page.locator('.curtain');
    for (const size of few(sizes, sizes[0]!, sizes[2]!)) {
      await page.setViewportSize(size);
      const { y, height } = await boxOf(curtain);
      expect(y + height).toBeGreaterThanOrEqual(size.height - 0.5);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    await liftCurtain(page);
    await seeAll(page);
  });
});

describe('nothing moves under the pointer', () => {
  const locales = few(['en-GB', 'fr-FR', 'nl-NL'], 'fr-FR');
  const games = few(gameNames, 'menhirs', 'graal');
  const cases = games.flatMap((game) => locales.map((locale) => [game, locale] as const));

  it.each(cases)('when a figure of %s is picked (%s)', async (game, locale) => {
    const page = await newPage();
    const table = await beginAt(page, game, {}, positions[game]);
    await page.getByRole('heading', { name: t('play.actions') }).waitFor();
    await page.getByLabel(t('nav.language')).selectOption(locale.slice(0, 2));
    const places = async (): Promise<number[][]> => {
      const parts = [page.locator('.tools'), page.locator('ul.players').first(), page.locator('.board')];
      const boxes = await Promise.all(parts.map(boxOf));
      return boxes.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    };
    const figure = { menhirs: 'b2', grailnah: 'A3', graal: 'h1' }[game];
    for (const size of few(sizes, sizes[0]!, sizes[2]!)) {
      await page.setViewportSize(size);
      const before = await places();
      await table.press(figure);
      await page.locator('[aria-pressed="true"]').first().waitFor();
      expect(await places()).toEqual(before);
      await page.locator('.choices button').first().click();
      expect(await places()).toEqual(before);
    }
  });
});

describe('on a phone', () => {
  it.each([
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ])('of $width × $height the newest move is in sight', async (size) => {
    const page = await newPage({ viewport: size });
    const table = await beginAt(page, 'grailnah', {}, positions.grailnah);
    await table.play('n:A3-B3');
    const newest = await boxOf(page.locator('.actions li').last());
    expect(isWithin(newest, size)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(await page.locator('#app > header').isVisible(), 'the board has its height').toBe(false);
    await page.getByRole('link', { name: t('nav.home') }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it.each([
    { width: 667, height: 375 },
    { width: 375, height: 667 },
    { width: 320, height: 640 },
  ])('of $width × $height the moves lie over what is asked once they are opened', async (size) => {
    const page = await newPage();
    const table = await beginAt(page, 'grailnah', {}, positions.grailnah);
    const moves = page.getByRole('button', { name: t('play.actions'), exact: true });
    const heading = page.getByRole('heading', { name: t('play.actions') });
    await table.play('n:A3-B3');
    await page.setViewportSize(size);
    await moves.waitFor();
    expect(await heading.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await moves.click();
    const [list, tools] = [await boxOf(page.locator('.actions ol')), await boxOf(page.locator('.tools'))];
    expect(list.height).toBeGreaterThan(60);
    expect(list.y + list.height).toBeLessThanOrEqual(tools.y + 0.5);
    expect(isWithin(await boxOf(page.locator('.actions li').first()), size)).toBe(true);
    await page.getByRole('button', { name: t('replay.first') }).click();
    expect(await heading.isVisible()).toBe(true);
  });

  it('the card of the end leaves the board whole, and what can be done next in sight', async () => {
    const page = await newPage();
    await page.goto(`/open#${await gameFragment(endedRecord('grailnah', 'won'))}`);
    await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
    const rematch = page.getByRole('button', { name: t('play.rematch') });
    await rematch.waitFor();
    for (const size of [...sizes, { width: 320, height: 640 }, { width: 390, height: 664 }]) {
      await page.setViewportSize(size);
      const [board, card] = [await boxOf(page.locator('.board').first()), await boxOf(page.locator('.end'))];
      expect(isWithin(board, size), JSON.stringify({ board, size })).toBe(true);
      expect(card.y >= board.y + board.height - 1 || card.x >= board.x + board.width, JSON.stringify(size)).toBe(true);
      expect(isWithin(await boxOf(rematch), size), JSON.stringify(size)).toBe(true);
    }
  });
});

describe('the first page', () => {
  it.each(few(['en-GB', 'fr-FR', 'nl-NL'], 'nl-NL'))('offers every game at once (%s)', async (locale) => {
    const page = await newPage({ locale });
    await page.goto('/');
    const buttons = page.locator('article.card .begin .button.primary');
    const spoken = dictionaries.find(({ language }) => locale.startsWith(language))!;
    for (const size of sizes.filter(({ height }) => height > 560)) {
      await page.setViewportSize(size);
      await expect.poll(() => buttons.count()).toBe(gameNames.length);
      for (const button of await buttons.all()) {
        expect(isWithin(await boxOf(button), size), JSON.stringify({ size, box: await boxOf(button) })).toBe(true);
      }
      for (const begin of await page.locator('article.card .begin').all()) {
        const [play, learn] = await Promise.all(['.primary', 'a'].map((each) => boxOf(begin.locator(each))));
        expect({ ...size, at: learn!.y, height: learn!.height }).toEqual({
          ...size,
          at: play!.y,
          height: play!.height,
        });
        const label = word(spoken, size.width < 360 ? 'home.learnShort' : 'home.learn', []);
        expect((await begin.locator('a').innerText()).trim()).toBe(label);
      }
    }
  });

  it('keeps its places when the rules have come', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.route('**/*.wasm', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/');
    const footer = page.locator('footer');
    const before = (await boxOf(footer)).y;
    await page.locator('.place.daily .stand').first().waitFor();
    expect(Math.abs((await boxOf(footer)).y - before)).toBeLessThan(12);
  });
});

it('a choice that is too long for its field is written out below', async () => {
  const page = await newPage();
  await page.goto('/new/grailnah');
  await page.locator('form details summary').click();
  const field = page.locator('.field', { hasText: t('option.edition') });
  const note = field.locator('.note');
  await expect.poll(() => field.locator('select').inputValue()).toBe('en1.1');
  expect((await note.innerText()).trim()).toBe('');
  await field.locator('select').selectOption('nl2004');
  await expect.poll(async () => (await note.innerText()).trim()).toBe(t('option.edition.nl2004'));
});
