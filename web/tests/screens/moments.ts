import type { Page } from 'playwright-core';
import { puzzlesOf } from '../../src/features/puzzles/puzzles';
import { gameFragment } from '../../src/match/links';
import { origin } from '../browser/browser';
import { ask, fischer, make, newPerson, parts, sayTo, sitDown, type Person } from '../browser/online';
import { ofEach, type Way } from '../browser/pages';
import { door, stateOf, TablePage, waysTo } from '../browser/table';
import { liftCurtain } from '../browser/ways';
import { gameNames, t, type GameName } from '../browser/words';
import { along, beforePrice, endedRecord, recordOf, sensibly } from './records';

/** Somebody who has chosen an opponent before. */
async function chooseOpponent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'broceliande.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ opponent: 3, ...kept }));
  });
}

/** What goes by itself after a while stays, so that it can be photographed in every size. */
async function stayAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const soon = 1500; // milliseconds
    const later = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, after = 0) => (after > soon ? -1 : later(run, after)),
    });
  });
}

/** A game as somebody opens it who was sent its record. */
async function sitAt(page: Page, record: string): Promise<TablePage> {
  await chooseOpponent(page);
  await page.goto(`/open#${await gameFragment(record)}`);
  await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('.board [data-cell]').first().waitFor();
  return new TablePage(page);
}

/** In the middle of a game. */
const middles: Readonly<Record<GameName, () => string>> = {
  menhirs: () => recordOf('menhirs', sensibly(10)),
  grailnah: () => recordOf('grailnah', sensibly(16)),
  graal: () => recordOf('graal', sensibly(12)),
};
const sitInMiddle = (page: Page, game: GameName): Promise<TablePage> => sitAt(page, middles[game]());

/** Picks the figure that has most to choose from. */
async function pickFreest(table: TablePage): Promise<void> {
  const { game, options, position } = await stateOf(table.page);
  const choice = door.choose(game, options, position, []);
  const freedom = ({ id }: { id: string }): number =>
    door.choose(game, options, position, [...choice.picks, id]).next.length;
  const figures = choice.next.filter(({ cell }) => cell !== '').sort((a, b) => freedom(b) - freedom(a));
  await table.pick(figures[0]!, choice);
  await table.page.locator('[aria-pressed="true"]').first().waitFor();
}

/** Presses what cannot be chosen: a figure of others where there is one. */
async function askForRefusal(table: TablePage): Promise<void> {
  const { page } = table;
  const { game, options, position, tableau, toAct } = await stateOf(page);
  const open = new Set(door.choose(game, options, position, []).next.map(({ cell }) => cell));
  const taken = new Set(tableau!.figures.map(({ cell }) => cell));
  const others = tableau!.figures.filter(({ seat }) => seat >= 0 && seat !== toAct).map(({ cell }) => cell);
  const free = door.geometry(game, options).cells.map(({ id }) => id);
  const cell = [...others, ...free.filter((id) => !taken.has(id))].find((id) => !open.has(id))!;
  await stayAll(page);
  await table.press(cell);
  await page.locator('.toast').waitFor();
}

/** A figure that moves far tells who it is. */
async function inspectOne(table: TablePage): Promise<void> {
  const { game, options, position, tableau } = await stateOf(table.page);
  const reached = ({ cell }: { cell: string }): number =>
    door.reach(game, options, position, cell)[0]?.moves.length ?? 0;
  const [figure] = tableau!.figures.filter(({ seat }) => seat >= 0).sort((a, b) => reached(b) - reached(a));
  await table.cell(figure!.cell).focus();
  await table.page.keyboard.press('i');
  await table.page.getByRole('tooltip').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('play.menu') }).click();
  await page.getByRole('button', { name: t('picture.open') }).waitFor();
}

async function askToResign(page: Page): Promise<void> {
  await openMenu(page);
  await parts.button(page, 'play.resign').click();
  await page.getByRole('dialog', { name: t('play.resignAsk') }).waitFor();
}

async function openPeople(page: Page): Promise<void> {
  await openMenu(page);
  await parts.button(page, 'people.open').click();
  await page.getByRole('dialog', { name: t('people.title') }).waitFor();
}

async function openFilm(page: Page): Promise<void> {
  await sitAt(page, recordOf('menhirs', sensibly(4)));
  await openMenu(page);
  await page.getByRole('button', { name: t('picture.open') }).click();
  await page.getByRole('button', { name: t('picture.film') }).click();
  await page.getByRole('button', { name: t('picture.saveFilm') }).waitFor({ timeout: 120_000 });
}

const onTable =
  (game: GameName, look: (table: TablePage) => Promise<unknown>): Way =>
  async (page) =>
    void (await look(await sitInMiddle(page, game)));

const ended =
  (game: GameName, end: 'won' | 'lost' | 'drawn'): Way =>
  async (page) => {
    await sitAt(page, endedRecord(game, end));
    await parts.end(page).waitFor();
  };

/** A game that Ada has lost, looked through by the engine. */
const reviewed =
  (game: GameName): Way =>
  async (page) => {
    await sitAt(page, endedRecord(game, 'lost'));
    await parts.button(page, 'end.review').click();
    await parts.button(page, 'analysis.stop').waitFor();
    await parts.button(page, 'analysis.stop').waitFor({ state: 'detached', timeout: 200_000 });
  };

/** The computer answers an action that gives the puzzle away. */
const failed =
  (game: GameName): Way =>
  async (page) => {
    const { options, position, line } = puzzlesOf(game)[0]!;
    await page.goto(`/puzzles/${game}#1`);
    const table = new TablePage(page);
    await table.waitForCells();
    await stayAll(page);
    const state = door.begin(game, options, [], '1', 'games 1', position);
    door.close(state.match);
    const wrong = door.legal(game, options, position).find((action) => action !== line[0])!;
    let choice = door.choose(game, options, position, []);
    for (const target of waysTo(state, wrong)) {
      await table.pick(target, choice);
      choice = door.choose(game, options, position, [...choice.picks, target.id]);
    }
    await page.getByText(t('puzzle.wrong')).last().waitFor({ state: 'attached' });
  };

/** What can be chosen first is chosen, and the computer answers where that is a whole action. */
const explained =
  (game: GameName): Way =>
  async (page) => {
    await page.goto(`/learn/${game}/game`);
    const table = new TablePage(page);
    await table.waitForCells();
    await page.locator('[data-cell][aria-disabled="false"]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
  };

/** Who looks at this page, as a guest. */
async function guestOn(page: Page): Promise<Person> {
  await page.context().request.post(`${origin}/api/me`, { data: { name: 'Viviane' }, headers: { origin } });
  return { name: 'Viviane', page, table: new TablePage(page), heard: [], said: [] };
}

/** Two people who have played a little, with a clock. */
async function sitOnline(page: Page): Promise<{ viviane: Person; other: Person; id: string }> {
  const viviane = await guestOn(page);
  const other = await newPerson({}, 'Lancelot');
  const id = await make(viviane, 'grailnah', { clock: fischer(300, 5) });
  await page.goto(`/table/${id}`);
  await sitDown(other, `/table/${id}`);
  for (const [ply, action] of ['n:N-A3', 'n:S-A13', 'M:*-F7'].entries()) {
    await ask(ply % 2 === 0 ? viviane : other, { do: 'play', table: id, ply, action });
  }
  await other.table.waitFor(3);
  await sayTo([viviane], other, 'Good luck!');
  await sayTo([other], viviane, 'You too. Merlin is on my side today.');
  return { viviane, other, id };
}

/** Where games are played: what pages.ts lists is without that. Each stands until all sizes are photographed. */
export const moments: Readonly<Record<string, Way>> = {
  ...ofEach('a table of', (game) => onTable(game, (table) => table.waitForCells())),
  ...ofEach('a figure picked in', (game) => onTable(game, pickFreest)),
  ...ofEach('a refusal in', (game) => onTable(game, askForRefusal)),
  'a caption after three computers in grailnah': async (page) => {
    const players = ['Ada', 'level:3', 'level:2', 'level:8'];
    await sitAt(page, recordOf('grailnah', sensibly(12), { options: { players: '4' }, players }));
    await parts.button(page, 'telling.since').waitFor();
  },
  'a caption after three computers in graal': async (page) => {
    const players = ['Ada', 'level:3', 'level:2', 'level:8'];
    const options = { armies: '2', 'drawing-up': 'stock' };
    await sitAt(page, recordOf('graal', sensibly(8), { options, players }));
    await parts.button(page, 'telling.since').waitFor();
  },
  'a figure card in grailnah': onTable('grailnah', inspectOne),
  'a figure card in graal': onTable('graal', inspectOne),
  ...Object.fromEntries(
    (['grailnah', 'graal'] as const).map((game) => [
      `the figures of ${game}`,
      onTable(game, async ({ page }) => {
        await parts.button(page, `crib.${game}.title`).click();
        await page.getByRole('dialog', { name: t(`crib.${game}.title`) }).waitFor();
      }),
    ]),
  ),
  ...ofEach('the rules beside', (game) =>
    onTable(game, async ({ page }) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('navigation').waitFor();
    }),
  ),
  'the menu of a table': onTable('menhirs', ({ page }) => openMenu(page)),
  'the question before resigning': onTable('menhirs', ({ page }) => askToResign(page)),
  ...Object.fromEntries(
    gameNames.flatMap((game) =>
      (['won', 'lost', 'drawn'] as const).map((end) => [`${game} ${end}`, ended(game, end)] as const),
    ),
  ),
  'the curtain of graal': async (page) => {
    await beginTogether(page);
    await parts.button(page, 'curtain.hold').waitFor();
  },
  'one’s own half of graal': async (page) => {
    await beginTogether(page);
    await liftCurtain(page);
  },
  'a ready-made set-up of graal': async (page) => {
    await beginTogether(page);
    await liftCurtain(page);
    await parts.button(page, 'draw.stock.corner').click();
    await page.getByText(t('draw.trayEmpty')).waitFor();
  },
  'the price of Morgane': async (page) => {
    const table = await sitAt(page, beforePrice());
    const state = await stateOf(page);
    const { game, options, position } = state;
    const paid = door.legal(game, options, position).find((action) => action.includes('!'))!;
    let choice = door.choose(game, options, position, []);
    for (const target of waysTo(state, paid).slice(0, -1)) {
      await table.pick(target, choice);
      choice = door.choose(game, options, position, [...choice.picks, target.id]);
    }
  },
  'the offer to swap sides': async (page) => {
    const options = { swap: 'on' };
    await sitAt(page, recordOf('grailnah', along(['n:N-A3']), { options, seat: 1 }));
    await parts.button(page, 'choice.swap').waitFor();
  },
  ...ofEach('the review of a lost game of', reviewed),
  ...ofEach('an explained game of', explained),
  'the picture of a game': onTable('grailnah', async ({ page }) => {
    await openMenu(page);
    await page.getByRole('button', { name: t('picture.open') }).click();
    await page.getByRole('button', { name: t('picture.save') }).waitFor();
  }),
  'the film of a game': openFilm,
  ...ofEach('a puzzle failed in', failed),
  'an online table': async (page) => void (await sitOnline(page)),
  'an online table with a question': async (page) => {
    const { other, id } = await sitOnline(page);
    await ask(other, { do: 'ask', table: id, what: 'take-back' });
    await page.getByRole('region', { name: t('offer.label') }).waitFor();
  },
  'whom to block or report': async (page) => {
    await sitOnline(page);
    await openPeople(page);
  },
  'a report': async (page) => {
    await sitOnline(page);
    await openPeople(page);
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await page.getByRole('radio').first().waitFor();
  },
  'an online table that somebody has left': async (page) => {
    const { other } = await sitOnline(page);
    await other.page.close();
    await parts.button(page, 'away.win').waitFor({ timeout: 60_000 });
  },
  'an online table at the end': async (page) => {
    const { other, id } = await sitOnline(page);
    await ask(other, { do: 'resign', table: id });
    await parts.end(page).waitFor();
  },
};

async function beginTogether(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: t('home.sameHint', t('game.graal.name')), exact: true }).click();
  await page.waitForURL(/\/game\//);
}
