import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rules } from '../rules';
import { Client, newToken, recordOf, setupOf } from './client';
import { newFolder, Server } from './server';

const script = fileURLToPath(new URL('../../../examples/bot/bot.py', import.meta.url));
const server = new Server({ database: join(newFolder(), 'games.sqlite') });

beforeAll(() => server.start());
afterAll(() => server.kill());

/** What the bot printed in the end. */
async function ending(token: string, table: string): Promise<unknown> {
  const bot = spawn('python3', [script, server.origin, token, `${server.origin}/table/${table}`]);
  let printed = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  await once(bot, 'close');
  return JSON.parse(printed);
}

it.concurrent.each(['menhirs', 'grailnah', 'graal'])(
  'bots play a whole game of %s',
  { timeout: 120_000 },
  async (game) => {
    const [first, second] = [await newToken(server.origin, 'One'), await newToken(server.origin, 'Two')];
    const maker = await Client.open(server.port, '', { Authorization: `Bearer ${first}` });
    const made = await maker.ask({ do: 'create', setup: setupOf(game), place: 0 });
    const table = made.say === 'created' ? made.table : '';
    const endings = await Promise.all([ending(first, table), ending(second, table)]);
    expect(endings[0]).toMatchObject({ reason: 'rules' });
    expect(endings[1]).toEqual(endings[0]);
    const door = await rules();
    expect(door.read(await recordOf(server.origin, table)).isOver).toBe(true);
    maker.wire.cut();
  },
);

it('a bot with a token that nobody knows is told so', async () => {
  const bot = spawn('python3', [script, server.origin, 'nonsense', 'abcdef']);
  let said = '';
  bot.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await once(bot, 'close');
  expect([bot.exitCode, said]).toEqual([1, 'the server does not know this token\n']);
});
