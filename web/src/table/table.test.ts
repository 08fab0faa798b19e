import { describe, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { Sketch } from '../match/sketch';
import { Table } from './table.svelte';

const door = await rules();
const nobody = { refused: () => undefined, played: () => undefined };

describe('a hint at the table', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const hint = [{ from: 'b2', to: 'b3' }];

  it('stays while one begins to do what it says, and goes with the action', () => {
    const table = new Table(new Sketch(door, { game: 'menhirs', options: {}, position }), nobody);
    table.hint = hint;
    table.pick('b2');
    expect(table.choice?.picks).toEqual(['b2']);
    expect(table.hint).toBe(hint);
    table.release();
    expect(table.hint).toBe(hint);
    table.pick('b2');
    table.pick('>N');
    expect(table.hint).toEqual([]);
  });

  it('goes when one looks at another moment of the game', () => {
    const table = new Table(new Sketch(door, { game: 'menhirs', options: {}, position }), nobody);
    table.pick('b2');
    table.pick('>N');
    table.hint = hint;
    table.show(null);
    expect(table.hint).toBe(hint);
    table.show(0);
    expect(table.hint).toEqual([]);
  });
});
