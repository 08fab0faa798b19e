import { expect, it } from 'vitest';
import type { MatchState } from '../door/types';
import { sidesOf } from './sides';

const state = (...turns: number[]): MatchState => ({ seats: turns.map((turn) => ({ turn })) }) as MatchState;

it('puts the reader on this side of the board, however it is turned', () => {
  expect(sidesOf(state(0, 180), new Set([1]), 0)).toEqual({ near: [1], far: [0] });
  expect(sidesOf(state(0, 180, 0, 180), new Set([0, 2]), 180)).toEqual({ near: [0, 2], far: [1, 3] });
});

it('puts whoever the board is turned to on this side where nobody reads alone', () => {
  expect(sidesOf(state(0, 180), new Set(), 0)).toEqual({ near: [0], far: [1] });
  expect(sidesOf(state(0, 180), new Set(), 180)).toEqual({ near: [1], far: [0] });
});

it('puts somebody on either side where all sit alike', () => {
  expect(sidesOf(state(0, 0), new Set(), 0)).toEqual({ near: [0], far: [1] });
  expect(sidesOf(state(0, 0), new Set(), 180)).toEqual({ near: [0], far: [1] });
});

it('puts allies on one side of the board', () => {
  const seats = [0, 1, 0, 1].map((side, seat) => ({ side, turn: seat * 90 }));
  expect(sidesOf({ seats } as unknown as MatchState, new Set([2]), 0)).toEqual({ near: [2, 0], far: [1, 3] });
  expect(sidesOf({ seats } as unknown as MatchState, new Set(), 90)).toEqual({ near: [1, 3], far: [0, 2] });
});
