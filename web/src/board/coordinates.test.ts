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

  it('stand on all sides of a grid with a margin', () => {
    const board: Geometry = { ...squares(3, 2), box: [-50, -50, 400, 300] };
    expect(texts(board).sort()).toEqual(['1', '1', '2', '2', 'a', 'a', 'b', 'b', 'c', 'c']);
    const labels = coordinates(board, places(board, 0));
    expect(labels.every(({ x, y }) => x < 0 || x > 300 || y < 0 || y > 200)).toBe(true);
  });

  it('name every cell of a hexagon', () => {
    expect(texts({ ...squares(2, 2), shape: 'hexagon' })).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('go once around the rings, and once inward', () => {
    const at = (letter: string, number: string, y: number) => {
      const id = letter + number;
      return { id, x: 0, y, outline: '', neighbours: [], features: [], letter, number };
    };
    const cells = [at('A', '1', -20), at('B', '1', -10), at('A', '2', 20), at('B', '2', 10), at('', '', 0)];
    const rings: Geometry = { shape: 'rings', box: [-20, -20, 40, 40], figureSize: 5, cells, ornaments: [] };
    expect(texts(rings).sort()).toEqual(['1', '2', 'A', 'B']);
    const roomy: Geometry = { ...rings, box: [-60, -60, 120, 120] };
    const [one] = coordinates(roomy, places(roomy, 0)).filter(({ text }) => text === '1');
    expect(one?.y).toBeLessThan(-22);
  });
});
