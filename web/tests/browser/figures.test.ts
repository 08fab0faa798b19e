import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nothingWrong, violations } from './axe';
import { newPage, phone, useBrowser } from './browser';
import { graalAfter } from './lines';
import { few } from './scope';
import { door, stateOf, TablePage } from './table';
import { begin, beginAgainst, beginAt } from './ways';
import { t } from './words';

useBrowser();

const card = (page: Page): Locator => page.getByRole('tooltip');

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function hover(page: Page, table: TablePage, cell: string): Promise<void> {
  const { x, y } = await centre(table.cell(cell));
  await page.mouse.move(x + 1, y + 1);
}

async function drawn(page: Page, attribute: 'reach' | 'shot'): Promise<string[]> {
  const cells = page.locator(`[data-${attribute}]`);
  return cells.evaluateAll((all, name) => all.map((each) => each.getAttribute(`data-${name}`) ?? ''), attribute);
}

async function hold(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...point, id: 0 }] });
}
async function lift(session: CDPSession): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A figure of who is not to act, and where it could go. */
async function someEnemy(page: Page): Promise<{ kind: string; cell: string; moves: string[] }> {
  const { game, options, position, tableau, toAct } = await stateOf(page);
  for (const { kind, seat, cell } of tableau!.figures) {
    const [reach] = door.reach(game, options, position, cell);
    if (seat !== toAct && reach && reach.moves.length > 2) return { kind, cell, moves: reach.moves };
  }
  throw new Error('no enemy can move');
}

describe('a figure that is asked', () => {
  it('tells by a mouse that rests on it who it is and where it can go, though it is the enemy’s', async () => {
    const page = await newPage();
    const table = await beginAgainst(page, 1, 0, { game: 'graal', position: graalAfter(0) });
    await table.cell('a1').waitFor();
    const enemy = await someEnemy(page);
    await hover(page, table, enemy.cell);
    await card(page).waitFor();
    const told = await card(page).innerText();
    expect(told).toContain(t(`crib.graal.${enemy.kind}`));
    expect(told).not.toMatch(/^your/i);
    expect((await drawn(page, 'reach')).sort()).toEqual([...enemy.moves].sort());
    expect(await violations(page)).toEqual(nothingWrong);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await drawn(page, 'reach')).toEqual([]);

    await hover(page, table, 'h1');
    await card(page).waitFor();
    expect(await card(page).innerText()).toMatch(/^your/i);
    await table.play('h1-f3');
    expect((await stateOf(page)).ply).toBeGreaterThan(0);
  });

  it('shows at whom an archer could shoot, apart from where it could go', async () => {
    const position = '16/16/15k/16/16/16/16/16/16/11s4/10L5/9AE5/16/16/16/1K14 a2a1,p15p16 N1 - 0 1@world-of-art';
    const page = await newPage();
    const table = await beginAt(page, 'graal', {}, position);
    await table.cell('j5').waitFor();
    await hover(page, table, 'j5');
    await card(page).waitFor();
    expect(await drawn(page, 'shot')).toEqual(['l7']);
    expect(await drawn(page, 'reach')).not.toContain('l7');
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: 'detached' });
  });

  it('tells the same by the key I, aloud, one figure of a castle after the other', async () => {
    const page = await newPage();
    const table = await begin(page, 'grailnah');
    await table.cell('S').focus();
    const heard: string[] = [];
    for (const kind of ['king', 'queen', 'knight']) {
      await page.keyboard.press('i');
      await page
        .getByText(t(`crib.grailnah.${kind}`))
        .first()
        .waitFor();
      heard.push(await card(page).innerText());
      const [name = '', text = ''] = heard.at(-1)!.split(/\n+/);
      await page
        .locator('[aria-live]')
        .filter({ hasText: t('figure.told', name, text) })
        .first()
        .waitFor({ state: 'attached' });
    }
    expect(new Set(heard).size).toBe(3);
    await page.keyboard.press('i');
    await card(page).waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await card(page).waitFor();
    await page.keyboard.press('ArrowUp');
    await card(page).waitFor({ state: 'detached' });
  });

  it('tells by a finger that is held on it, and lifting that finger is no tap', async () => {
    const page = await newPage(phone);
    const table = await begin(page, 'grailnah');
    const session = await page.context().newCDPSession(page);
    await hold(session, await centre(table.cell('S')));
    await card(page).waitFor();
    await lift(session);
    expect(await card(page).isVisible()).toBe(true);
    expect((await drawn(page, 'reach')).length).toBeGreaterThan(0);
    expect(await page.getByRole('menu').count()).toBe(0);
    await table.play('n:N-A3');
    expect(await card(page).count()).toBe(0);
    expect((await stateOf(page)).ply).toBe(1);
  });

  it('has nothing to tell where mist belongs to nobody', async () => {
    const page = await newPage();
    const table = await begin(page, 'menhirs');
    const { tableau } = await stateOf(page);
    await table.cell(tableau!.figures[0]!.cell).focus();
    await page.keyboard.press('i');
    await hover(page, table, tableau!.figures[0]!.cell);
    await page.waitForTimeout(700);
    expect(await card(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: t('crib.graal.title'), exact: true }).count()).toBe(0);
  });
});

describe('the sheet of figures', () => {
  const sheets = [
    ['graal', 8],
    ['grailnah', 5],
  ] as const;
  it.each(few(sheets, sheets[0]))('of %s opens, closes with Escape and gives the focus back', async (game, count) => {
    const page = await newPage();
    if (game === 'graal') await beginAt(page, game, {}, graalAfter(0));
    else await begin(page, game);
    const button = page.getByRole('button', { name: t(`crib.${game}.title`), exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: t(`crib.${game}.title`) });
    await sheet.waitFor();
    expect(await sheet.getByRole('term').count()).toBe(count);
    expect(await sheet.innerText()).toContain(t(`crib.${game}.knight`));
    expect(await violations(page)).toEqual(nothingWrong);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});
