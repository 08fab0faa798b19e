import { describe, expect, it } from 'vitest';
import type { Prepare } from '../../src/door/server/protocol';
import { useBrowser } from './browser';
import { graalLine } from './lines';
import { gather, giveUp, newPeople, parts, sayTo, type Person } from './online';
import { few, isLong } from './scope';
import { handIn } from './ways';
import { t, resignedAs } from './words';

useBrowser();

/** All that a page holds: what it shows, what it keeps, what was said to it. */
async function heldBy({ page, heard }: Person): Promise<string> {
  const kept = await page.evaluate(() => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    return [...stores, document.cookie, document.title, document.documentElement.outerHTML];
  });
  return [...kept, ...heard].join('\n');
}

function handedIn({ said }: Person): string {
  const all = said.map((text) => JSON.parse(text) as Prepare);
  return all.find((message) => message.do === 'prepare')?.text ?? '';
}

/** What a drawing-up says of one figure each, besides those that every drawing-up could say. */
function figuresIn(text: string): readonly string[] {
  return text.split(/[;=,]/).filter((part) => /^[A-Z][a-z]\d+$/.test(part));
}

async function load(person: Person, stock: 'corner' | 'charge'): Promise<void> {
  await person.page.getByRole('button', { name: t(`draw.stock.${stock}`), exact: true }).click();
}

/** Neither what anybody holds nor the record, which is everybody's, tells what was handed in. */
async function isSecret(secret: string, people: readonly Person[], id: string): Promise<void> {
  expect(figuresIn(secret).length).toBe(20);
  for (const person of people) {
    const held = await heldBy(person);
    expect(held).not.toContain('castle=');
    // As words: Ad3 is in a page whose script happens to be called index-CaAd35_4.js.
    const words = new Set(held.split(/\W/));
    expect(figuresIn(secret).filter((figure) => words.has(figure))).toEqual([]);
  }
  const record = await people[0]!.page.request.get(`/api/tables/${id}/record`);
  expect(await record.text()).not.toContain('castle=');
}

/** Who looks on sees no more than that they draw up, or have. */
async function lookOn({ page }: Person, id: string, south: Person, north: Person): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.getByRole('heading', { name: t('table.screens') }).waitFor();
  await page.getByText(t('table.isReady', t('seat.taken', south.name, t('seat.S1')))).waitFor();
  await page.getByText(t('table.isDrawing', t('seat.taken', north.name, t('seat.N1')))).waitFor();
}

describe('two camps', () => {
  it('draw up in secret, see that nothing was changed, and play', async () => {
    const [south, north, guest] = (await newPeople(3)) as [Person, Person, Person];
    const game = await gather('graal', [south, north]);
    expect(game.state.seats.map(({ player }) => game.state.players[player])).toEqual([south.name, north.name]);

    await load(south, 'corner');
    const quiet = north.heard.length;
    await handIn(south.page);
    await south.page.getByRole('heading', { name: t('table.handIn') }).waitFor();
    const secret = handedIn(south);
    await expect.poll(() => north.heard.slice(quiet).some((text) => /ready S [0-9a-f]{64}/.test(text))).toBe(true);
    await lookOn(guest, game.id, south, north);
    await isSecret(secret, [north, guest], game.id);

    await load(north, 'charge');
    await handIn(north.page);
    for (const { page } of [south, north, guest]) await page.getByText(t('table.kept')).waitFor();
    for (const { heard } of [north, guest]) expect(heard.join('\n')).toContain(secret);
    await game.refresh();
    for (const action of few(graalLine, ...graalLine.slice(0, 3))) await game.type(action);
    expect(game.isOver).toBe(isLong);
    if (isLong) await game.seeEnd(new RegExp(`You win!|${south.name} wins\\.`));
    await game.isKept();
  });

  it('may talk and give up meanwhile: everybody reads the end, and nothing of what was drawn up', async () => {
    const [south, north, guest] = (await newPeople(3)) as [Person, Person, Person];
    const { id } = await gather('graal', [south, north]);
    await load(south, 'corner');
    await load(north, 'charge');
    await sayTo([north], south, 'Ready?');
    await handIn(south.page);
    await south.page.getByRole('heading', { name: t('table.handIn') }).waitFor();
    await sayTo([south], north, 'Not yet.');
    expect(await parts.button(north.page, 'draw.anyway').or(parts.button(north.page, 'draw.ready')).isEnabled()).toBe(
      true,
    );
    await lookOn(guest, id, south, north);
    expect(await guest.page.getByText(t('play.menu'), { exact: true }).count()).toBe(0);

    await giveUp(north);
    const end = resignedAs(north.name, south.name);
    const everybody = [south, north, guest];
    await Promise.all(everybody.map(({ page }) => page.getByRole('heading', { name: end }).waitFor()));
    await south.page.locator('[aria-live]').filter({ hasText: end }).waitFor({ state: 'attached' });
    for (const { page } of [south, north]) await parts.button(page, 'table.askAgain').waitFor();
    await isSecret(handedIn(south), [north, guest], id);
    await Promise.all(everybody.map(({ page }) => page.reload()));
    await Promise.all(everybody.map(({ page }) => page.getByRole('heading', { name: end }).waitFor()));
    await isSecret(handedIn(south), [north, guest], id);
  });
});
