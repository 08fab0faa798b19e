import { expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { describeTarget } from './describe';

const door = await rules();

it('names an arrow as it is seen on a turned board', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const north = door.choose('menhirs', {}, position, ['b2']).next.find(({ id }) => id === '>N')!;
  expect(describeTarget(north)).toBe('slide north');
  expect(describeTarget(north, 180)).toBe('slide south');
});
