import { expect, it } from 'vitest';
import { beside } from './beside';

const box = { width: 100, height: 40 };

it('lies above the middle of what it belongs to', () => {
  expect(beside({ x: 200, y: 200 }, 10, box, 400)).toEqual({ x: 150, y: 150 });
});

it('stays on the board: not beyond its sides, and below where there is no room above', () => {
  expect(beside({ x: 20, y: 200 }, 10, box, 400).x).toBe(0);
  expect(beside({ x: 390, y: 200 }, 10, box, 400).x).toBe(300);
  expect(beside({ x: 200, y: 45 }, 10, box, 400).y).toBe(55);
  expect(beside({ x: 200, y: 50 }, 10, box, 400).y).toBe(0);
});
