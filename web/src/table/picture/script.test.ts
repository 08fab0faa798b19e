import { expect, it } from 'vitest';
import { scriptOf } from './script';

it('a film shows every move of a game of usual length', () => {
  expect(scriptOf(4).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect(scriptOf(1)).toEqual([{ index: 0, delay: 4000 }]);
});

it('a film of a very long game skips moves evenly, and has its start and its end', () => {
  const indexes = scriptOf(1000).map(({ index }) => index);
  expect(indexes).toHaveLength(120);
  expect([indexes[0], indexes.at(-1)]).toEqual([0, 999]);
  const steps = indexes.slice(1).map((index, place) => index - indexes[place]!);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
