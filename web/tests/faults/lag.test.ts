import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, newGuest, setupOf } from './client';
import { Server } from './server';
import { frame, opcodes } from './wire';

const [time, thought] = [60_000, 3000];
let server: Server;

beforeAll(async () => (server = await Server.started({ database: ':memory:' })));
afterAll(() => server.kill());

it('is not what a client says by pongs that answer no ping', async () => {
  const anna = await Client.open(server.port, await newGuest(server.origin, 'Anna'));
  const clock = { kind: 'fischer', seconds: time / 1000, increment: 0, days: 0 } as const;
  const places = [{ level: 0 }, { level: 1 }];
  const created = await anna.ask({
    do: 'create',
    place: 0,
    setup: setupOf('menhirs', { places, seating: 'chosen', clock }),
  });
  const table = created.say === 'created' ? created.table : '';
  await anna.ask({ do: 'watch', table, wantsView: true });
  const { view } = await anna.next('seen');
  await new Promise((resolve) => setTimeout(resolve, thought));
  anna.wire.raw(frame('', { opcode: opcodes.pong }));
  await anna.ask({ do: 'play', table, ply: 0, action: view.actions[0]! });
  const { clocks } = await anna.next('played');
  expect(clocks!.left[0]).toBeLessThanOrEqual(time - thought + 500);
});
