import { describe, expect, it } from 'vitest';
import { lastTurn, recentPlies } from './recent';

const plies = (...seats: number[]) => seats.map((seat, index) => ({ seat, index }));
const from = (found: readonly { index: number }[]) => found.map(({ index }) => index);

describe('recent actions', () => {
  it('are all that others did since mine', () => {
    expect(from(recentPlies(plies(0, 1, 2, 3), new Set([0])))).toEqual([1, 2, 3]);
    expect(from(recentPlies(plies(1, 2), new Set([0])))).toEqual([0, 1]);
    expect(from(recentPlies(plies(0, 1, 1, 2), new Set([0, 2])))).toEqual([3]);
  });

  it('are my own turn when the last was mine', () => {
    expect(from(recentPlies(plies(1, 0, 0), new Set([0])))).toEqual([1, 2]);
  });

  it('are the last turn where nobody is the reader', () => {
    expect(from(lastTurn(plies(0, 0, 1, 1)))).toEqual([2, 3]);
    expect(lastTurn([])).toEqual([]);
  });
});
