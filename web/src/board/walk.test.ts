import { describe, expect, it } from 'vitest';
import type { Cell, Geometry } from '../door/types';
import { places } from './places';
import { squares } from './testing';
import { walk } from './walk';

function step(geometry: Geometry, from: string, key: string, turned = 0, lineFrom = from): string | null {
  const found = places(geometry, turned);
  const cell = geometry.cells.find(({ id }) => id === from)!;
  return walk(cell, key, found.get(lineFrom)!, found);
}

/** Two columns of flat-topped hexagons, the right one half a cell lower, and a third like the first. */
function hexagons(): Geometry {
  const side = 100;
  const high = Math.sqrt(3) * side;
  const at = new Map<string, { x: number; y: number }>();
  ['a', 'b', 'c'].forEach((column, i) => {
    for (let row = 1; row <= 3; ++row) {
      at.set(`${column}${row}`, { x: i * 1.5 * side, y: (i % 2 ? 0.5 - row : -row) * high });
    }
  });
  const cells: Cell[] = [...at].map(([id, { x, y }]) => ({
    id,
    x,
    y,
    outline: `M${x - 50} ${y - 86}h100l50 86l-50 86h-100l-50-86Z`,
    neighbours: [...at].filter(([o, p]) => o !== id && Math.hypot(p.x - x, p.y - y) < 1.1 * high).map(([o]) => o),
    features: [],
    letter: '',
    number: '',
  }));
  return { shape: 'hexagon', box: [-100, -700, 500, 700], figureSize: 100, cells, ornaments: [] };
}

describe('walk', () => {
  it('goes straight where there is a straight neighbour', () => {
    expect(step(squares(3, 3), 'b2', 'ArrowUp')).toBe('b3');
    expect(step(squares(3, 3), 'b2', 'ArrowRight')).toBe('c2');
    expect(step(squares(3, 3), 'b2', 'ArrowDown')).toBe('b1');
    expect(step(squares(3, 3), 'b2', 'ArrowLeft')).toBe('a2');
  });

  it('follows the screen when the board is turned', () => {
    expect(step(squares(3, 3), 'b2', 'ArrowUp', 180)).toBe('b1');
    expect(step(squares(3, 3), 'b2', 'ArrowUp', 90)).toBe('a2');
  });

  it('stops at the edge and knows no other keys', () => {
    expect(step(squares(3, 3), 'a1', 'ArrowLeft')).toBeNull();
    expect(step(squares(3, 3), 'a1', 'x')).toBeNull();
  });

  it('leaps where no neighbour lies that way', () => {
    const apart = squares(3, 1);
    const cells = apart.cells.map((cell) => ({ ...cell, neighbours: [] }));
    expect(step({ ...apart, cells }, 'a1', 'ArrowRight')).toBe('b1');
  });

  it('zigzags along a row of hexagons instead of drifting', () => {
    const hex = hexagons();
    const first = step(hex, 'a2', 'ArrowRight')!;
    expect(['b2', 'b3']).toContain(first);
    expect(step(hex, first, 'ArrowRight', 0, 'a2')).toBe('c2');
  });
});
