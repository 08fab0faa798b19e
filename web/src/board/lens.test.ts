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

  it('goes back to the whole once what it came near for by itself is put back', () => {
    lens.enlarge(place(100, 100), 0.2);
    expect(lens.isNear).toBe(true);
    lens.release();
    expect(lens.isNear).toBe(false);
  });

  it('stays as long as something that can be chosen is seen, and goes where something is', () => {
    lens.enlarge(place(100, 100), 0.2);
    const before = lens.goal;
    lens.offer([place(120, 120), place(900, 900)], 20);
    expect(lens.goal).toEqual(before);
    lens.offer([place(900, 900)], 20);
    expect(lens.goal).not.toEqual(before);
    expect(lens.isNear).toBe(true);
    lens.offer([place(100, 900), place(900, 100)], 20);
    expect(lens.isNear).toBe(false);
  });

  it('is somebody’s own once it was panned or wanted near', () => {
    lens.enlarge(place(100, 100), 0.2);
    lens.pan({ x: 10, y: 10 });
    lens.release();
    expect(lens.isNear).toBe(true);
    lens.toggle({ x: 0, y: 0 });
    lens.toggle({ x: 100, y: 100 });
    lens.release();
    expect(lens.isNear).toBe(true);
  });
});
