import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Options } from '../program';
import { newPage, useBrowser } from './browser';
import { Random } from '../random';
import { chosenAction } from '../rules';
import { fischer, gather, newPeople } from './online';
import { few } from './scope';
import { door } from './table';
import { comeBack } from './ways';
import { t, type GameName } from './words';

useBrowser();

interface Full {
  game: GameName;
  options: Options;
  players: readonly string[];
}
/** As many as a game seats, each an opponent of another name, or all of the same. */
const tables: readonly Full[] = [
  { game: 'grailnah', options: { players: '4' }, players: ['Ada', 'level:3', 'level:2', 'level:8'] },
  {
    game: 'graal',
    options: { armies: '3', 'drawing-up': 'stock' },
    players: ['Ada', 'level:3', 'level:3', 'level:3', 'level:3', 'level:3'],
  },
];
const sizes = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
/** Too narrow for all, too low, and wide enough for everything. */
const standing = sizes.filter(({ width }) => [320, 844, 1440].includes(width));

/** Until figures are lost, where figures can be lost. */
const played = 150;

async function sitDown(page: Page, { game, options, players }: Full): Promise<void> {
  let state = door.begin(game, options, players, '1', 'games 1', '');
  const random = new Random(3);
  for (let ply = 0; ply < played && state.toAct !== null; ++ply) {
    state = door.play(state.match, state.toAct, chosenAction(door, state, random)).state;
  }
  await comeBack(page, state);
  await page.locator('.players li').first().waitFor();
}

/** What is wrong with the strips of players: in words, to be read in a failure. */
function faultsOf(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const contents = [...document.querySelectorAll('.players li')].flatMap((seat) =>
    [...seat.querySelectorAll('.face, strong, small > span, button, [role="timer"]')].filter(isSeen),
  );
  const said = (element: Element): string => `${element.className || element.tagName} ${element.textContent.trim()}`;
  const leaving = contents.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  const overlapping = contents.flatMap((one, index) =>
    contents.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 1 && down > 3 ? [`${said(one)} lies over ${said(other)}`] : [];
    }),
  );
  const cut = contents.filter((element) => {
    const holder = element.parentElement!.getBoundingClientRect();
    return element.matches('small > span:not(.more)') && element.getBoundingClientRect().right > holder.right + 1;
  });
  const silent = [...document.querySelectorAll('.players .who')].filter(
    (who) => ![...who.querySelectorAll('strong, small > span')].some(isSeen),
  );
  return [
    ...leaving.map((element) => `${said(element)} leaves the window`),
    ...overlapping,
    ...cut.map((element) => `${said(element)} is cut`),
    ...silent.map((element) => `nothing is read of ${said(element)}`),
  ];
}

/** They sit on one side of the board, and opponents on the other. */
async function seeAllies(page: Page): Promise<void> {
  const near = page.locator('.players.near li');
  expect(await near.count()).toBe(3);
  expect(await near.getByText(t('play.ally')).count()).toBe(2);
  expect(await page.locator('.players.far').getByText(t('play.ally')).count()).toBe(0);
}

const languages = ['en', 'fr', 'nl'] as const;
const cases = tables.flatMap((full) => few(languages, 'nl').map((language) => [full.game, language, full] as const));

it.each(cases)('seats at a full table of %s each have their place (%s)', async (_, language, full) => {
  const page = await newPage();
  await sitDown(page, full);
  if (full.game === 'graal') await seeAllies(page);
  await page.getByLabel(t('nav.language')).selectOption(language);
  for (const size of few(sizes, ...standing)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.locator('.players li').count()).toBe(full.players.length);
    if (size.width === 1440) expect(await page.locator('.players li button').count()).toBeGreaterThan(0);
    expect(await page.evaluate(faultsOf), JSON.stringify(size)).toEqual([]);
  }
});

it('clocks at a full table have their place, too', async () => {
  const people = await newPeople(2);
  const places = [0, 0, 3, 4, 2, 3].map((level) => ({ level }));
  const options = { armies: '3', 'drawing-up': 'stock' };
  await gather('graal', people, { places, options, clock: fischer(300) });
  const page = people[0]!.page;
  await page.getByRole('timer').first().waitFor();
  for (const size of few(sizes, ...standing)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(faultsOf), JSON.stringify(size)).toEqual([]);
  }
});
