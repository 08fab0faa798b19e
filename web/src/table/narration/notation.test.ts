import { expect, it } from 'vitest';
import { pieces } from './notation';

it('breaks notation between cells and never within one', () => {
  expect(pieces('a1.a2.b2.b3>NE')).toEqual(['a1.', 'a2.', 'b2.', 'b3>NE']);
  expect(pieces('n:N-A20')).toEqual(['n:N-A20']);
  expect(pieces('M../.M 1a')).toEqual(['M../.', 'M ', '1a']);
  for (const text of ['', 'pass', 'd1.d2>N xd4']) expect(pieces(text).join('')).toBe(text);
});
