import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { OpenTables } from './lobby.svelte';
import { FakeLine, refusalOf, rowOf } from './testing';

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

describe('the lobby by differences', () => {
  const open = (table: string, changed: number, name = ''): ReturnType<typeof rowOf> =>
    rowOf(table, { phase: 'open', places: [...free, { level: 0, name, isTaken: true }], changed });
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const ids = (rows: OpenTables['rows']): string[] | undefined => rows?.map(({ table }) => table);

  it('takes in what is new, different, begun and gone', async () => {
    const first = [open('aaaaa1', 1), open('aaaaa2', 2), open('aaaaa3', 3)];
    const fake = new FakeLine(() => ({ say: 'lobby', tables: first, running: [] }));
    const tables = new OpenTables();
    tables.follow(fake.line);
    await settle();
    expect(fake.asked).toEqual([{ do: 'lobby', watch: true, changes: true }]);
    const begun = rowOf('aaaaa2', { places: taken, changed: 6 });
    fake.say({
      say: 'lobbyChanged',
      rows: [open('aaaaa4', 5), open('aaaaa1', 4, 'Bo'), begun],
      removed: ['aaaaa3', 'nevertold'],
    });
    expect(ids(tables.rows)).toEqual(['aaaaa4', 'aaaaa1']);
    expect(tables.rows?.[1]?.places[1]?.name).toBe('Bo');
    expect(ids(tables.live)).toEqual(['aaaaa2']);
    fake.say({ say: 'lobby', tables: [], running: [] });
    expect(tables.rows).toEqual([]);
  });

  it('shows further pages, in which nothing that is known gets older', async () => {
    const pages = [
      { say: 'lobby', tables: [open('aaaaa3', 3), open('aaaaa2', 2)], running: [], hasMore: true },
      { say: 'lobbyPage', tables: [open('aaaaa2', 2), open('aaaaa1', 1)] },
    ];
    const fake = new FakeLine(() => pages.shift()!);
    const tables = new OpenTables();
    tables.follow(fake.line);
    await settle();
    expect(tables.hasMore).toBe(true);
    const more = tables.showMore(fake.line);
    fake.say({ say: 'lobbyChanged', rows: [open('aaaaa2', 9)], removed: [] });
    await more;
    expect(fake.asked.at(-1)).toEqual({ do: 'lobbyPage', table: 'aaaaa2', changed: 2 });
    expect(ids(tables.rows)).toEqual(['aaaaa2', 'aaaaa3', 'aaaaa1']);
    expect(tables.hasMore).toBe(false);
  });

  it('takes whole lists of a server that knows no changes', async () => {
    const fake = new FakeLine((asked) =>
      'changes' in asked ? refusalOf('protocol.unknown') : { say: 'lobby', tables: [open('aaaaa1', 1)] },
    );
    const tables = new OpenTables();
    tables.follow(fake.line);
    await settle();
    expect(ids(tables.rows)).toEqual(['aaaaa1']);
    expect(fake.asked.at(-1)).toEqual({ do: 'lobby', watch: true });
  });
});
