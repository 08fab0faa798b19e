import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../random';
import { goingOn } from '../rules';
import { tolerate, useBrowser } from './browser';
import { fischer, gather, newPeople, parts, type Game, type Person } from './online';
import { few } from './scope';
import { Server } from './server';
import { door } from './table';
import { t } from './words';

useBrowser();

/** So that a reload would be noticed. */
async function mark({ page }: Person): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}
async function isSamePage({ page }: Person): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}

/** Seconds on the clocks, as the page shows them. */
async function times({ page }: Person): Promise<number[]> {
  const texts = await parts.clocks(page).allInnerTexts();
  return texts.map((text) => {
    const [minutes = 0, seconds = 0] = (/(\d+):(\d+(?:\.\d)?)/.exec(text) ?? []).slice(1).map(Number);
    return minutes * 60 + seconds;
  });
}

interface Sockets {
  sockets: WebSocket[];
}

/** So that sockets can be cut: being offline keeps a browser only from opening new ones. */
async function keepSockets({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Kept = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        sockets.push(this);
      }
    };
    Object.assign(globalThis, { sockets, WebSocket: Kept });
  });
}

/** The network goes. */
async function cut({ page }: Person): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => (globalThis as unknown as Sockets).sockets.forEach((socket) => socket.close()));
  await parts.lost(page).waitFor();
}
async function mend({ page }: Person): Promise<void> {
  await page.context().setOffline(false);
}

async function playSome(game: Game, count: number, random: Random): Promise<void> {
  for (let played = 0; played < count; ++played) await game.type(goingOn(door, game.state, random));
}

describe('a lost connection', () => {
  it('comes back by itself, with what was missed, and what was played meanwhile is sent', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const random = new Random(2);
    const people = await newPeople(2);
    await Promise.all(people.map(keepSockets));
    const game = await gather('menhirs', people);
    await playSome(game, 2, random);
    await Promise.all(people.map(mark));
    const [acting, waiting] = [game.acting, game.waiting[0]!];

    await cut(waiting);
    const action = goingOn(door, game.state, random);
    await parts.box(acting.page).fill(action);
    await parts.box(acting.page).press('Enter');
    await acting.table.waitFor(game.state.ply + 1);
    await acting.page.getByTitle(t('table.away'), { exact: true }).waitFor();
    await mend(waiting);
    await game.follow(action);

    const next = goingOn(door, game.state, random);
    await cut(waiting);
    await parts.box(waiting.page).fill(next);
    await parts.box(waiting.page).press('Enter');
    await mend(waiting);
    await game.follow(next);
    await playSome(game, 2, random);
    await game.isKept();
    expect(await Promise.all(people.map(isSamePage))).toEqual([true, true]);
  });

  it('is noticed as soon as the device is offline, and mended as soon as it is online again', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const game = await gather('menhirs', await newPeople(2));
    const { page } = game.acting;
    // No time passes for this page: neither silence nor waiting can be what it goes by.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.context().setOffline(true);
    await parts.lost(page).waitFor();
    await game.waiting[0]!.page.getByTitle(t('table.away'), { exact: true }).waitFor();
    await page.context().setOffline(false);
    await parts.lost(page).waitFor({ state: 'hidden' });
    await game.waiting[0]!.page.getByTitle(t('table.away'), { exact: true }).waitFor({ state: 'detached' });
    await page.clock.resume();
    await playSome(game, 2, new Random(5));
    await game.isKept();
  });
});

describe('a server', () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'broceliande-online-'));
    server = await Server.begun(join(folder, 'games.sqlite'));
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const ends = [
    ['stopped', 'SIGTERM'],
    ['killed', 'SIGKILL'],
  ] as const;
  it.each(few(ends, ends[0]))('that is %s in the middle and begins again: the game goes on', async (_, signal) => {
    tolerate(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket/);
    const random = new Random(4);
    const people = await newPeople(2, { baseURL: server.origin });
    const game = await gather('menhirs', people, { clock: fischer(300, 2) });
    await playSome(game, 4, random);
    await Promise.all(people.map(mark));
    const before = await times(people[0]!);
    await server.end(signal);
    await Promise.all(people.map(({ page }) => parts.lost(page).waitFor()));
    // Who plays now is heard by the next server.
    const action = goingOn(door, game.state, random);
    await parts.box(game.acting.page).fill(action);
    await parts.box(game.acting.page).press('Enter');
    await server.begin();
    await Promise.all(people.map(({ page }) => parts.lost(page).waitFor({ state: 'hidden' })));
    await game.follow(action);
    for (const person of people) {
      const after = await times(person);
      expect(after.map((time, place) => Math.abs(time - before[place]!) < 20)).toEqual([true, true]);
    }
    await playSome(game, 3, random);
    await game.isKept();
    expect(await Promise.all(people.map(isSamePage))).toEqual([true, true]);
  });
});
