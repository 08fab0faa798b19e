import { expect, it } from 'vitest';
import type { Ending } from '../../match/match';
import { soundOfEnd } from './sounding';

const won = (...winners: number[]): Ending => ({ winners, reason: 'rules', by: null });

it('only those who win hear that they have won', () => {
  expect(soundOfEnd(won(1), [1])).toBe('win');
  expect(soundOfEnd(won(1, 3), [3])).toBe('win');
  expect(soundOfEnd(won(1), [0])).toBe('end');
  expect(soundOfEnd(won(1), []), 'who looks on').toBe('end');
  expect(soundOfEnd(won(), [0, 1]), 'a draw').toBe('end');
  expect(soundOfEnd(won(0), [0, 1]), 'both at one screen').toBe('win');
});
