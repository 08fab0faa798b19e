import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { newContext, useBrowser } from './browser';
import { graalAfter } from './lines';
import { few } from './scope';
import { TablePage } from './table';
import { begin, beginAt } from './ways';
import { gameNames, nameOf, t, type GameName } from './words';

useBrowser();

function start(page: Page, game: GameName): Promise<TablePage> {
  return game === 'graal' ? beginAt(page, game, {}, graalAfter(0)) : begin(page, game);
}

describe('in the middle of a game', () => {
  it.each(few(gameNames, 'graal'))('of %s a reload changes nothing, and a closed tab is found again', async (game) => {
    const context = await newContext();
    const page = await context.newPage();
    const table = await start(page, game);
    const random = new Random(3);
    for (let count = 0; count < 5; ++count) await table.playAtRandom(random);
    const [names, actions] = [await table.names, await table.actions];
    expect(actions).toHaveLength(5);

    await page.reload();
    await table.waitFor(5);
    expect(await table.actions).toEqual(actions);
    expect(await table.names).toEqual(names);
    await table.playAtRandom(random);
    const later = [await table.names, await table.actions];
    await page.close();

    const another = await context.newPage();
    await another.goto('/');
    await another
      .getByRole('banner')
      .getByRole('link', { name: t('nav.games') })
      .click();
    await another
      .getByRole('listitem')
      .getByRole('link', { name: nameOf(game) })
      .click();
    const again = new TablePage(another);
    await again.waitFor(6);
    expect([await again.names, await again.actions]).toEqual(later);
    await again.playAtRandom(random);
  });

  it('the past can be looked at, an action taken back, and a link leads to the game', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const table = await begin(page, 'grailnah');
    const first = await table.names;
    for (const action of ['n:N-A3', 'n:S-A13']) await table.play(action);
    await page.getByRole('button', { name: t('replay.first') }).click();
    await page.getByText(t('replay.past')).waitFor();
    await page
      .getByRole('button', { name: t('replay.last') })
      .first()
      .click();
    await page.getByRole('button', { name: t('play.undo') }).click();
    await page.getByRole('button', { name: t('play.undo') }).click();
    await page.getByText(t('play.noActions')).waitFor();
    expect(await table.names).toEqual(first);

    await table.play('Q:N-B2');
    await page.getByText(t('play.menu'), { exact: true }).click();
    await page.getByRole('button', { name: t('link.copy') }).click();
    await page.getByText(t('link.copied')).first().waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await (await newContext()).newPage();
    await other.goto(address);
    await other.getByRole('button', { name: t('open.keep') }).click();
    const copy = new TablePage(other);
    await copy.waitFor(1);
    expect(await copy.names).toEqual(await table.names);
  });
});
