import { describe, expect, it } from 'vitest';
import type { Thought } from '../../door/types';
import { turningPoints, valueOf, verdictOf } from './verdict';

const thought = (score: number, isProof = false): Thought => ({
  lines: [{ score, actions: ['a'] }],
  depth: 1,
  nodes: 1,
  isProof,
});

describe('a verdict', () => {
  it('names ends with their distance', () => {
    expect(verdictOf(thought(999_993, true))).toEqual({ kind: 'end', isWin: true, actions: 7, isProof: true });
    expect(verdictOf(thought(-999_998))).toEqual({ kind: 'end', isWin: false, actions: 2, isProof: false });
  });
  it('calls only a proved zero a draw', () => {
    expect(verdictOf(thought(0, true))).toEqual({ kind: 'draw' });
    expect(verdictOf(thought(0))).toEqual({ kind: 'advantage', score: 0 });
  });
  it('says nothing where there is nothing to decide', () => {
    expect(verdictOf({ lines: [], depth: 0, nodes: 0, isProof: true })).toBeNull();
  });
});

describe('the value of a score', () => {
  it('lies between lost and won and grows with the score', () => {
    expect(valueOf(999_999)).toBe(1);
    expect(valueOf(-999_999)).toBe(-1);
    expect(valueOf(0)).toBe(0);
    expect(valueOf(200)).toBeGreaterThan(valueOf(100));
  });
});

describe('turning points', () => {
  it('are the falls of the side that acted', () => {
    const points = turningPoints([0, 0.1, 0.9, 0.8, -0.9], [0, 1, 0, 0]);
    expect(points.map(({ ply }) => ply)).toEqual([2, 4]);
  });
  it('leave out what is not known', () => {
    expect(turningPoints([0, null, -1], [0, 0])).toEqual([]);
  });
});
