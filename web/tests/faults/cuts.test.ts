import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../random';
import { Client, newGuest, setupOf } from './client';
import { Evening } from './evening';
import type { Meeting } from './pair';
import { newFolder, Server } from './server';
import { frame } from './wire';

const random = new Random(11);
const server = new Server({ database: join(newFolder(), 'games.sqlite') });
const meeting = (game: string): Meeting => ({ name: game, setup: setupOf(game), servers: [[server]] });

beforeAll(() => server.start());
afterAll(() => server.kill());

describe('people who are cut off', () => {
  it('come back and go on, again and again, without reloading', async () => {
    const evening = new Evening(random);
    for (const game of ['menhirs', 'grailnah']) await evening.meet(meeting(game));
    evening.play();
    const players = evening.pairs.flatMap((pair) => pair.players);
    for (let cut = 0; cut < 100; ++cut) {
      const player = random.of(players);
      const { arrivals } = player;
      player.cut();
      await evening.until(() => player.arrivals > arrivals);
    }
    await evening.end(server.origin);
  });

  it('are told only what they missed', async () => {
    const cookies = [await newGuest(server.origin, 'Anna'), await newGuest(server.origin, 'Bert')] as const;
    const [anna, bert] = [await Client.open(server.port, cookies[0]), await Client.open(server.port, cookies[1])];
    const made = await anna.ask({ do: 'create', setup: setupOf('menhirs', { seating: 'chosen' }), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    await bert.ask({ do: 'sit', table });
    for (const each of [anna, bert]) await each.ask({ do: 'watch', table, wantsView: true });
    const { view, number, ply } = await anna.next('seen');
    bert.wire.cut();
    await anna.ask({ do: 'play', table, ply, action: view.actions[0]! });
    const back = await Client.open(server.port, cookies[1]);
    expect(await back.ask({ do: 'watch', table, after: number })).toMatchObject({ say: 'done' });
    expect(back.heard.map(({ say }) => say).filter((say) => say !== 'presence')).toEqual(['welcome', 'played', 'done']);
    for (const each of [anna, back]) each.wire.cut();
  });

  it('are told how the game ended, if they missed that', async () => {
    const evening = new Evening(random);
    const pair = await evening.meet(meeting('menhirs'));
    await pair.playOne();
    const { table, cookie } = pair.players[1]!;
    const back = await Client.open(server.port, cookie);
    const answer = await back.ask({ do: 'watch', table: table!.table, after: table!.number - 1 });
    expect(answer).toMatchObject({ say: 'table', phase: 'over' });
    await evening.end(server.origin);
    back.wire.cut();
  });

  it('leave nothing behind in the middle of a message', async () => {
    const evening = new Evening(random);
    const game = (await evening.meet(meeting('menhirs'))).playOne();
    const cookie = await newGuest(server.origin, 'Half');
    for (let cut = 0; cut < 20; ++cut) {
      const half = await Client.open(server.port, cookie);
      const bytes = frame(JSON.stringify({ do: 'ping', request: 1 }));
      half.wire.raw(bytes.subarray(0, random.below(bytes.length)));
      half.wire.cut();
    }
    await game;
    await evening.end(server.origin);
  });

  it('do not hold up the others when they hear nothing any more', async () => {
    const deaf = await Client.open(server.port, await newGuest(server.origin, 'Deaf'));
    const evening = new Evening(random);
    const { table } = await (await evening.meet(meeting('grailnah'))).sitDown();
    await deaf.ask({ do: 'watch', table, wantsView: true });
    deaf.wire.socket.pause();
    await evening.goOn(60);
    await evening.end(server.origin);
    deaf.wire.cut();
  });
});

describe('a server that is stopped', () => {
  it('says so, keeps what it acknowledged, and ends in peace', { timeout: 60_000 }, async () => {
    const evening = new Evening(random);
    for (const game of ['menhirs', 'grailnah']) await evening.meet(meeting(game));
    const players = evening.pairs.flatMap((pair) => pair.players);
    let goodbyes = 0;
    for (const player of players) player.onUpdate = ({ say }) => void (goodbyes += say === 'stopping' ? 1 : 0);
    evening.play();
    const stops = 3;
    for (let stop = 0; stop < stops; ++stop) {
      await evening.until(() => players.every(({ arrivals }) => arrivals > stop));
      await evening.goOn();
      expect(await server.stop()).toBe(0);
      await server.start();
    }
    await evening.goOn();
    expect(goodbyes).toBe(stops * players.length);
    await evening.end(server.origin);
    expect(server.crashes).toBe(0);
  });
});
