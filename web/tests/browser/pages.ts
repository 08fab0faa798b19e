import type { BrowserContext, Cookie, Page } from 'playwright-core';
import type { Language } from '../../src/base/storage/language';
import { positionFragment } from '../../src/match/links';
import { origin, tolerate } from './browser';
import { ask, make, makeFull, newPeople, newPerson, type Person } from './online';
import { keepGame, visitNothing } from './ways';
import { gameNames, type GameName } from './words';

/** A page as somebody finds it, in whatever language; answers how to leave it as if he had not been there. */
export type Way = (page: Page) => Promise<void | (() => Promise<unknown>)>;

/** Goes there and waits until that stands. */
const to =
  (path: string, awaited = 'h1'): Way =>
  async (page) => {
    await page.goto(path);
    await page.locator(awaited).first().waitFor();
  };

const opened =
  (path: string, summary: string, awaited: string): Way =>
  async (page) => {
    await page.goto(path);
    await page.locator(summary).click();
    await page.locator(awaited).first().waitFor();
  };

/** With its three living boards and the puzzle of the day. */
export async function seeHome(page: Page): Promise<void> {
  await page.goto('/');
  for (const game of gameNames) await page.locator(`.living.here[data-game="${game}"]`).waitFor();
  await page.locator('.place.daily .stand').first().waitFor();
}

async function keepAll(page: Page): Promise<void> {
  for (const game of gameNames) await keepGame(page, game);
}

const leaving = (maker: Person, table: string) => () => ask(maker, { do: 'leave', table });

async function seeLobby(page: Page): Promise<() => Promise<unknown>> {
  const [maker, ...players] = (await newPeople(3)) as [Person, Person, Person];
  const table = await make(maker, 'graal', { isListed: true });
  await makeFull('menhirs', players, { isListed: true });
  await page.goto('/lobby');
  await page.getByRole('listitem').filter({ hasText: maker.name }).waitFor();
  return leaving(maker, table);
}

async function seeInvitation(page: Page): Promise<() => Promise<unknown>> {
  const maker = await newPerson();
  const table = await make(maker, 'menhirs');
  await page.goto(`/table/${table}`);
  await page.locator('.invitation .board').first().waitFor();
  return leaving(maker, table);
}

/** One account for all looks: making one counts as trying a password. */
let account: Promise<Cookie[]> | undefined;

async function madeAccount(context: BrowserContext): Promise<Cookie[]> {
  const post = async (path: string, data: object): Promise<void> => {
    await context.request.post(`${origin}${path}`, { data, headers: { origin } });
  };
  await post('/api/me', { name: 'Viviane' });
  await post('/api/account', { account: `viviane-${Date.now().toString(36)}`, password: 'under the lake' });
  await post('/api/tokens', { label: 'the ferryman of the lake' });
  return context.cookies();
}

async function seeAccount(page: Page): Promise<void> {
  const context = page.context();
  await context.addCookies(await (account ??= madeAccount(context)));
  await page.goto('/account');
  await page.locator('li', { hasText: 'ferryman' }).waitFor();
}

/** Whoever has not played yet is asked against whom. */
async function seeOpponents(page: Page): Promise<void> {
  await visitNothing(page);
  await page.evaluate(() => {
    const key = 'broceliande.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...kept, opponent: null }));
  });
  await page.goto('/');
  await page.locator('article .button.primary').first().click();
  await page.locator('dialog[open] label').last().waitFor();
}

/** One way for each game. */
export const ofEach = (name: string, way: (game: GameName) => Way): Record<string, Way> =>
  Object.fromEntries(gameNames.map((game) => [`${name} ${game}`, way(game)]));

const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';

/** Every page on which no game is played. */
export const ways: Readonly<Record<string, Way>> = {
  'the first page': seeHome,
  'the first page of somebody who returns': async (page) => {
    await keepAll(page);
    await seeHome(page);
    await page.locator('.latest .strip').waitFor();
  },
  'the choice of an opponent': seeOpponents,
  ...ofEach('a new game of', (game) => opened(`/new/${game}`, 'form details summary', 'form details select')),
  'a new online game': to('/new/graal#online', 'form select'),
  settings: to('/settings', '.preview .board'),
  'no games': to('/games', '.empty'),
  'kept games': async (page) => {
    await keepAll(page);
    await page.goto('/games');
    await page.locator('li .thumbnail').nth(2).waitFor();
  },
  'an empty lobby': to('/lobby', '.empty'),
  'a lobby with tables': seeLobby,
  'a table that waits': async (page) => {
    await page.goto('/');
    await page.locator('article').last().locator('.ways button').nth(1).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.page svg').first().waitFor();
  },
  'an invitation': seeInvitation,
  'the account': opened('/account', 'details.card summary', 'details.card form'),
  'the account of somebody who is signed in': seeAccount,
  'the link that confirms an address': to('/confirm#nothing', '.button'),
  'the link for a new password': to('/recover#nothing', 'form input'),
  'the link that ends e-mails': to('/unsubscribe/nothing', '.button'),
  ...ofEach('puzzles of', (game) => to(`/puzzles/${game}`, '[data-cell]')),
  ...ofEach('lessons of', (game) => to(`/learn/${game}`, 'li')),
  'a lesson': to('/learn/menhirs/1', '[data-cell]'),
  ...ofEach('the rule book of', (game) => to(`/rules/${game}`, '.chapters section')),
  'what can be printed': opened('/rules/menhirs', '.prints details summary', 'form .press'),
  ...ofEach('the original of', (game) => to(`/about/${game}`, '.about section')),
  'an analysis of nothing': to('/analysis'),
  'a link to a position': to(`/open#${positionFragment('menhirs', {}, position)}`, '.board [data-cell]'),
  'a broken link': to('/open#g=AAAA', '[role="alert"]'),
  'a page that is none': (page) => {
    tolerate(/404.*\/no\/such\/page/); // the server says so too
    return to('/no/such/page', '[role="alert"]')(page);
  },
  'a game that is none': to('/game/nowhere', '[role="alert"]'),
  'a table that is none': (page) => {
    tolerate(/404.*\/table\/nowhere/); // the server says so too
    return to('/table/nowhere', '[role="alert"]')(page);
  },
};

/** As the header does, also where a dialog lies over it or a small screen hides its list. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('header select').evaluate((select: HTMLSelectElement, chosen) => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
