import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { goingOn } from '../rules';
import { nothingWrong, violations } from './axe';
import { phone, useBrowser } from './browser';
import { fischer, gather, newPeople, newPerson, parts, type Game, type Person } from './online';
import { door } from './table';
import { t } from './words';

useBrowser();

/** With this clock somebody is gone after half a minute, the shortest time there is. */
const clock = fischer(300);
const untilGone = { timeout: 50_000 };

const bar = (page: Page, { name }: Person): Locator => page.getByRole('region', { name: t('away.label', name) });

async function playOne(game: Game): Promise<void> {
  await game.type(goingOn(door, game.state, new Random(6)));
}

/** Somebody whose turn it is has left. */
async function ofTwo(ada: Person, bo: Person): Promise<Game> {
  const game = await gather('menhirs', [ada, bo], { clock });
  await playOne(game);
  await bo.page.close();
  return game;
}

async function ofThree(people: readonly Person[]): Promise<Game> {
  const game = await gather('grailnah', people, { clock });
  for (const action of ['n:N-A3', 'n:E-A8']) await game.type(action);
  await people[2]!.page.close();
  return game;
}

async function comeBack({ page }: Person, { id }: Game): Promise<Page> {
  const back = await page.context().newPage();
  await back.goto(`/table/${id}`);
  return back;
}

/** The win is claimed by keys; both read how it ended. */
async function claimed(): Promise<void> {
  const [ada, bo] = (await newPeople(2)) as [Person, Person];
  const game = await ofTwo(ada, bo);
  await bar(ada.page, bo).getByRole('timer').waitFor();
  expect(await parts.button(ada.page, 'away.win').count()).toBe(0);
  await parts.button(ada.page, 'away.win').waitFor(untilGone);
  expect(await bar(ada.page, bo).getByRole('button').allInnerTexts()).toEqual([t('away.win'), t('away.draw')]);
  await parts.button(ada.page, 'away.win').focus();
  await ada.page.keyboard.press('Enter');
  const end = parts.end(ada.page).filter({ hasText: t('end.claimed.win.you', bo.name) });
  await end.getByText(t('end.won.you')).waitFor();
  const back = await comeBack(bo, game);
  await parts
    .end(back)
    .filter({ hasText: t('end.claimed.win.gone', ada.name) })
    .waitFor();
}

/** Who comes back plays on; on a phone the bar covers nothing, and axe finds nothing. */
async function returned(): Promise<void> {
  const [ada, bo] = [await newPerson(phone), await newPerson()];
  const game = await ofTwo(ada, bo);
  await parts.button(ada.page, 'away.draw').waitFor(untilGone);
  const [board, shown] = [ada.page.locator('.stage'), bar(ada.page, bo)];
  const [around, inside] = [(await board.boundingBox())!, (await shown.boundingBox())!];
  expect(inside.y).toBeGreaterThanOrEqual(around.y + around.height);
  expect(await violations(ada.page)).toEqual(nothingWrong);
  const back = await comeBack(bo, game);
  await shown.waitFor({ state: 'detached' });
  const box = parts.box(back);
  await box.fill(goingOn(door, game.state, new Random(6)));
  await box.press('Enter');
  await ada.table.waitFor(2);
}

/** The others agree on the computer, until the person comes back. */
async function replaced(): Promise<void> {
  const [ada, bo, cy] = (await newPeople(3)) as [Person, Person, Person];
  const game = await ofThree([ada, bo, cy]);
  await parts.button(ada.page, 'table.askHand').waitFor(untilGone);
  expect(await bar(bo.page, cy).getByRole('button').allInnerTexts()).toEqual([t('table.askHand'), t('away.end')]);
  await parts.button(ada.page, 'table.askHand').click();
  await ada.page.getByLabel(t('table.handLevel')).selectOption('1');
  await parts.button(ada.page, 'table.askHand').click();
  await parts.button(bo.page, 'offer.agree').click();
  const computer = t('level.1');
  for (const { page, table } of [ada, bo]) {
    await page.locator('.players').getByText(computer, { exact: true }).waitFor();
    await table.waitFor(3);
    await bar(page, cy).waitFor({ state: 'detached' });
  }
  const back = await comeBack(cy, game);
  await parts.button(back, 'table.return').click();
  await ada.page.locator('.players').getByText(cy.name, { exact: true }).waitFor();
}

/** The others agree that there is nothing to go on for. */
async function ended(): Promise<void> {
  const [ada, bo, cy] = (await newPeople(3)) as [Person, Person, Person];
  await ofThree([ada, bo, cy]);
  await parts.button(ada.page, 'away.end').waitFor(untilGone);
  await parts.button(ada.page, 'away.end').click();
  await parts.offer(ada.page, t('offer.yours.end')).waitFor();
  expect(await parts.button(ada.page, 'away.end').count()).toBe(0);
  const asked = parts.offer(bo.page, t('offer.end', ada.name));
  await asked.getByRole('button', { name: t('offer.agree') }).click();
  for (const { page } of [ada, bo]) {
    const end = parts.end(page).filter({ hasText: t('end.ended', cy.name) });
    await end.getByText(t('end.none')).waitFor();
  }
}

describe('who is gone', { timeout: 120_000 }, () => {
  // At the same time, for each takes half a minute.
  it('of two loses to a claim, unless back before; of three leaves the choice to the others', async () => {
    await Promise.all([claimed(), returned(), replaced(), ended()]);
  });
});

describe('a substitute', () => {
  it('is agreed to by who sits down', async () => {
    const [ada, bo] = (await newPeople(2)) as [Person, Person];
    await ada.page.goto('/new/menhirs#lobby');
    await ada.page.getByRole('checkbox', { name: t('online.substitute') }).check();
    await parts.button(ada.page, 'online.make').click();
    await ada.page.getByText(t('waiting.substitute')).waitFor();
    await bo.page.goto('/lobby');
    const row = bo.page.getByRole('listitem').filter({ hasText: ada.name });
    await row.getByText(t('lobby.substitute')).waitFor();
    await bo.page.goto(new URL(ada.page.url()).pathname);
    await bo.page.getByText(t('waiting.substitute')).waitFor();
  });
});
