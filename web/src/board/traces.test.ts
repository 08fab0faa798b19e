import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../door/types';
import Traces from './Traces.svelte';
import type { Effect } from './effects';
import type { Step } from './types';

const names = ['a', 'b', 'c'];
const cells = new Map(names.map((id) => [id, { id, outline: `M ${id}` } as Cell]));
const steps: Step[] = [{ from: 'a', to: 'b' } as Step, { from: 'b', to: 'c' } as Step];

function looks(effects: readonly Effect[], clear: readonly string[]): Record<string, string[]> {
  const { body } = render(Traces, {
    props: {
      cells,
      last: steps,
      earlier: [],
      effects,
      choice: null,
      figures: [],
      shared: null,
      over: null,
      ways: [],
      clear: new Set(clear),
    },
  });
  const found = [...body.matchAll(/<path class="([^"]*?)(?: svelte-\w+)?" d="M (\w)"/g)];
  return Object.fromEntries(
    names.map((id) => [id, found.filter((each) => each[2] === id).map((each) => each[1] ?? '')]),
  );
}

describe('traces', () => {
  it('wash cells that a figure left or came to', () => {
    expect(looks([], [])).toEqual({ a: ['from'], b: ['to'], c: ['to'] });
  });

  it('never lay one wash over another, however often a cell is lit', () => {
    const effects: Effect[] = [
      { kind: 'lit', cell: 'a' },
      { kind: 'won', cell: 'a' },
    ];
    expect(looks(effects, [])['a']).toEqual(['light', 'from clear']);
  });

  it('only outline cells whose ground is to be seen', () => {
    expect(looks([{ kind: 'lit', cell: 'a' }], ['a', 'b'])).toMatchObject({
      a: ['light clear', 'from clear'],
      b: ['to clear'],
    });
  });
});
