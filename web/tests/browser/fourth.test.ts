import { expect, it } from 'vitest';
import { gameFragment } from '../../src/match/links';
import { Random } from '../random';
import { chosenAction } from '../rules';
import { newPage, useBrowser } from './browser';
import { gather, newPeople } from './online';
import { few } from './scope';
import { door, stateOf, TablePage } from './table';
import { nameOf, t } from './words';

// A game of two folders and one word in a list: nothing else in the client or the server knows Pebbles.
const game = 'pebbles';

useBrowser();

it('a fourth game plays at one screen, by clicks', async () => {
  const page = await newPage();
  const { match } = door.begin(game, {}, ['Ada', 'Ben'], '7', 'games 1', '');
  await page.goto(`/open#${await gameFragment(door.record(match).text)}`);
  await page.getByRole('button', { name: t('open.keep'), exact: true }).click();
  await page.waitForURL(/\/game\//);
  const [table, random] = [new TablePage(page), new Random(2)];
  while ((await stateOf(page)).toAct !== null) await table.playAtRandom(random);
  await table.seeEnd();
});

it('a fourth game plays over a table of the server', async () => {
  const online = await gather(game, await newPeople(2));
  const random = new Random(4);
  while (!online.isOver) await online.click(chosenAction(door, online.state, random));
  await online.isKept();
});

it('a game for tests is not offered to players', async () => {
  const page = await newPage();
  for (const path of few(['/', '/games', '/lobby', '/open', '/analysis'], '/', '/games')) {
    await page.goto(path);
    await page.locator('main').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(nameOf(game));
  }
});
