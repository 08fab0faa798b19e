import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { newPage, useBrowser } from './browser';
import { graalLine, grailnahLine } from './lines';
import { gameFragment } from '../../src/match/links';
import { chosenAction } from '../rules';
import { isLong } from './scope';
import { door, stateOf, TablePage } from './table';
import { begin, beginByClick, drawUpBoth } from './ways';
import { t } from './words';

useBrowser();

describe('a whole game at one screen, by clicks', () => {
  it.runIf(isLong)('of Menhirs', async () => {
    const page = await newPage();
    const table = await begin(page, 'menhirs');
    const random = new Random(5);
    while ((await stateOf(page)).toAct !== null) await table.playAtRandom(random);
    await table.seeEnd();
  });

  it.runIf(isLong)('of Grailnah', async () => {
    const page = await newPage();
    const table = await begin(page, 'grailnah');
    for (const action of grailnahLine) await table.play(action);
    await table.seeEnd();
  });

  it('of Graal, from the drawing-up to the storm of a donjon', async () => {
    const page = await newPage();
    const table = await beginByClick(page, 'graal', 'person');
    await drawUpBoth(page);
    for (const action of graalLine) await table.play(action);
    await table.seeEnd();
  });
});

/** The record of a match of two games whose first lacks one action. */
function almostPlayed(): string {
  const random = new Random(3);
  let state = door.begin('menhirs', { side: '3', clearing: '7b' }, ['Ada', 'Ben'], '7', 'games 2', '');
  for (;;) {
    const before = state;
    ({ state } = door.play(state.match, state.toAct ?? 0, chosenAction(door, state, random)));
    if (state.outcome === null) continue;
    door.undo(before.match);
    return door.record(before.match).text;
  }
}

describe('a match', () => {
  it('adds up its games, and the seats change', async () => {
    const page = await newPage();
    await page.goto(`/open#${await gameFragment(almostPlayed())}`);
    await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
    await page.waitForURL(/\/game\//);
    const [table, random] = [new TablePage(page), new Random(1)];
    while ((await stateOf(page)).outcome === null) await table.playAtRandom(random);
    const first = await stateOf(page);
    await page.getByRole('button', { name: t('play.next') }).click();
    await expect.poll(async () => (await stateOf(page)).gameNumber).toBe(2);
    const second = await stateOf(page);
    expect(second.scores).toEqual(first.scores);
    expect(second.seats.map(({ player }) => player)).toEqual(first.seats.map(({ player }) => player).reverse());
    for (const score of second.scores)
      await page
        .locator('.score', { hasText: String(score) })
        .first()
        .waitFor();
  });
});
