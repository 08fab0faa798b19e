import { expect, it } from 'vitest';
import menhirs from './game';

it('a position of Menhirs names its turn', () => {
  expect(menhirs.turnOf?.('M../.M../..M.M/..M./M.M 12b slide - 8a')).toBe('12b');
  expect(menhirs.turnOf?.('nothing')).toBeNull();
});
