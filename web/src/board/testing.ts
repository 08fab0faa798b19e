import type { Cell, Choice, Figure, Geometry, Target } from '../door/types';
import type { Token } from './types';

/** A small grid of squares with chess names, for tests: a1 in the lower left corner. */
export function squares(columns: number, rows: number, side = 100): Geometry {
  const cells: Cell[] = [];
  const letter = (column: number) => String.fromCharCode(97 + column);
  const name = (column: number, row: number) => `${letter(column)}${row + 1}`;
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const [left, top] = [column * side, (rows - 1 - row) * side];
      const neighbours = [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => {
          const [x, y] = [column + dx, row + dy];
          const isOn = x >= 0 && y >= 0 && x < columns && y < rows;
          return isOn && (dx !== 0 || dy !== 0) ? [name(x, y)] : [];
        }),
      );
      cells.push({
        id: name(column, row),
        x: left + side / 2,
        y: top + side / 2,
        outline: `M${left} ${top}h${side}v${side}h${-side}Z`,
        neighbours,
        features: [],
        letter: letter(column),
        number: String(row + 1),
      });
    }
  }
  return { shape: 'grid', box: [0, 0, columns * side, rows * side], figureSize: side * 0.8, cells, ornaments: [] };
}

export function figure(kind: string, cell: string, seat = 0): Figure {
  return { kind, seat, cell, marks: [] };
}

export function token(key: number, kind: string, cell: string, seat = 0): Token {
  return { key, ...figure(kind, cell, seat) };
}

export function target(kind: Target['kind'], id: string, more: Partial<Target> = {}): Target {
  const isOnCell = kind === 'figure' || kind === 'cell' || kind === 'toggle';
  return { id, kind, cell: isOnCell ? id : '', figure: '', angle: 0, ...more };
}

export function choice(next: Target[], chosen: string[] = [], picks: string[] = []): Choice {
  return { picks, chosen, next, action: '', prompt: { key: '', rule: '', arguments: [] }, rule: '' };
}

export function cellOnRing(id: string, angle: number, far: number, neighbours: string[]): Cell {
  const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
  return { id, x, y, outline: '', neighbours, features: [], letter: '', number: '' };
}

/** r0 to r7 around the origin, clockwise from the right. */
export function ringOfEight(): Cell[] {
  const name = (index: number): string => `r${(index + 8) % 8}`;
  return [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    cellOnRing(name(at), (at * Math.PI) / 4, 100, [name(at - 1), name(at + 1)]),
  );
}
