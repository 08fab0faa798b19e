import { expect, it } from 'vitest';
import { squares } from '../../board/testing';
import { cellsNamedIn } from './named';

const board = squares(3, 2);

it('finds the cells that a text names, between whatever marks', () => {
  const named = cellsNamedIn('Ride from a1 (or “b2”) to c2.', board);
  expect([...named].sort()).toEqual(['a1', 'b2', 'c2']);
});

it('finds none in other words', () => {
  expect(cellsNamedIn('A ride, b 2, a11, ca1 and B2', board).size).toBe(0);
});
