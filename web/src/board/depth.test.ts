import { describe, expect, it } from 'vitest';
import { sortByDepth } from './depth.svelte';
import { token } from './testing';

const spots = [30, 10, 20].map((y, key) => ({ token: token(key, 'king', 'a1'), x: 0, y, size: 50 }));
const keys = (feet: ReadonlyMap<number, number>): number[] => sortByDepth(spots, feet).map(({ token }) => token.key);

describe('figures in depth', () => {
  it('stand the nearer the farther down', () => {
    expect(keys(new Map())).toEqual([1, 2, 0]);
  });

  it('keep their place in the row while they are on their way', () => {
    expect(keys(new Map([[0, 5]]))).toEqual([0, 1, 2]);
  });
});
