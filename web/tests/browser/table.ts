import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tapOutcome } from '../../src/board/targets';
import type { Choice, MatchState, Target } from '../../src/door/types';
import { isWordKey } from '../../src/base/i18n/dictionary';
import { chosenAction, rules } from '../rules';
import type { Random } from '../random';
import { t } from './words';

export const door = await rules();

/** What a page keeps of the game that it shows. */
export async function recordOf(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `broceliande.game.${id}`);
  return (JSON.parse(kept ?? 'null') as { record: string } | null)?.record ?? '';
}

export async function stateOf(page: Page): Promise<MatchState> {
  const state = door.read(await recordOf(page));
  door.close(state.match);
  return state;
}

/** The picks that lead to an action, as the rules offer them. */
export function waysTo(state: MatchState, action: string): readonly Target[] {
  const { game, options, position } = state;
  const look = (picks: readonly string[]): Choice => door.choose(game, options, position, picks);
  function search({ picks, next }: Choice): readonly Target[] | null {
    for (const target of next) {
      if (target.cell !== '' && !action.includes(target.cell)) continue;
      const after = look([...picks, target.id]);
      const rest = after.action === '' ? search(after) : after.action === action ? [] : null;
      if (rest) return [target, ...rest];
    }
    return null;
  }
  const found = action.includes('>') ? waysToSlide(state, action) : search(look([]));
  if (!found) throw new Error(`no way leads to ${action} in ${position}`);
  return found;
}

function waysToSlide({ game, options, position }: MatchState, action: string): readonly Target[] | null {
  const [part = '', direction = ''] = action.split('>');
  const cells = part.split('.');
  const targets: Target[] = [];
  let choice = door.choose(game, options, position, []);
  while (targets.length < 40) {
    const differs = (cell: string): boolean => cells.includes(cell) !== choice.chosen.includes(cell);
    const isWhole = choice.chosen.length > 0 && [...cells, ...choice.chosen].every((cell) => !differs(cell));
    const wanted = isWhole
      ? choice.next.find(({ id }) => id === `>${direction}`)
      : (choice.next.find(({ cell }) => cell !== '' && differs(cell)) ?? choice.next.find(({ id }) => id === 'none'));
    if (!wanted) return null;
    targets.push(wanted);
    if (isWhole) return targets;
    choice = door.choose(game, options, position, [...choice.picks, wanted.id]);
  }
  return null;
}

/** A point of a cell that nothing else covers. */
function pointOn(element: Element): { x: number; y: number } | null {
  const box = element.getBoundingClientRect();
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of shares) {
    for (const right of shares) {
      const point = { x: box.x + box.width * right, y: box.y + box.height * down };
      if (document.elementFromPoint(point.x, point.y)?.closest('[data-cell]') === element) return point;
    }
  }
  return null;
}

function nameOfTarget({ kind, angle, figure, id }: Target): string {
  if (kind === 'direction') return t('direction.slide', word('toward', String(angle)));
  return figure === '' ? word('choice', id) : word('figure', figure);
}

function word(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return isWordKey(key) ? t(key) : name;
}

/** A game on a page, played as people play it. */
export class TablePage {
  constructor(
    readonly page: Page,
    readonly touch = false,
  ) {}

  cell(id: string): Locator {
    return this.page.locator(`[role="button"][data-cell="${id}"]`);
  }

  get actions(): Promise<string[]> {
    return this.page.locator('ol code').allInnerTexts();
  }

  /** The names of all cells: what a screen reader would tell of the position. */
  get names(): Promise<string[]> {
    return this.page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  }

  async press(id: string): Promise<void> {
    const point = await this.cell(id).evaluate(pointOn);
    if (!point && (await this.zoomOut.isVisible())) {
      await this.zoomOut.click(); // another part of the board is seen larger
      await this.settled();
      return this.press(id);
    }
    if (!point) throw new Error(`nothing of ${id} can be hit`);
    if (!this.touch) return this.page.mouse.click(point.x, point.y);
    const wasNear = await this.zoomOut.isVisible();
    await this.page.touchscreen.tap(point.x, point.y);
    await this.settled();
    if (!wasNear && (await this.zoomOut.isVisible())) await this.press(id);
  }

  /** Shown while a part of the board is seen larger. */
  get zoomOut(): Locator {
    return this.page.getByRole('button', { name: t('zoom.out') });
  }

  /** Until what was done is drawn. */
  async settled(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  /** Chooses what the page offers; `choice` is what the rules offer there. */
  async pick(target: Target, choice: Choice): Promise<void> {
    const name = nameOfTarget(target);
    if (target.kind === 'button') return this.#hit(this.page.getByRole('button', { name, exact: true }).first());
    if (target.kind === 'direction') return this.#hit(this.page.getByRole('button', { name, exact: true }));
    if (tapOutcome(choice, target.cell).act !== 'offer') return this.press(target.cell);
    // A tap picks the figure that it hits; by key all that stand there are offered.
    await this.cell(target.cell).focus();
    await this.page.keyboard.press('Enter');
    await this.#hit(this.page.getByRole('menu').getByRole('menuitem', { name, exact: true }).first());
  }

  #hit(locator: Locator): Promise<void> {
    return this.touch ? locator.tap() : locator.click();
  }

  /** Plays an action by its picks, and sees that exactly this one was played. */
  async play(action: string, known?: MatchState): Promise<void> {
    const state = known ?? (await stateOf(this.page));
    const { game, options, position, ply } = state;
    let choice = door.choose(game, options, position, []);
    for (const target of waysTo(state, action)) {
      await this.pick(target, choice);
      choice = door.choose(game, options, position, [...choice.picks, target.id]);
    }
    await this.waitFor(ply + 1);
    expect((await this.actions)[ply]).toBe(action);
  }

  async playAtRandom(random: Random): Promise<void> {
    await this.play(chosenAction(door, await stateOf(this.page), random));
  }

  /** Until the page tells how it ended, as the rules say it did. */
  async seeEnd(): Promise<void> {
    const { outcome, isOver } = await stateOf(this.page);
    expect(isOver).toBe(true);
    const isWon = outcome?.some(({ verdict }) => verdict === 'won') ?? false;
    const card = this.page.getByRole('region', { name: t('end.card') });
    await card.getByRole('heading', { name: isWon ? /\bwins?\b/ : t('end.draw') }).waitFor();
    await card.getByRole('button', { name: t('play.rematch') }).waitFor();
  }

  async waitForCells(): Promise<void> {
    await this.page.locator('[data-cell][aria-disabled="false"]').first().waitFor();
  }

  /** Until so many actions are played. */
  async waitFor(count: number): Promise<void> {
    await this.page
      .locator('ol code')
      .nth(count - 1)
      .waitFor();
  }
}
