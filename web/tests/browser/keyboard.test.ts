import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Choice, MatchState, Target } from '../../src/door/types';
import { Random } from '../random';
import { newPage, useBrowser } from './browser';
import { door, stateOf, TablePage } from './table';
import { begin } from './ways';
import { t } from './words';

useBrowser();

type Key = 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

interface Focus {
  name: string;
  value: string;
  cell: string | null;
  direction: string | null;
}

class Keyboard {
  #places: ReadonlyMap<string, { x: number; y: number }> = new Map();

  constructor(readonly page: Page) {}

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  focus(): Promise<Focus> {
    return this.page.evaluate(() => {
      const element = document.activeElement as (Element & Partial<HTMLSelectElement>) | null;
      const label = element?.labels?.[0]?.querySelector('span')?.textContent;
      return {
        name: (element?.ariaLabel ?? label ?? element?.textContent ?? '').trim(),
        value: element?.value ?? '',
        cell: element?.getAttribute('data-cell') ?? null,
        direction: element?.getAttribute('data-direction') ?? null,
      };
    });
  }

  async tabTo(isThere: (focus: Focus) => boolean): Promise<void> {
    for (let count = 0; count < 60; ++count) {
      if (isThere(await this.focus())) return;
      await this.press('Tab');
    }
    throw new Error('Tab does not come there');
  }

  /** Along a row first, then along the column. */
  async walkTo(cell: string): Promise<void> {
    if (this.#places.size === 0) this.#places = await this.#look();
    const at = this.#places;
    const goal = at.get(cell)!;
    for (let count = 0; count < 30; ++count) {
      const here = at.get((await this.focus()).cell ?? '')!;
      const [right, down] = [goal.x - here.x, goal.y - here.y];
      if (Math.abs(right) > 2) await this.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      else if (Math.abs(down) > 2) await this.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
      else return;
    }
    throw new Error(`arrows do not come to ${cell}`);
  }

  async #look(): Promise<ReadonlyMap<string, { x: number; y: number }>> {
    const places = await this.page.locator('[data-cell]').evaluateAll((cells) =>
      cells.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.getAttribute('data-cell') ?? '', { x: x + width / 2, y: y + height / 2 }] as const;
      }),
    );
    return new Map(places);
  }

  /** Enter on a chosen tile leads to the directions; so the tile can only be left out where there are none. */
  async pick(target: Target, choice: Choice): Promise<void> {
    if (target.kind !== 'direction') {
      await this.walkTo(target.cell);
      return this.press('Enter');
    }
    await this.walkTo(choice.chosen[0]!);
    await this.press('Enter');
    for (let count = 0; (await this.focus()).direction !== target.id; ++count) {
      if (count > 6) throw new Error(`arrows do not come to ${target.id}`);
      await this.press('ArrowRight');
    }
    await this.press('Enter');
  }
}

function withinReach(choice: Choice): readonly Target[] {
  const directions = choice.next.filter(({ kind }) => kind === 'direction');
  if (directions.length > 0) return directions;
  return choice.next.filter(({ kind }) => kind !== 'button');
}

interface Plan {
  targets: readonly Target[];
  action: string;
}

/** Choices at random until an action is complete; null where they lead nowhere. */
function planned({ game, options, position }: MatchState, random: Random): Plan | null {
  const targets: Target[] = [];
  let choice = door.choose(game, options, position, []);
  while (choice.action === '' && targets.length < 20) {
    const target = random.of(withinReach(choice));
    targets.push(target);
    choice = door.choose(game, options, position, [...choice.picks, target.id]);
  }
  return choice.action === '' ? null : { targets, action: choice.action };
}

function ends({ game, options, position, toAct }: MatchState, action: string): boolean {
  const { match } = door.begin(game, options, ['A', 'B'], '1', 'games 1', position);
  const { state: after } = door.play(match, toAct ?? 0, action);
  door.close(match);
  return after.toAct === null;
}

/** The shortest of many plans, or one that ends the game. */
function bestPlan(state: MatchState, random: Random): Plan {
  const plans = Array.from({ length: 60 }, () => planned(state, random)).filter((plan) => plan !== null);
  const [first] = plans.sort((a, b) => a.targets.length - b.targets.length);
  if (!first) throw new Error(`nothing can be done by keys in ${state.position}`);
  return plans.find(({ action }) => ends(state, action)) ?? first;
}

async function playOne(keyboard: Keyboard, state: MatchState, random: Random): Promise<void> {
  const { game, options, position } = state;
  let choice = door.choose(game, options, position, []);
  for (const target of bestPlan(state, random).targets) {
    await keyboard.pick(target, choice);
    choice = door.choose(game, options, position, [...choice.picks, target.id]);
  }
}

/** Arrows in a list until it says so. */
async function choose(keyboard: Keyboard, key: Key, value: string): Promise<void> {
  for (let count = 0; (await keyboard.focus()).value !== value; ++count) {
    if (count > 8) throw new Error(`${key} does not come to ${value}`);
    await keyboard.press(key);
  }
}

async function beginByKeys(keyboard: Keyboard): Promise<void> {
  await keyboard.page.goto('/new/menhirs');
  await keyboard.tabTo(({ name }) => name === t('new.kind', 2));
  await choose(keyboard, 'ArrowUp', 'person');
  await keyboard.tabTo(({ name }) => name === t('new.options'));
  await keyboard.press('Enter');
  await keyboard.tabTo(({ name }) => name === t('option.side'));
  await choose(keyboard, 'ArrowDown', '3');
  await keyboard.tabTo(({ name }) => name === t('new.begin'));
  await keyboard.press('Enter');
  await keyboard.page.waitForURL(/\/game\//);
  await keyboard.page.locator('[data-cell]').first().waitFor();
}

describe('with the keyboard alone', () => {
  it('a whole game of Menhirs is begun and played to its end', async () => {
    const page = await newPage();
    const keyboard = new Keyboard(page);
    const table = new TablePage(page);
    await beginByKeys(keyboard);
    await keyboard.tabTo(({ cell }) => cell !== null);
    const random = new Random(21);
    for (let state = await stateOf(page); state.toAct !== null; state = await stateOf(page)) {
      await playOne(keyboard, state, random);
      await table.waitFor(state.ply + 1);
      expect((await keyboard.focus()).cell).not.toBeNull();
    }
    expect((await stateOf(page)).options['side']).toBe('3');
    await table.seeEnd();
  });

  it('Escape lets go of what is chosen', async () => {
    const page = await newPage();
    const keyboard = new Keyboard(page);
    await page.goto('/');
    await keyboard.tabTo(({ name }) => name === t('home.sameHint', t('game.grailnah.name')));
    await keyboard.press('Enter');
    await page.locator('[data-cell]').first().waitFor();
    await keyboard.tabTo(({ cell }) => cell !== null);
    await keyboard.walkTo('N');
    await keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await keyboard.press('Enter');
    const chosen = page.locator('[data-cell][aria-pressed="true"]');
    await chosen.waitFor();
    expect(await chosen.getAttribute('aria-label')).toContain(t('cell.chosen'));
    await keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });
  });
});

describe('with keys, then a mouse', () => {
  it('no frame is left on the board where a menu of figures was closed', async () => {
    const page = await newPage();
    const table = await begin(page, 'grailnah');
    await table.waitForCells();
    const menu = page.getByRole('menu');
    const frame = page.locator('.board .focus');
    const open = async (): Promise<void> => {
      await table.cell('N').focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
    };
    await open();
    await menu.getByRole('menuitem').last().click();
    await menu.waitFor({ state: 'detached' });
    expect(await frame.count()).toBe(0);
    await open();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await frame.count()).toBe(1);
  });
});
