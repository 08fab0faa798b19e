import { expect, it } from 'vitest';
import type { ServerMessage } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { OpenTables } from './lobby.svelte';
import { rowOf } from './testing';

const free = [{ level: 0, name: '', isTaken: false }];
const taken = [{ level: 0, name: 'Ada', isTaken: true }];

it('the lobby tells tables with free places from games to watch, the latest first', async () => {
  let tell: (said: ServerMessage) => void = () => undefined;
  const tables = [
    rowOf('aaaaa1', { phase: 'open', places: free, changed: 1 }),
    rowOf('aaaaa2', { phase: 'open', places: free, changed: 2 }),
    rowOf('aaaaa3', { phase: 'open', places: taken, changed: 3 }),
  ];
  const running = [rowOf('aaaaa4', { places: taken, changed: 4 }), rowOf('aaaaa5', { places: taken, changed: 5 })];
  const line = {
    ask: () => Promise.resolve({ say: 'lobby', tables, running }),
    listen: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Pick<LobbyLine, 'ask' | 'listen'>;
  const open = new OpenTables();
  const stop = open.follow(line);
  await Promise.resolve();
  await Promise.resolve();
  expect(open.rows?.map(({ table }) => table)).toEqual(['aaaaa2', 'aaaaa1']);
  expect(open.live?.map(({ table }) => table)).toEqual(['aaaaa5', 'aaaaa4']);
  tell({ say: 'lobby', tables: [] });
  expect(open.rows).toEqual([]);
  expect(open.live).toEqual([]);
  stop();
});
