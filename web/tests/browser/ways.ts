import type { Page } from 'playwright-core';
import type { Options } from '../program';
import { gameFragment, positionFragment } from '../../src/match/links';
import { door, TablePage } from './table';
import { nameOf, t, type GameName } from './words';

async function arrived(page: Page): Promise<TablePage> {
  await page.waitForURL(/\/game\//);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return new TablePage(page);
}

/** From the first page, with one click. */
export async function begin(page: Page, game: GameName, against: 'computer' | 'person'): Promise<TablePage> {
  await page.goto('/');
  const name = t(against === 'person' ? 'home.sameHint' : 'home.playHint', nameOf(game));
  await page.getByRole('button', { name, exact: true }).click();
  return arrived(page);
}

/** From a link to a position, for two people at this screen. */
export async function beginAt(page: Page, game: GameName, options: Options, position: string): Promise<TablePage> {
  await page.goto(`/open#${positionFragment(game, options, position)}`);
  await page.getByRole('button', { name: t('home.same'), exact: true }).click();
  return arrived(page);
}

/** From a link to a game: Ada sits on that seat, the computer on the other. */
export async function beginAgainst(
  page: Page,
  level: number,
  seat: number,
  { game, position, options = {} }: { game: GameName; position: string; options?: Options },
): Promise<TablePage> {
  for (let seed = 1; ; ++seed) {
    const state = door.begin(game, options, ['Ada', `level:${level}`], String(seed), 'games 1', position);
    const record = door.record(state.match).text;
    door.close(state.match);
    if (state.seats[seat]?.player !== 0) continue;
    await page.goto(`/open#${await gameFragment(record)}`);
    await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
    return arrived(page);
  }
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
