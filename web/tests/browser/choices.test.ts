import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english, sentence } from '../../src/base/i18n/dictionary';
import { puzzlesOf } from '../../src/features/puzzles/puzzles';
import { positionFragment } from '../../src/match/links';
import { headingOf } from './book';
import { newPage, useBrowser } from './browser';
import { grailnahAfter } from './lines';
import { few } from './scope';
import { door, TablePage, waysTo } from './table';
import { begin, beginAgainst, beginAt, beginByLink, liftCurtain } from './ways';
import { gameNames, like, t, type GameName } from './words';

useBrowser();

const said = (text: string) => ({ type: 'text', text }) as const;
const prompt = (name: string, ...values: string[]): string =>
  sentence(english, { key: `menhirs.prompt.${name}`, rule: '', arguments: values.map(said) }).text;

async function openPuzzle(page: Page, game: GameName, index: number): Promise<TablePage> {
  await page.goto(`/puzzles/${game}#${index + 1}`);
  await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
  return new TablePage(page);
}

describe('splitting mist', () => {
  it('says why a part cannot slide, and always leaves a way on', async () => {
    const page = await newPage();
    const table = await beginByLink(page, 'menhirs', {}, '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a');
    const status = page.locator('.status');
    const arrows = page.locator('[data-direction]');
    await table.press('b2');
    await arrows.first().waitFor();
    await table.press('e3');
    await status.getByText(prompt('small-rest', '3')).waitFor();
    await status.getByRole('button', { name: t('book.ask', await headingOf('menhirs', 'M9')), exact: true }).waitFor();
    expect(await arrows.count()).toBe(0);
    await table.press('e3');
    await arrows.first().waitFor();
    await page.getByRole('button', { name: t('choice.none'), exact: true }).click();
    await status.getByText(prompt('tiles', '3')).waitFor();
    await page.getByRole('button', { name: t('play.letGo'), exact: true }).click();
    await status.getByText(prompt('cluster')).waitFor();
  });
});

describe('a refusal', () => {
  it('goes once it is read, and with the next choice', async () => {
    const page = await newPage();
    await page.clock.install();
    const table = await beginAt(page, 'menhirs', {}, '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a');
    const refusal = page.locator('.toast');
    await table.press('a1');
    await refusal.waitFor();
    await page.clock.fastForward(1500);
    expect(await refusal.count()).toBe(1);
    await page.clock.fastForward(12_000);
    await refusal.waitFor({ state: 'detached' });
    await table.press('a1');
    await refusal.waitFor();
    await table.press('b2');
    await refusal.waitFor({ state: 'detached' });
  });
});

describe('a puzzle', () => {
  it.each(few(gameNames, 'graal'))('of %s draws where its hint begins, then where it leads', async (game) => {
    const page = await newPage();
    const from = (line: readonly string[]): boolean => !/^x|^pass/.test(line[0] ?? '');
    await openPuzzle(
      page,
      game,
      puzzlesOf(game).findIndex(({ line }) => from(line)),
    );
    const hint = page.getByRole('button', { name: t('puzzle.hint'), exact: true });
    const outlines = (): Promise<string[]> =>
      page.locator('.hints > *').evaluateAll((drawn) => drawn.map((each) => each.outerHTML));
    await hint.click();
    await page.locator('.hints circle').first().waitFor();
    expect((await outlines()).join()).not.toContain('NaN');
    await hint.click();
    await page.locator('.hints path').first().waitFor();
    expect((await outlines()).join()).not.toContain('NaN');
  });

  it('of the clearing says that a tile is to be lifted, and counts no click that does nothing', async () => {
    const page = await newPage();
    const index = puzzlesOf('menhirs').findIndex(({ position }) => position.includes(' clear '));
    const { game, options, position, line } = puzzlesOf('menhirs')[index]!;
    const table = await openPuzzle(page, 'menhirs', index);
    await page.getByText(prompt('clear')).waitFor();
    const bare = door
      .geometry(game, options)
      .cells.find(
        ({ id }) =>
          !door.tableau(game, options, position).figures.some(({ cell, kind }) => cell === id && kind === 'mist'),
      )!;
    await table.press(bare.id);
    const refusal = sentence(english, { key: 'menhirs.nothing-there', rule: '', arguments: [said(bare.id)] }).text;
    await page.getByRole('status').getByText(refusal).waitFor();
    expect(await page.getByText(t('puzzle.wrong')).count()).toBe(0);
    await table.press(line[0]!.slice(1));
    await page.getByText(t('puzzle.solved')).first().waitFor();
  });

  it('says that a try was wrong until the next one begins', async () => {
    const page = await newPage();
    const index = puzzlesOf('grailnah').findIndex(({ line }) => /^n:[A-G]\d+-/.test(line[0] ?? ''));
    const { game, options, position, line } = puzzlesOf('grailnah')[index]!;
    const table = await openPuzzle(page, 'grailnah', index);
    const state = door.begin(game, options, [], '1', 'games 1', position);
    door.close(state.match);
    const wrong = door
      .legal(game, options, position)
      .find((action) => /^[Kn]:[A-G]\d+-/.test(action) && action !== line[0])!;
    let choice = door.choose(game, options, position, []);
    for (const target of waysTo(state, wrong)) {
      await table.pick(target, choice);
      choice = door.choose(game, options, position, [...choice.picks, target.id]);
    }
    const said = page.getByRole('status').getByText(t('puzzle.wrong'));
    await said.waitFor();
    await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
    await table.press(/^n:(\w+)-/.exec(line[0]!)![1]!);
    await said.waitFor({ state: 'detached' });
  });
});

describe('seats', () => {
  const compass = /\b(North|South|East|West)\b/;

  it.each([0, 1])('at a turned board are never named by the compass (seat %s)', async (seat) => {
    const page = await newPage();
    await beginAgainst(page, 1, seat, { game: 'grailnah', position: grailnahAfter(seat) });
    await page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
    const names = await new TablePage(page).names;
    expect([await page.locator('main').innerText(), ...names].join('\n')).not.toMatch(compass);
    const own = page.locator(`[data-cell="${seat === 0 ? 'N' : 'S'}"]`);
    const other = page.locator(`[data-cell="${seat === 0 ? 'S' : 'N'}"]`);
    expect((await own.boundingBox())!.y).toBeGreaterThan((await other.boundingBox())!.y);
    expect(await own.getAttribute('aria-label')).toContain(t('figure.king.mine'));
  });

  it('fill the bar of the analysis from their own end of the board', async () => {
    const page = await newPage();
    await page.goto(`/analysis#${positionFragment('grailnah', {}, grailnahAfter(0))}`);
    const [bar, white] = [page.locator('.bar'), page.locator('.bar .share')];
    await bar.waitFor();
    for (const isTurned of [false, true]) {
      if (isTurned) await page.keyboard.press('f');
      const castle = (await page.locator('[data-cell="N"]').boundingBox())!;
      const [whole, part] = [(await bar.boundingBox())!, (await white.boundingBox())!];
      const isBelow = castle.y > whole.y + whole.height / 2;
      expect(isBelow).toBe(isTurned);
      const distance = isBelow ? whole.y + whole.height - part.y - part.height : part.y - whole.y;
      expect(distance).toBeLessThan(3);
    }
  });
});

/** Where something lies that is painted: the picture is laid out once more in its place, and measured there. */
async function boxInPicture(page: Page, selector: string): Promise<{ x: number; width: number }> {
  return page.locator('.painting img').evaluate((image: HTMLImageElement, wanted) => {
    const picture = decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1));
    const text = picture.replace(/<style>.*?<\/style>/s, ''); // the page takes no styles but those of its sheets
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
    const { left, top, width, height } = image.getBoundingClientRect();
    const box = { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(svg.style, box);
    document.body.append(svg);
    const found = svg.querySelector(wanted)!.getBoundingClientRect();
    svg.remove();
    return { x: found.x, width: found.width };
  }, selector);
}

describe('the Grail', () => {
  it('is in sight while Merlin and Morgane stand on it', async () => {
    const page = await newPage();
    await begin(page, 'grailnah');
    await page.locator('.painting img').waitFor({ state: 'attached' });
    const figures = ['merlin', 'morgane'].map((kind) =>
      page.locator(`.figures .stand:has(use[href="#figure-${kind}"])`),
    );
    const { x, width } = await boxInPicture(page, '.grail');
    const boxes = await Promise.all(figures.map(async (figure) => (await figure.boundingBox())!));
    expect(boxes.every((box) => box.x + box.width <= x + 1 || box.x >= x + width - 1)).toBe(true);
  });
});

describe('what is over', () => {
  it('is no longer offered: figures that all stand, and a lesson before a game that has ended', async () => {
    const page = await newPage();
    await begin(page, 'graal');
    await liftCurtain(page);
    const rest = page.getByRole('button', { name: t('draw.complete'), exact: true });
    await rest.click();
    await page.getByText(t('draw.trayEmpty')).waitFor();
    expect(await rest.isDisabled()).toBe(true);

    await begin(page, 'menhirs');
    const offer = page.getByText(t('lesson.offer'));
    await offer.waitFor();
    await page.getByText(t('play.menu'), { exact: true }).click();
    await page.getByRole('button', { name: t('play.resign'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('play.resignAsk') })
      .getByRole('button', { name: t('play.resignYes') })
      .click();
    await page.getByText(like('end.resigned.other')).first().waitFor();
    expect(await offer.count()).toBe(0);
  });

  it('is not praised where every step was skipped', async () => {
    const page = await newPage();
    await page.goto('/learn/menhirs/1');
    const on = ['lesson.skip', 'lesson.next', 'lesson.finish'] as const;
    const forward = page.getByRole('button', { name: new RegExp(on.map((key) => t(key)).join('|')) });
    const end = page.getByRole('heading', { name: t('lesson.ended') });
    await forward.waitFor();
    while (await forward.count()) await forward.click();
    await end.waitFor();
    expect(await page.getByText(t('lesson.finished')).count()).toBe(0);
    await page.goto('/learn/menhirs');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByText(t('lesson.done'), { exact: true }).count()).toBe(0);
  });
});

describe('the analysis without a game', () => {
  it('says how to come to one', async () => {
    const page = await newPage();
    await page.goto('/analysis');
    await page.getByRole('heading', { level: 1, name: t('analysis.title') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('nav.games') })
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
