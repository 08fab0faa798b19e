import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rules } from '../../tests/rules';
import { tableOf } from '../door/server/testing';
import type { Table } from '../door/server/protocol';
import { ScratchMatch } from '../match/scratchMatch';
import type { Snapshot } from '../match/match';
import { settings } from '../base/storage/settings.svelte';
import { TableState } from './tableState.svelte';
import Toolbar from './Toolbar.svelte';

const door = await rules();
const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';

/** The tools at an online table, each with whether it can be used. */
function tools(online: Partial<Table>, may: Partial<Snapshot['may']>): readonly (readonly [string, boolean])[] {
  const match = new ScratchMatch(door, { game: 'menhirs', options: {}, position });
  const table = new TableState(match, { refused: () => undefined, played: () => undefined });
  const { snapshot } = table;
  const ending = online.phase === 'over' ? { winners: [0], reason: 'resigned' as const, by: 1 } : null;
  const seen: Snapshot = {
    ...snapshot,
    ending,
    online: { table: tableOf('', online), at: 0, presenceAt: 0, isSending: false, screens: 'none' },
    may: { ...snapshot.may, hint: false, ...may },
  };
  Object.defineProperty(table, 'snapshot', { value: seen });
  const { body } = render(Toolbar, {
    props: { table, turned: 0, leaves: false, isListOpen: null, onturn: () => undefined, onlist: () => undefined },
  });
  const labels = [...body.matchAll(/<button[^>]*?aria-label="([^"]+)"([^>]*)>/g)];
  return labels.map(([, label = '', rest = '']) => [label, !/\bdisabled\b/.test(rest)] as const);
}

beforeAll(() => {
  settings.language = 'en';
  vi.stubGlobal('HTMLCanvasElement', class {});
});
afterAll(() => vi.unstubAllGlobals());

describe('the tools of an online table', () => {
  const running = () => tools({ phase: 'running' }, { seats: [0], undo: 'asking' });

  it('stay in their places when the game ends: what cannot be used is grey', () => {
    const over = tools({ phase: 'over' }, { seats: [0], undo: 'never' });
    expect(running()[0]).toEqual(['Ask to take back a move', true]);
    expect(over[0]).toEqual(['Ask to take back a move', false]);
    expect(over.map(([label]) => label)).toEqual(running().map(([label]) => label));
  });

  it('offer nothing to take back to those who look on, nor to silent partners, at any time', () => {
    for (const phase of ['running', 'over'] as const) {
      const all = [
        ...tools({ phase }, { seats: [], undo: 'never' }),
        ...tools({ phase, isSilent: true }, { seats: [0] }),
      ];
      expect(all.map(([label]) => label)).not.toContain('Ask to take back a move');
    }
  });
});
