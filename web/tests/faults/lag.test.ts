import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../random';
import { Client, newGuest, setupOf } from './client';
import { Proxy, type Line } from './proxy';
import { newFolder, Server } from './server';
import { frame, opcodes } from './wire';

// What clocks give back to people whose messages take long, or who claim that they do.

/** One action: what it took from the other's on, how much of that the clock took, and what was given back. */
interface Charged {
  whole: number;
  spent: number;
  madeUp: number;
}

interface Playing {
  seconds: number;
  /** For each action; the first leaves time for the first measurements. */
  thoughts: readonly number[];
  line: Line;
  lie?: (client: Client) => void;
}

const database = join(newFolder(), 'games.sqlite');
const server = new Server({ database });
const random = new Random(11);
const proxies: Proxy[] = [];
beforeAll(() => server.start());
afterAll(() => {
  for (const proxy of proxies) proxy.stop();
  return server.kill();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quick = (): number => 0;

/** As the log of the table has it. */
function chargedTo(seat: number, table: string): Charged[] {
  const bodies = execFileSync('sqlite3', [
    database,
    `SELECT body FROM event WHERE table_id = '${table}' ORDER BY number`,
  ]);
  return bodies
    .toString()
    .split('\n')
    .filter((body) => body.includes('"played"'))
    .map((body) => JSON.parse(body) as { seat: number; spent: number; madeUp: number })
    .filter((played) => played.seat === seat)
    .map(({ spent, madeUp }) => ({ whole: spent + madeUp, spent, madeUp }));
}

/** Against somebody with a good line who answers at once. */
async function play({ seconds, thoughts, line, lie }: Playing): Promise<Charged[]> {
  const proxy = await Proxy.started(server.port, line);
  proxies.push(proxy);
  const far = await Client.open(proxy.port, await newGuest(server.origin, 'Far'));
  const near = await Client.open(server.port, await newGuest(server.origin, 'Near'));
  const clock = { kind: 'fischer', seconds, increment: 0, days: 0 } as const;
  const created = await far.ask({ do: 'create', place: 0, setup: setupOf('grailnah', { seating: 'chosen', clock }) });
  const table = created.say === 'created' ? created.table : '';
  for (const each of [far, near]) await each.ask({ do: 'watch', table, wantsView: true });
  await near.ask({ do: 'sit', table });
  for (let ply = 0; ply < 2 * thoughts.length; ++ply) {
    const acting = ply % 2 === 0 ? far : near;
    const { view } = await acting.next('seen', (seen) => seen.ply === ply && seen.view.actions.length > 0);
    if (acting === far) await wait(thoughts[ply / 2]!);
    if (acting === far) lie?.(far);
    const answer = await acting.ask({ do: 'play', table, ply, action: random.of(view.actions) });
    expect(answer).toMatchObject({ say: 'done' });
  }
  return chargedTo(0, table);
}

/** The quota of `src/server/tables/lag.hpp` without an increment, for so many actions. */
const quota = (seconds: number, actions: number): number =>
  Math.min(5000, seconds * 100) + actions * Math.min(200, seconds);

const thoughtsOf = (first: number, ...cycle: readonly number[]): number[] => [
  first,
  ...Array.from({ length: 9 }, (_, index) => cycle[index % cycle.length]!),
];

describe('a clock gives back', () => {
  it.concurrent('what messages took, to an honest client 200 ms away', async ({ expect }) => {
    const jittered = (): number => 80 + random.below(41);
    const thoughts = thoughtsOf(1200, 100, 400);
    const charged = await play({ seconds: 60, thoughts, line: { up: jittered, down: jittered } });
    const [, ...measured] = charged;
    for (const { madeUp } of measured) expect(madeUp).toBeGreaterThanOrEqual(155);
    const lag = sum(charged.map(({ whole }) => whole)) - sum(thoughts);
    const given = sum(charged.map(({ madeUp }) => madeUp));
    expect(given).toBeLessThanOrEqual(1.1 * lag);
  });

  it.concurrent('nothing of what somebody thinks, whatever pongs are sent unasked', async ({ expect }) => {
    const charged = await play({
      seconds: 60,
      thoughts: [3000, 2000],
      line: { up: quick, down: quick },
      lie: (client) => client.wire.raw(frame('', { opcode: opcodes.pong })),
    });
    expect(sum(charged.map(({ madeUp }) => madeUp))).toBeLessThanOrEqual(500);
  });

  it.concurrent('no more than a quick reply took, to a cheat who delays pongs', async ({ expect }) => {
    const line = { up: (opcode: number) => (opcode === opcodes.pong ? 1000 : 0), down: quick };
    const thoughts = thoughtsOf(1200, 50, 700);
    const charged = await play({ seconds: 60, thoughts, line });
    for (const [index, { madeUp, whole }] of charged.entries()) {
      const replies = charged.slice(Math.max(0, index - 6), index).map((each) => each.whole);
      expect(madeUp).toBeLessThanOrEqual(Math.min(whole, 1000, ...replies));
    }
    expect(sum(charged.map(({ madeUp }) => madeUp))).toBeLessThanOrEqual(quota(60, charged.length));
  });

  it.concurrent('the quota, to a cheat who delays moves too', async ({ expect }) => {
    const delay = (): number => 900;
    const charged = await play({ seconds: 10, thoughts: [1200, 0, 0, 0, 0, 0], line: { up: delay, down: quick } });
    const given = charged.map(({ madeUp }) => madeUp);
    for (let count = 1; count <= given.length; ++count)
      expect(sum(given.slice(0, count))).toBeLessThanOrEqual(quota(10, count));
    expect(sum(given)).toBeGreaterThan(quota(10, 0)); // as long as it lasts, nobody can tell him from a bad line
  });
});
