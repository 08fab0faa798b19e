import { describe, expect, it } from 'vitest';
import type { Geometry } from '../door/types';
import { coordinates } from './coordinates';
import { places } from './places';
import { squares } from './testing';

const texts = (geometry: Geometry, turned = 0) =>
  coordinates(geometry, places(geometry, turned)).map(({ text }) => text);

describe('coordinates', () => {
  it('stand at the left and lower edge of a grid, however it is turned', () => {
    const board = squares(3, 2);
    expect(texts(board).sort()).toEqual(['1', '2', 'a', 'b', 'c']);
    const turned = coordinates(board, places(board, 180));
    const lowest = Math.max(...turned.map(({ y }) => y));
    expect(turned.filter(({ y }) => y === lowest).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('name every cell of a hexagon', () => {
    expect(texts({ ...squares(2, 2), shape: 'hexagon' })).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('go once around the rings, and once inward', () => {
    const at = (id: string, x: number, y: number) => ({ id, x, y, outline: '', neighbours: [], features: [] });
    const cells = [at('A1', 0, -20), at('B1', 0, -10), at('A2', 0, 20), at('B2', 0, 10), at('*', 0, 0)];
    const rings: Geometry = { shape: 'rings', box: [-20, -20, 40, 40], figureSize: 5, cells, ornaments: [] };
    expect(texts(rings).sort()).toEqual(['1', '2', 'A', 'B']);
  });
});
