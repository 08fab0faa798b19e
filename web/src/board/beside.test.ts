import { expect, it } from 'vitest';
import { beside, clearOf, offBoard } from './beside';

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

it('goes where it hides the least of what is shown', () => {
  const board = { width: 400, height: 400 };
  const at = { x: 200, y: 200 };
  const lie = (...points: { x: number; y: number }[]) => clearOf(points, at, 10, box, board);
  expect(lie()).toEqual({ x: 150, y: 150 });
  const [above, below] = [
    { x: 200, y: 170 },
    { x: 200, y: 230 },
  ];
  expect(lie(above)).toEqual({ x: 150, y: 210 });
  expect(lie(above, below)).toEqual({ x: 210, y: 180 });
  const sides = [
    { x: 260, y: 200 },
    { x: 140, y: 200 },
  ];
  expect(lie(above, below, ...sides)).toEqual({ x: 0, y: 0 });
  const low = { x: 200, y: 330 };
  const around = [300, 360].map((y) => ({ x: 200, y })).concat([140, 260].map((x) => ({ x, y: 330 })));
  expect(clearOf(around, low, 10, box, board)).toEqual({ x: 0, y: 360 });
});

it('lies off a small board where the window has room for it, and not over its figures', () => {
  const board = { width: 400, height: 400 };
  const at = { x: 380, y: 20 };
  expect(offBoard(at, box, board, { below: 200, right: 0 })).toEqual({ x: 300, y: 406 });
  expect(offBoard(at, box, board, { below: 20, right: 200 })).toEqual({ x: 406, y: 0 });
  expect(offBoard(at, box, board, { below: 20, right: 50 })).toBeNull();
});
