import { beforeEach, describe, expect, it } from 'vitest';
import { Lens } from './lens.svelte';
import type { BoardCell, Box } from './types';

const whole: Box = [0, 0, 1000, 1000];
const place = (x: number, y: number): BoardCell => ({ id: `${x}-${y}`, x, y, pitch: 50 }) as BoardCell;

describe('the lens', () => {
  let lens: Lens;
  beforeEach(() => {
    lens = new Lens(
      () => whole,
      () => 0,
    );
  });

  it('goes back to the whole once what it came near for by itself is chosen or put back', () => {
    lens.enlarge(place(100, 100), 0.2);
    expect(lens.isNear).toBe(true);
    lens.offer([place(120, 120)], 20, true);
    expect(lens.isNear).toBe(false);
  });

  it('shows all that can be chosen next where it came near by itself', () => {
    lens.enlarge(place(100, 100), 0.2);
    const before = lens.goal;
    lens.offer([place(120, 120)], 20, false);
    expect(lens.goal).toEqual(before);
    lens.offer([place(120, 120), place(900, 900)], 20, false);
    expect(lens.isNear).toBe(false);
  });

  it('stays where somebody wanted it, as long as something that can be chosen is seen', () => {
    lens.toggle({ x: 100, y: 100 });
    const before = lens.goal;
    for (const isFresh of [true, false]) lens.offer([place(120, 120), place(900, 900)], 20, isFresh);
    expect(lens.goal).toEqual(before);
    lens.offer([place(900, 900)], 20, true);
    expect(lens.goal).not.toEqual(before);
    expect(lens.isNear).toBe(true);
  });

  it('is somebody’s own once it was panned', () => {
    lens.enlarge(place(100, 100), 0.2);
    lens.pan({ x: 10, y: 10 });
    lens.offer([place(120, 120)], 20, true);
    expect(lens.isNear).toBe(true);
  });
});
