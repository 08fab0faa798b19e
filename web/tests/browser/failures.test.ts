import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameFragment } from '../../src/match/links';
import { newContext, newPage, tolerate, useBrowser } from './browser';
import { grailnahLine } from './lines';
import { few } from './scope';
import { door, recordOf, stateOf, TablePage } from './table';
import { drawUp, begin, keepGame, visitNothing } from './ways';
import { like, nameOf, t } from './words';

useBrowser();

/** A page in trouble says so and offers a way on. */
async function seeTrouble(page: Page, text: string | RegExp): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text });
  await alert.waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.home') })
    .waitFor();
}

describe('when the rules do not come', () => {
  it('every page says so, and loading again helps', async () => {
    tolerate(/wasm|ERR_FAILED|Failed to fetch/);
    const before = await newContext();
    const path = await keepGame(await before.newPage(), 'menhirs');
    const context = await newContext({ storageState: await before.storageState() });
    await context.route('**/*.wasm', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: t('home.playHint', nameOf('graal')) }).click();
    await page
      .getByRole('status')
      .filter({ hasText: t('error.wasm') })
      .waitFor();
    await page.goto('/new/grailnah');
    await seeTrouble(page, t('error.wasm'));
    await page.goto(path);
    await seeTrouble(page, t('error.wasm'));
    await context.unroute('**/*.wasm');
    await page.getByRole('button', { name: t('error.reload') }).click();
    await page.locator('[data-cell]').first().waitFor();
  });
});

const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let [size, count] = [1 << 20, 0]; size > 0; ++count) {
      try {
        localStorage.setItem(`filler${count}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });

describe('when the store is full', () => {
  it('the page warns, the game goes on, and a file can be had', async () => {
    const page = await newPage();
    const table = await begin(page, 'grailnah');
    await table.waitForCells();
    let state = await stateOf(page);
    const { match } = door.read(await recordOf(page));
    await fill(page);
    for (const action of grailnahLine.slice(0, 3)) {
      await table.play(action, state);
      ({ state } = door.play(match, state.toAct ?? 0, action));
      await page
        .getByRole('alert')
        .filter({ hasText: t('error.storeFull') })
        .waitFor();
    }
    door.close(match);
    const coming = page.waitForEvent('download');
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('error.saveNow') })
      .click();
    let record = '';
    for await (const part of await (await coming).createReadStream()) record += String(part);
    expect(door.read(record).ply).toBe(3);
  });

  it('a new game can still be played', async () => {
    const page = await newPage();
    await page.goto('/');
    await fill(page);
    await page.getByRole('button', { name: t('home.sameHint', nameOf('menhirs')) }).click();
    await page.waitForURL(/\/game\//);
    const table = new TablePage(page);
    await table.waitForCells();
    await page.locator('[data-cell][aria-disabled="false"]').first().click();
    await table.waitFor(1);
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.storeFull') })
      .waitFor();
  });

  it('the page warns behind the curtain too, before a drawing-up is lost', async () => {
    const page = await newPage();
    await begin(page, 'graal');
    await fill(page);
    await drawUp(page, 'corner');
    await page.getByRole('button', { name: t('curtain.hold') }).waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.storeFull') })
      .waitFor({ timeout: 4000 });
  });
});

describe('a broken link', () => {
  it('says what is wrong', async () => {
    const page = await newPage();
    const letter = await gameFragment('this is a letter, not a game');
    const links: readonly (readonly [string, string | RegExp])[] = [
      ['g=AAAA', t('link.cut')],
      ['g=***', t('link.unreadable')],
      ['', t('link.empty')],
      ['p=chess,,x', /chess/],
      ['p=menhirs,,M../x', /./],
      ['p=menhirs,side:9,M../x', /9/],
      [letter, /./],
    ];
    for (const [fragment, text] of few(links, links[0]!, links[4]!, links[6]!)) {
      await page.goto('/healthz'); // from one link to another the page would not be loaded anew
      await page.goto(`/open#${fragment}`);
      await seeTrouble(page, text);
      await page.getByRole('button', { name: t('games.import') }).waitFor();
    }
  });

  it('to something that is not there says so', async () => {
    tolerate(/404.*\/(new\/chess|a\/b\/c)/); // the server says so too
    const page = await newPage();
    const paths = [
      ['/game/nowhere', t('play.unknown')],
      ['/new/chess', t('new.unknown')],
      ['/a/b/c', t('error.notFound')],
    ] as const;
    for (const [path, text] of few(paths, paths[1])) {
      await page.goto(path);
      await seeTrouble(page, text);
    }
  });
});

describe('a file', () => {
  async function open(page: Page, text: string): Promise<void> {
    await page.goto('/games');
    await page.getByRole('button', { name: t('games.import') }).waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: t('games.import') }).click(),
    ]);
    await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  }

  function record(): string {
    const { match, position, options } = door.begin('menhirs', { side: '3' }, ['Ada', 'Ben'], '4', 'games 1', '');
    const actions = door.legal('menhirs', options, position).slice(0, 2);
    let seat = 0;
    for (const action of actions) seat = door.play(match, seat, action).state.toAct ?? 0;
    const { text } = door.record(match);
    door.close(match);
    return text;
  }

  it('that is sound is opened', async () => {
    const page = await newPage();
    await open(page, record());
    await new TablePage(page).waitFor(2);
  });

  it('that is no game is refused with a reason', async () => {
    const page = await newPage();
    await open(page, 'dear diary');
    const notice = page.getByRole('status').locator('p');
    await notice.waitFor();
    expect((await notice.innerText()).trim()).not.toBe(t('error.wasm'));
    await open(page, ' ');
    await page
      .getByRole('status')
      .filter({ hasText: t('record.cannotRead') })
      .waitFor();
  });

  it('that is damaged is opened as far as it is sound, and says so', async () => {
    const page = await newPage();
    await open(page, record().replace(/^2 .*$/m, '2 zz9'));
    await new TablePage(page).waitFor(1);
    await page.getByText(like('play.damaged')).first().waitFor({ timeout: 4000 });
  });

  it('kept here and damaged is named and left alone', async () => {
    const page = await newPage();
    await visitNothing(page);
    await page.evaluate(() => localStorage.setItem('broceliande.game.torn', '{"id":"torn","rec'));
    await page.goto('/games');
    await page.getByText(t('games.damaged', 'torn')).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('broceliande.game.torn'))).toBe('{"id":"torn","rec');
  });
});
