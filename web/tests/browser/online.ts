import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MatchState } from '../../src/door/types';
import type { WordKey } from '../../src/base/i18n/en';
import type { Command } from '../../src/door/server/commands';
import type { Clock, ServerMessage, Setup } from '../../src/door/server/protocol';
import { newContext, origin } from './browser';
import { door, TablePage } from './table';
import { visitNothing } from './ways';
import { t } from './words';

/** Somebody with a browser of his own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly table: TablePage;
  /** Everything that the server has said to this page, over all its sockets. */
  readonly heard: string[];
  /** Everything that this page has said. */
  readonly said: string[];
}

let people = 0;
let tables = 0;

/** A guest whose name nobody else has. */
export async function newPerson(options: BrowserContextOptions = {}, called = 'Guest'): Promise<Person> {
  const name = `${called} ${++people}`;
  const context = await newContext(options);
  const home = options.baseURL ?? origin;
  const answer = await context.request.post(`${home}/api/me`, { data: { name }, headers: { origin: home } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  const [heard, said]: string[][] = [[], []];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard!.push(String(payload)));
    socket.on('framesent', ({ payload }) => said!.push(String(payload)));
  });
  return { name, page, table: new TablePage(page, options.hasTouch ?? false), heard: heard!, said: said! };
}

export async function newPeople(count: number, options: BrowserContextOptions = {}): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => newPerson(options)));
}

/** What the server answers when it is asked past the page, as this person. */
export async function ask({ page }: Person, command: Command): Promise<ServerMessage> {
  await visitNothing(page);
  const answer = await page.evaluate(
    (text) => {
      return new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
        socket.onerror = () => reject(new Error('no socket'));
        socket.onmessage = ({ data }) => {
          const { say, request } = JSON.parse(String(data)) as { say: string; request?: number };
          if (say === 'welcome') socket.send(text);
          if (request === 1) socket.close();
          if (request === 1) resolve(String(data));
        };
      });
    },
    JSON.stringify({ ...command, request: 1 }),
  );
  return JSON.parse(answer) as ServerMessage;
}

const noClock: Clock = { kind: 'none', seconds: 0, increment: 0, days: 0 };

export function fischer(seconds: number, increment = 0): Clock {
  return { ...noClock, kind: 'fischer', seconds, increment };
}

/** A table as pages make it, or as they cannot; who makes it sits at the first place. */
export async function make(maker: Person, game: string, more: Partial<Setup> = {}): Promise<string> {
  const setup: Setup = {
    game,
    options: {},
    length: 'games 1',
    places: [{ level: 0 }, { level: 0 }],
    seating: 'chosen',
    clock: noClock,
    isListed: false,
    ...more,
  };
  const answer = await ask(maker, { do: 'create', setup, place: 0, key: `table ${++tables}` });
  if (answer.say !== 'created') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** A game that has begun, though nobody has a page of it. */
export async function makeFull(
  game: string,
  [maker, ...others]: readonly Person[],
  more: Partial<Setup> = {},
): Promise<string> {
  const table = await make(maker!, game, more);
  for (const other of others) await ask(other, { do: 'sit', table, key: `seat ${++tables}` });
  return table;
}

/** By the link, with one click. */
export async function sitDown({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  const button = page.getByRole('button', { name: t('waiting.play') });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** Everybody has sat down, and comes by the link. That they play online their pages learn only from a click (`sitDown`). */
export async function gather(game: string, everybody: readonly Person[], more: Partial<Setup> = {}): Promise<Game> {
  const places = everybody.map(() => ({ level: 0 }));
  const players = game === 'grailnah' && places.length > 2 ? { players: String(places.length) } : {};
  const id = await makeFull(game, everybody, { places, options: players, ...more });
  await Promise.all(everybody.map(({ page }) => page.goto(`/table/${id}`)));
  return Game.at(id, everybody);
}

/** What a table shows. */
export const parts = {
  end: (page: Page): Locator => page.getByRole('region', { name: t('end.card') }),
  box: (page: Page): Locator => page.getByRole('textbox', { name: t('play.type') }),
  offer: (page: Page, text: string): Locator =>
    page.getByRole('region', { name: t('offer.label') }).filter({ hasText: text }),
  clocks: (page: Page): Locator => page.getByRole('timer'),
  button: (page: Page, key: WordKey): Locator => page.getByRole('button', { name: t(key), exact: true }),
  lost: (page: Page): Locator => page.getByText(t('table.lost')).or(page.getByText(t('table.restarting'))),
};

/** Found in the menu, and asked twice. */
export async function giveUp({ page }: Person): Promise<void> {
  await page.getByText(t('play.menu'), { exact: true }).click();
  await parts.button(page, 'play.resign').click();
  const sure = page.getByRole('dialog', { name: t('play.resignAsk') });
  await sure.getByRole('button', { name: t('play.resignYes') }).click();
}

/** Says something to the others, who want to hear it. */
export async function sayTo(others: readonly Person[], { page }: Person, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: t('chat.say') });
  await box.fill(text);
  await box.press('Enter');
  await Promise.all(others.map((other) => other.page.getByRole('log').getByText(text).waitFor()));
}

/** A game that a server keeps, followed here with the rules. */
export class Game {
  private constructor(
    readonly id: string,
    readonly people: readonly Person[],
    public state: MatchState,
  ) {}

  /** As soon as it has begun for everybody. */
  static async at(id: string, everybody: readonly Person[]): Promise<Game> {
    const begun = everybody.map(({ page }) => {
      const isPlayed = page.getByRole('heading', { name: t('play.actions') });
      return isPlayed.or(parts.button(page, 'draw.complete')).waitFor();
    });
    await Promise.all(begun);
    return new Game(id, everybody, await Game.kept(id, everybody[0]!));
  }

  /** As the server shows it to everybody. */
  static async kept(id: string, { page }: Person): Promise<MatchState> {
    const answer = await page.request.get(`/api/tables/${id}/record`);
    return door.read(await answer.text());
  }

  /** Hears of what happened besides actions. */
  async refresh(): Promise<void> {
    this.state = await Game.kept(this.id, this.people[0]!);
  }

  get isOver(): boolean {
    return this.state.toAct === null;
  }

  /** Who is to act. */
  get acting(): Person {
    const name = this.state.players[this.state.seats[this.state.toAct ?? -1]?.player ?? -1];
    const found = this.people.find((person) => person.name === name);
    if (!found) throw new Error(`nobody here is ${name}`);
    return found;
  }

  get waiting(): readonly Person[] {
    return this.people.filter((person) => person !== this.acting);
  }

  /** Whoever is to act types it, and everybody sees it. */
  async type(action: string): Promise<void> {
    const box = parts.box(this.acting.page);
    await box.fill(action);
    await box.press('Enter');
    await this.follow(action);
  }

  /** Whoever is to act clicks or taps it, and everybody sees it. */
  async click(action: string): Promise<void> {
    await this.acting.table.play(action, this.state);
    await this.follow(action);
  }

  /** Everybody sees that this was played. */
  async follow(action: string): Promise<void> {
    const { ply } = this.state;
    const seen = await Promise.all(this.people.map(({ page }) => page.locator('ol code').nth(ply).innerText()));
    expect(seen).toEqual(this.people.map(() => action));
    this.state = door.play(this.state.match, this.state.toAct ?? -1, action).state;
  }

  /** What is kept is what was seen here. */
  async isKept(): Promise<void> {
    const { position, ply } = await Game.kept(this.id, this.people[0]!);
    expect({ position, ply }).toEqual({ position: this.state.position, ply: this.state.ply });
  }

  /** Everybody reads the same end. */
  async seeEnd(text: RegExp | string): Promise<void> {
    await Promise.all(this.people.map(({ page }) => parts.end(page).filter({ hasText: text }).waitFor()));
    await Promise.all(this.people.map(({ page }) => parts.button(page, 'table.askAgain').waitFor()));
  }
}
