import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { word, type Dictionary } from '../../src/base/i18n/dictionary';
import { newContext, phone, useBrowser } from './browser';
import { few, isLong } from './scope';
import { stateOf, TablePage } from './table';
import { dictionaries, gameNames, type GameName } from './words';

useBrowser();

/** Rule ids, names of cells, moves as they are typed, seats by letter or compass, players by number. */
const machine =
  /\b[MGCP]\d+\b|\b[a-p]\d+\b|[>*]|\b\w:\w|\b(?:Player|Joueur|Speler) \d|\d[ab]\b|\b(?:[NS][123]|nl2004|en1\.1)\b/;

/** Who plays the first time is asked once against whom; the gentlest is proposed. */
async function chooseOpponent(page: Page, dictionary: Dictionary): Promise<void> {
  const dialog = page.getByRole('dialog', { name: word(dictionary, 'opponent.title') });
  expect(await dialog.getByRole('radio').count()).toBe(8);
  await dialog.getByText(word(dictionary, 'level.3.about')).click();
  await dialog
    .getByRole('button', { name: word(dictionary, 'opponent.play', [word(dictionary, 'level.3')]), exact: true })
    .click();
}

/** What is read in a game holds nothing of the program's. */
async function seeWords(page: Page): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(machine);
}

/** A game that is set up before it begins: with a set-up from the shelf. */
async function setUp(page: Page, dictionary: Dictionary): Promise<void> {
  await page
    .getByRole('region', { name: word(dictionary, 'draw.stock') })
    .getByRole('button')
    .first()
    .click();
  await seeWords(page);
  const ready = [word(dictionary, 'draw.ready'), word(dictionary, 'draw.anyway')];
  const [one, other] = ready.map((name) => page.getByRole('button', { name, exact: true }));
  await one!.or(other!).click();
  await page.locator('.board-page.table').waitFor();
}

/** Clicks what can be chosen until an action is complete: a figure, then rather another cell than another figure. */
async function playSomething(table: TablePage): Promise<void> {
  const { page } = table;
  const { ply, tableau, toAct } = await stateOf(page);
  const playable = tableau!.figures.filter(({ seat }) => seat < 0 || seat === toAct);
  const figures = new Set(playable.map(({ cell }) => cell));
  const open = page.locator('[data-cell][aria-disabled="false"]:not([aria-pressed="true"])');
  for (let clicks = 0; clicks < 8 && (await stateOf(page)).ply === ply; ++clicks) {
    const offered = page.locator('[data-direction], [role="menuitem"]').first();
    if (await offered.isVisible()) {
      await offered.click();
      continue;
    }
    const cells = await open.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell') ?? ''));
    const isPicked = (await page.locator('[data-cell][aria-pressed="true"]').count()) > 0;
    const cell = cells.find((each) => !isPicked || !figures.has(each)) ?? cells[0];
    if (cell !== undefined) await table.press(cell);
  }
  await page.locator('.actions li button').nth(ply).waitFor();
}

async function pressPlay(page: Page, dictionary: Dictionary, game: GameName): Promise<void> {
  await page.goto('/');
  const name = word(dictionary, 'home.playHint', [word(dictionary, `game.${game}.name`)]);
  await page.getByRole('button', { name, exact: true }).click();
}

/** The next game is against the same opponent, who is not asked for again. */
async function playAgain(page: Page, dictionary: Dictionary, game: GameName): Promise<void> {
  await pressPlay(page, dictionary, game);
  await new TablePage(page).waitForCells();
  expect(await page.getByText(word(dictionary, 'level.3')).count()).toBeGreaterThan(0);
}

async function tellOpening(page: Page, dictionary: Dictionary, game: GameName, turns: number): Promise<void> {
  await pressPlay(page, dictionary, game);
  await chooseOpponent(page, dictionary);
  const table = new TablePage(page, page.viewportSize()!.width < 500);
  await page.waitForURL(/\/game\//);
  await page.locator('.board-page [data-cell]').first().waitFor();
  if ((await stateOf(page)).tableau === null) await setUp(page, dictionary);
  for (let turn = 0; turn < turns; ++turn) {
    await table.waitForCells();
    await playSomething(table);
    await page.locator('.actions li button').nth(1).waitFor();
    await page.locator('.caption').waitFor();
    await seeWords(page);
  }
  expect(await page.getByRole('textbox', { name: word(dictionary, 'play.type') }).count()).toBe(0);
}

const devices = { desk: {}, phone } as const;
const cases = dictionaries.flatMap((dictionary) =>
  gameNames.flatMap((game) =>
    (['desk', 'phone'] as const).map((device) => ({ dictionary, language: dictionary.language, game, device })),
  ),
);
/** Each game once, each language once, and both devices. */
const standing = cases.filter(({ language, game, device }) =>
  ['fr menhirs desk', 'nl grailnah phone', 'en graal desk'].includes(`${language} ${game} ${device}`),
);

describe('the page as it comes', () => {
  it.each(few(cases, ...standing))(
    'tells an opening of $game in the words of people ($language, $device)',
    async ({ dictionary, game, device }) => {
      const context = await newContext({ ...devices[device], locale: dictionary.language }, false);
      const page = await context.newPage();
      await tellOpening(page, dictionary, game, isLong ? 4 : 1);
      if (game === 'menhirs') await playAgain(page, dictionary, game);
    },
  );
});
