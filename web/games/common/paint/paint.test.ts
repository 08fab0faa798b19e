import { describe, expect, it } from 'vitest';
import { astray, between, chance, oneOf, seedOf } from './chance';
import { blob, polygon, scallop, smooth, type XY } from './outlines';
import { rocks, rockSymbols } from './rocks';
import { drawn, path, placed, short, svg } from './svg';
import { foliage, trees, treeSymbols } from './trees';

const broken = /NaN|undefined|Infinity|style=/;

describe('chance', () => {
  it('repeats itself for the same seed alone', () => {
    const rolls = (seed: number) => Array.from({ length: 5 }, chance(seed));
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  it('stays within its bounds', () => {
    const roll = chance(1);
    for (let times = 0; times < 500; ++times) {
      expect(between(roll, 3, 5)).toSatisfy((value: number) => value >= 3 && value < 5);
      expect(Math.abs(astray(roll, 2))).toBeLessThanOrEqual(2);
      expect(['a', 'b']).toContain(oneOf(roll, ['a', 'b']));
    }
  });

  it('knows a seed for a name', () => {
    expect(seedOf('a1')).toBe(seedOf('a1'));
    expect(new Set(['a1', 'a2', 'b1', ''].map(seedOf)).size).toBe(4);
  });
});

describe('markup', () => {
  it('writes short numbers', () => {
    expect([1.2345, 123.456, -0.001, 50].map(short)).toEqual(['1.23', '123.5', '0', '50']);
    expect(svg`M${1 / 3} ${'x'}`).toBe('M0.33 x');
  });

  it('writes attributes', () => {
    expect(path('M0 0', drawn('red', 1.5, 0.5))).toBe(
      '<path d="M0 0" fill="none" stroke="red" stroke-width="1.5" stroke-linecap="round" opacity="0.5"/>',
    );
    expect(placed('a', 1, 2, 0.5)).toBe('<use href="#a" transform="translate(1 2) scale(0.5)"/>');
    expect(placed('a', 1, 2, 0.5, 'b')).toContain(' class="b" ');
  });
});

describe('outlines', () => {
  const corners: readonly XY[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];

  it('go through their points', () => {
    expect(polygon(corners)).toBe('M0 0L10 0L10 10Z');
    expect(smooth(corners).match(/C/g)).toHaveLength(3);
    expect(smooth(corners, false).match(/C/g)).toHaveLength(2);
  });

  it('close, in as many parts as asked for', () => {
    expect(blob([0, 0], [9, 5], 8, 0.3, chance(1)).match(/C/g)).toHaveLength(8);
    expect(scallop([0, 0], [9, 5], 7, chance(1)).match(/A/g)).toHaveLength(7);
  });
});

describe('trees and rocks', () => {
  it('are symbols by their names', () => {
    const markup = treeSymbols() + rockSymbols();
    expect(markup).not.toMatch(broken);
    expect(markup.length).toBeLessThan(40_000);
    for (const tree of trees) expect(markup).toContain(`<symbol id="${tree}" `);
    for (let rock = 0; rock < rocks; ++rock) expect(markup).toContain(`<symbol id="rock-${rock}" `);
    expect(treeSymbols()).toBe(treeSymbols());
  });

  it('have leaves of several colours', () => {
    const roll = chance(3);
    expect(new Set(Array.from({ length: 100 }, () => foliage(roll)))).toHaveLength(4);
  });
});
