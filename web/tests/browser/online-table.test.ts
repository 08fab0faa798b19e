import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser';
import { Random } from '../random';
import { chosenAction, goingOn } from '../rules';
import { fischer, gather, giveUp, newPeople, newPerson, parts, type Game, type Person } from './online';
import { door } from './table';
import { nameOf, t } from './words';

useBrowser();

async function playSome(game: Game, count: number): Promise<void> {
  const random = new Random(6);
  for (let played = 0; played < count; ++played) await game.type(goingOn(door, game.state, random));
}

describe('who comes by the link when no place is free', () => {
  it('looks on: sees every action, and can do nothing', async () => {
    const [ada, bo, cy] = (await newPeople(3)) as [Person, Person, Person];
    const game = await gather('menhirs', [ada, bo]);
    await playSome(game, 1);
    await cy.page.goto(`/table/${game.id}`);
    await cy.page.getByText(t('table.lookingOn')).waitFor();
    await ada.page.getByText(t('table.watchers', 1)).waitFor();
    await playSome(game, 1);
    await cy.table.waitFor(2);
    expect(await parts.box(cy.page).count()).toBe(0);
    expect(await parts.button(cy.page, 'table.askBack').count()).toBe(0);
    expect(await cy.page.locator('[data-cell][aria-disabled="false"]').count()).toBe(0);
    await cy.page.close();
    await ada.page.getByText(t('table.watchers', 1)).waitFor({ state: 'detached' });
  });
});

/** What a clock says, once for each time that it says something else. */
function readings(page: Page, milliseconds: number): Promise<{ at: number; left: number }[]> {
  return page.evaluate(
    (until) =>
      new Promise((resolve) => {
        const seen: { at: number; left: number }[] = [];
        const clock = document.querySelector('.clock.running');
        const began = performance.now();
        const look = (): void => {
          const left = Number(/\d:(\d+\.\d)/.exec(clock?.textContent ?? '')?.[1]);
          if (seen.at(-1)?.left !== left) seen.push({ at: (performance.now() - began) / 1000, left });
          if (performance.now() - began < until) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
    milliseconds,
  );
}

function isSmooth(seen: readonly { at: number; left: number }[]): void {
  expect(seen.length).toBeGreaterThan(5);
  for (const [index, { at, left }] of seen.entries()) {
    const before = seen[index - 1] ?? { at, left: left + 0.1 };
    expect(left).toBeLessThan(before.left);
    expect(before.left - left).toBeLessThan(0.35 + (at - before.at));
  }
  const [first, last] = [seen[0]!, seen.at(-1)!];
  expect(Math.abs(first.left - last.left - (last.at - first.at))).toBeLessThan(0.3);
}

describe('clocks', () => {
  it('count down smoothly, and a flag ends the game: for partners, too', async () => {
    const people = await newPeople(2);
    const places = [{ level: 0 }, { level: 1 }, { level: 0 }, { level: 1 }];
    const game = await gather('grailnah', people, { places, options: { players: '4' }, clock: fischer(10) });
    for (const { page } of people) await page.getByText(t('table.flag')).waitFor();
    isSmooth(await readings(people[1]!.page, 1200));
    const times = [t('end.time.you'), t('end.time.other', people[0]!.name)].join('|');
    await game.seeEnd(new RegExp(`${t('level.1')} .+ and ${t('level.1')} .+ win\\.\\s*(${times})`));
    for (const { page } of people) {
      const texts = await parts.clocks(page).allInnerTexts();
      expect(texts.length).toBe(4);
      expect(texts.filter((text) => text.includes('0:00.0'))).toEqual([expect.stringContaining(people[0]!.name)]);
      expect(await page.locator('.clock.running').count()).toBe(0);
      expect(await parts.box(page).count()).toBe(0);
    }
  });
});

describe('take-back', () => {
  it('needs the opponent: declined, then agreed to; giving up does not', async () => {
    const game = await gather('menhirs', await newPeople(2));
    await playSome(game, 3);
    const [asker, other] = [game.waiting[0]!, game.acting];
    for (const answer of ['offer.decline', 'offer.agree'] as const) {
      await parts.button(asker.page, 'table.askBack').click();
      await parts.offer(asker.page, t('offer.yours.take-back')).waitFor();
      await parts.offer(other.page, t('offer.take-back', asker.name)).waitFor();
      await parts.button(other.page, answer).click();
      const offers = game.people.map(({ page }) => page.getByRole('region', { name: t('offer.label') }));
      await Promise.all(offers.map((offer) => offer.waitFor({ state: 'detached' })));
      expect((await asker.table.actions).length).toBe(answer === 'offer.agree' ? 2 : 3);
    }
    expect((await other.table.actions).length).toBe(2);
    await game.refresh();
    expect(game.acting).toBe(asker);
    await playSome(game, 1);
    await game.isKept();
    const [loser, winner] = [game.waiting[0]!, game.acting];
    await giveUp(loser);
    await game.seeEnd(new RegExp([t('end.won.you'), t('end.won.other', winner.name)].join('|')));
    await game.seeEnd(new RegExp([t('end.resigned.you'), t('end.resigned.other', loser.name)].join('|')));
  });
});

const tag = '<img src=x onerror="document.title=\'broken\'"><b>bold</b>';

describe('chat', () => {
  it('is open to those who invited each other, and heard where its panel is out of sight', async () => {
    const [ada, bo] = [await newPerson(), await newPerson(phone)];
    await gather('menhirs', [ada, bo]);
    const box = ada.page.getByRole('textbox', { name: t('chat.say') });
    await box.fill('Hello!');
    await box.press('Enter');
    await bo.page.getByText(t('chat.said', ada.name, 'Hello!')).waitFor();
    await bo.page.getByRole('log').getByText('Hello!').waitFor();
    expect(await parts.button(bo.page, 'chat.turnOff').count()).toBe(0);
  });

  it('is off in the lobby until one wants it, goes to those who want it, and is plain text', async () => {
    const [ada, bo, cy] = [await newPerson({}, '<b>Ada</b>'), await newPerson(), await newPerson()];
    const game = await gather('grailnah', [ada, bo, cy], { isListed: true });
    for (const { page } of [ada, bo]) await parts.button(page, 'chat.turnOn').click();
    const box = ada.page.getByRole('textbox', { name: t('chat.say') });
    await box.fill(tag);
    await box.press('Enter');
    const line = bo.page.getByRole('log').getByRole('listitem').filter({ hasText: tag });
    await line.waitFor();
    expect(await line.innerText()).toContain(`${ada.name} ${tag}`);
    expect(await bo.page.getByRole('log').locator('img, b').count()).toBe(0);
    expect(await bo.page.locator('.players b').count()).toBe(0);
    await bo.page.locator('.players').getByText(ada.name).waitFor();
    await cy.page.getByText(t('chat.isOff')).waitFor();
    expect(cy.heard.join()).not.toContain('onerror');
    expect(await bo.page.title()).not.toBe('broken');
    await bo.page.getByRole('button', { name: t('chat.hide', ada.name) }).click();
    await line.waitFor({ state: 'detached' });
    await playSome(game, 1);
  });
});

describe('a computer', () => {
  it('sits where one wishes, and answers', async () => {
    const { page, table } = await newPerson();
    await page.goto('/new/menhirs#online');
    await page.getByRole('combobox', { name: t('new.kind', 2) }).selectOption('1');
    await page.getByRole('button', { name: t('online.make') }).click();
    await page.locator('.players').getByText(t('level.1')).waitFor();
    await page.getByRole('heading', { level: 1, name: nameOf('menhirs') }).waitFor({ state: 'attached' });
    for (let count = 0; count < 4; count = (await table.actions).length) {
      await parts.box(page).waitFor();
      const id = new URL(page.url()).pathname.split('/').at(-1)!;
      const state = door.read(await (await page.request.get(`/api/tables/${id}/record`)).text());
      await parts.box(page).fill(chosenAction(door, state, new Random(state.ply)));
      await parts.box(page).press('Enter');
      await table.waitFor(state.ply + 2);
    }
  });
});
