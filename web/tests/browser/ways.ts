import type { Page } from 'playwright-core';
import type { Options } from '../program';
import type { MatchState } from '../../src/door/types';
import type { Player, SavedGame } from '../../src/match/match';
import { newId } from '../../src/match/saved';
import { positionFragment } from '../../src/match/links';
import { door, TablePage } from './table';
import { nameOf, t, type GameName } from './words';

async function arrived(page: Page): Promise<TablePage> {
  await page.waitForURL(/\/game\//);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return new TablePage(page);
}

/** From the first page, with one click. */
export async function beginByClick(page: Page, game: GameName, against: 'computer' | 'person'): Promise<TablePage> {
  await page.goto('/');
  const name = t(against === 'person' ? 'home.sameHint' : 'home.playHint', nameOf(game));
  await page.getByRole('button', { name, exact: true }).click();
  return arrived(page);
}

/** From a link to a position, for two people at this screen. */
export async function beginByLink(page: Page, game: GameName, options: Options, position: string): Promise<TablePage> {
  await page.goto(`/open#${positionFragment(game, options, position)}`);
  await page.getByRole('button', { name: t('home.same'), exact: true }).click();
  return arrived(page);
}

/** Of the house, but nothing that runs. */
export async function visitNothing(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz');
}

function playerNamed(name: string): Player {
  const level = /^level:(\d)$/.exec(name)?.[1];
  return level === undefined ? { kind: 'person', name } : { kind: 'level', level: Number(level) };
}

/** A game that was begun earlier; answers where it is. */
async function keep(page: Page, { match, game, players: names }: MatchState): Promise<string> {
  const players = names.map(playerNamed);
  const [id, now, record] = [newId(), Date.now(), door.record(match).text];
  door.close(match);
  const saved: SavedGame = { id, game, record, players, resigned: null, sealed: {}, created: now, changed: now };
  await visitNothing(page);
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `broceliande.game.${id}`,
    JSON.stringify(saved),
  ] as const);
  return `/game/${id}`;
}

/** As somebody who comes back to a game, which costs half of beginning it on a page. */
export async function comeBack(page: Page, state: MatchState): Promise<TablePage> {
  await page.goto(await keep(page, state));
  return arrived(page);
}

function newGame(game: GameName, options: Options, position: string): MatchState {
  return door.begin(game, options, ['Player 1', 'Player 2'], '1', 'games 1', position);
}

/** A game of two people at this screen, who have not played yet. */
export function keepGame(page: Page, game: GameName, options: Options = {}, position = ''): Promise<string> {
  return keep(page, newGame(game, options, position));
}

/** For two people at this screen, from a position. */
export function beginAt(page: Page, game: GameName, options: Options, position: string): Promise<TablePage> {
  return comeBack(page, newGame(game, options, position));
}

/** For two people at this screen, from the start. */
export function begin(page: Page, game: GameName): Promise<TablePage> {
  return beginAt(page, game, {}, '');
}

/** From a position: Ada sits on that seat, the computer on the other. */
export async function beginAgainst(
  page: Page,
  level: number,
  seat: number,
  { game, position, options = {} }: { game: GameName; position: string; options?: Options },
): Promise<TablePage> {
  for (let seed = 1; ; ++seed) {
    const state = door.begin(game, options, ['Ada', `level:${level}`], String(seed), 'games 1', position);
    if (state.seats[seat]?.player === 0) return comeBack(page, state);
    door.close(state.match);
  }
}

export async function beginAtFullStrength(page: Page): Promise<void> {
  await page.goto('/new/grailnah');
  await page.getByLabel(t('new.kind', 2)).selectOption(t('level.atFull', t('level.8')));
  await page.getByRole('button', { name: t('new.begin') }).click();
  await arrived(page);
  await page.locator('.players').getByText(t('level.fullStrength')).waitFor();
}

/** Until it is a person's turn: the computer may have begun. */
export async function askForHint(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: t('play.type') }).waitFor();
  await page.getByRole('button', { name: t('play.hint'), exact: true }).click();
  await page.getByText(t('play.hintIs', '')).first().waitFor();
}

/** Holds the button of the curtain until it is lifted. */
export async function liftCurtain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t('curtain.hold') });
  await button.hover();
  await page.mouse.down();
  await page.locator('[data-cell]').first().waitFor();
  await page.mouse.up();
}

export type StockName = 'corner' | 'crag' | 'charge' | 'lodge';

/** A camp lifts its curtain and hands in a ready-made drawing-up. */
export async function drawUp(page: Page, stock: StockName): Promise<void> {
  await liftCurtain(page);
  await page.getByRole('button', { name: t(`draw.stock.${stock}`), exact: true }).click();
  await handIn(page);
}

/** Both camps draw up as in the prepared game, and the screens are lifted. */
export async function drawUpBoth(page: Page): Promise<void> {
  await drawUp(page, 'corner');
  await drawUp(page, 'charge');
  await page.getByRole('heading', { name: t('play.actions') }).waitFor();
}

export async function handIn(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: t('draw.ready'), exact: true });
  await ready.or(page.getByRole('button', { name: t('draw.anyway'), exact: true })).click();
}

/** A position after these actions. */
export function positionAfter(game: GameName, options: Options, start: string, actions: readonly string[]): string {
  const { match, position, toAct } = door.begin(game, options, ['A', 'B'], '1', 'games 1', start);
  let [seat, reached] = [toAct, position];
  for (const action of actions) ({ toAct: seat, position: reached } = door.play(match, seat ?? 0, action).state);
  door.close(match);
  return reached;
}
