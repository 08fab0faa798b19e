import { describe, expect, it } from 'vitest';
import type { SearchResult, Variation } from './types';
import { decisivePly, markOf, turningPoints, valueOf, verdictOf } from './verdict';

const line = (expectation: number, end: Variation['end'] = null): Variation => ({
  score: expectation,
  expectation,
  end,
  actions: ['a'],
});
const found = (best: Variation, isProof = false): SearchResult => ({
  lines: [best],
  action: 'a',
  depth: 1,
  nodes: 1,
  isProof,
});
const won = line(1000, { isWin: true, actions: 7 });
const lost = line(-1000, { isWin: false, actions: 2 });

describe('a verdict', () => {
  it('names ends with their distance', () => {
    expect(verdictOf(found(won, true))).toEqual({ kind: 'end', isWin: true, actions: 7, isProof: true });
    expect(verdictOf(found(lost))).toEqual({ kind: 'end', isWin: false, actions: 2, isProof: false });
  });
  it('calls only a proved zero a draw', () => {
    expect(verdictOf(found(line(0), true))).toEqual({ kind: 'draw' });
    expect(verdictOf(found(line(0)))).toEqual({ kind: 'advantage', expectation: 0 });
  });
  it('says nothing where there is nothing to decide', () => {
    expect(verdictOf({ lines: [], isProof: true })).toBeNull();
  });
});

describe('the value of a line', () => {
  it('lies between lost and won and grows with what can be expected', () => {
    expect(valueOf(won)).toBe(1);
    expect(valueOf(lost)).toBe(-1);
    expect(valueOf(line(0))).toBe(0);
    expect(valueOf(line(200))).toBeGreaterThan(valueOf(line(100)));
  });
});

describe('turning points', () => {
  it('are the falls of the side that acted', () => {
    const points = turningPoints([0, 0.1, 0.9, 0.8, -0.9], [0, 1, 0, 0]);
    expect(points.map(({ ply }) => ply)).toEqual([2, 4]);
  });
  it('are small ones where nobody made a mistake', () => {
    const points = turningPoints([0, -0.12, -0.1, -0.25, -0.3, -0.34], [0, 1, 0, 0, 0]);
    expect(points.map(({ ply }) => ply)).toEqual([1, 3]);
    expect(turningPoints([0, -0.12, -0.4], [0, 0]).map(({ ply }) => ply)).toEqual([2]);
  });
  it('leave out what is not known', () => {
    expect(turningPoints([0, null, -1], [0, 0])).toEqual([]);
  });
});

describe('the decisive move', () => {
  it('is the last fall of the side that lost', () => {
    expect(decisivePly([0, 0.9, 0.1, 0.1, 0.9, -0.9, -1], [1, 0, 1, 1, 0, 1])).toBe(5);
    expect(decisivePly([0, -0.9, 0.1, 0.9, 1], [0, 1, 1, 0])).toBe(3);
  });
  it('is none in a drawn game, and where nobody knows how it stands', () => {
    expect(decisivePly([0, 0.9, 0], [1, 0])).toBeNull();
    expect(decisivePly([0.9, -0.9, null], [0, 1])).toBeNull();
  });
});

describe('a mark', () => {
  it('goes by what the move gave away', () => {
    expect(markOf(0.2, 0.15, false)).toBe('good');
    expect(markOf(0.2, 0.05, false)).toBe('doubtful');
    expect(markOf(0.2, 0, false)).toBe('mistake');
    expect(markOf(0.2, -0.4, false)).toBe('mistake');
  });

  it('calls a won game that was let go a missed win', () => {
    expect(markOf(1, 0.2, false)).toBe('missedWin');
    expect(markOf(1, 0.95, false)).toBe('good');
  });

  it('finds no fault with the best move, whatever comes of it', () => {
    expect(markOf(0.5, -1, true)).toBe('best');
  });
});
