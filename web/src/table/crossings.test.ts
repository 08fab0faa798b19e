import { describe, expect, it } from 'vitest';
import { counted } from '../../tests/counted';
import { rules } from '../../tests/rules';
import type { EngineWorker } from '../door/engineWorker';
import { LocalMatch } from '../match/local';
import { TableState } from './tableState.svelte';

const { door, crossings, reset } = counted(await rules());
const engine = { stop: () => undefined, close: () => undefined } as unknown as EngineWorker;

async function opened(game: string, options: Readonly<Record<string, string>> = {}) {
  const { match, record } = door.begin(game, options, ['Ada', 'Ben'], '1', 'games 1', '');
  door.close(match);
  const saved = { id: 'x', game, record, players: [], resigned: null, sealed: {}, created: 0, changed: 0 };
  const table = new TableState(await LocalMatch.open(door, engine, saved), {
    refused: (message) => {
      throw new Error(message.key);
    },
    played: () => undefined,
  });
  return table;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What a page looks at after every change. */
function looked({ tableau, choice, last, snapshot }: TableState): number {
  return tableau.figures.length + (choice?.next.length ?? 0) + last.length + snapshot.history.plies.length;
}

describe('crossings of the door', () => {
  it('are two for an action of one pick: choose and play', async () => {
    const table = await opened('menhirs');
    looked(table);
    reset();
    table.pick(table.choice!.next[0]!.id);
    await settled();
    expect(table.snapshot.history.plies).toHaveLength(1);
    expect(looked(table)).toBeGreaterThan(0);
    expect(crossings()).toEqual({ chooseAction: 1, play: 1 });
  });

  it('are one more for each pick', async () => {
    const table = await opened('graal', { 'drawing-up': 'stock' });
    looked(table);
    reset();
    for (let picks = 1; table.snapshot.history.plies.length === 0; ++picks) {
      table.pick(table.choice!.next.find(({ kind }) => kind !== 'button')!.id);
      await settled();
      looked(table);
      expect(crossings()['chooseAction']).toBe(picks);
    }
    expect(crossings()).toEqual({ chooseAction: expect.any(Number) as number, play: 1 });
  });

  it('are one for taking back, and history is what it was', async () => {
    const table = await opened('grailnah');
    await table.play('n:N-A3');
    const before = table.snapshot.history;
    await table.play('M:*-A16');
    reset();
    await table.match.undo();
    expect(looked(table)).toBeGreaterThan(0);
    expect(crossings()).toEqual({ undo: 1 });
    expect(table.snapshot.history).toEqual(before);
  });

  it('give the history that the rules would tell', async () => {
    const table = await opened('grailnah');
    for (const action of ['n:N-A3', 'M:*-A16', 'n:A3-B3']) await table.play(action);
    const { match, gameNumber } = table.snapshot.state;
    expect(table.snapshot.history).toEqual(door.history(match, gameNumber));
  });
});
