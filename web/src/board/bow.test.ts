import { expect, it } from 'vitest';
import { bow } from './bow';

it('ends short of its target, with its tip pointing there', () => {
  expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0, 10)).toEqual({
    path: 'M0.00 0.00Q50.00 0.00 90.00 0.00',
    tip: 'translate(90.00 0.00) rotate(0.00) translate(3.00 0)',
  });
});

it('leaves the straight line by as much as it is bent', () => {
  const { path } = bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2, 0);
  expect(path).toMatch(/^M0\.00 0\.00Q50\.00 40\.00 100\.00 0\.00$/);
});
