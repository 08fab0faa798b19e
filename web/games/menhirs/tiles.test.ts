import { describe, expect, it } from 'vitest';
import { token } from '../../src/board/testing';
import { places } from '../../src/board/places';
import { rules } from '../../tests/rules';
import { contourOf, plateOf, tilesOf } from './tiles';

const geometry = (await rules()).geometry('menhirs', {});
const cells = new Map(geometry.cells.map((cell) => [cell.id, cell]));
const scene = { cells, places: places(geometry, 0), turned: 0 };
const [first, second] = ((): [string, string] => {
  const cell = geometry.cells.find(({ id, neighbours }) => neighbours.some((other) => other > id))!;
  return [cell.id, cell.neighbours.find((other) => other > cell.id)!];
})();
const pair = [token(1, 'mist', first), token(2, 'mist', second)];
const groups = (path: string): number => path.match(/Z/g)?.length ?? 0;

describe('tiles of mist', () => {
  it('are bridged once to each neighbour', () => {
    expect(tilesOf(pair, [], scene).map(({ bridges }) => bridges.map(({ id }) => id))).toEqual([[second], []]);
  });

  it('are not bridged from what is lifted to what stays', () => {
    const tiles = tilesOf(pair, [first], scene);
    expect(tiles.map(({ isLifted }) => isLifted)).toEqual([true, false]);
    expect(tiles.flatMap(({ bridges }) => bridges)).toEqual([]);
  });

  it('are drawn only where there is a cell', () => {
    expect(tilesOf([token(1, 'mist', 'nowhere')], [], scene)).toEqual([]);
  });

  it('have one contour for each group of neighbours', () => {
    expect(groups(contourOf([first, second, first], scene, 40))).toBe(1);
    expect(contourOf([], scene, 40)).toBe('');
  });

  it('are smaller plates by a smaller share', () => {
    const [tile] = tilesOf(pair, [], scene);
    expect(plateOf(tile!, 0.5)).not.toBe(plateOf(tile!, 1));
  });
});
