import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../door/types';
import Traces from './Traces.svelte';
import type { Effect } from './effects';
import { choice, figure, target } from './testing';
import type { Step } from './types';

const names = ['a', 'b', 'c'];
const cells = new Map(names.map((id) => [id, { id, outline: `M ${id}` } as Cell]));
const steps: Step[] = [{ from: 'a', to: 'b' } as Step, { from: 'b', to: 'c' } as Step];

function looks(
  effects: readonly Effect[],
  clear: readonly string[],
  more: Partial<ComponentProps<typeof Traces>> = {},
): Record<string, string[]> {
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
      built: new Set<string>(),
      ...more,
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

  it('frame a building in which a figure is held or can be taken', () => {
    const held = choice([target('cell', 'b')], ['a']);
    const shown = { last: [], choice: held, figures: [figure('king', 'b')] };
    expect(looks([], [], shown)).toMatchObject({ a: ['chosen'], b: ['taken'] });
    const framed = looks([], [], { ...shown, built: new Set(['a', 'b']) });
    expect(framed).toMatchObject({ a: ['chosen shared'], b: ['taken clear'] });
  });
});
