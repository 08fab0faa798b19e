import { describe, expect, it } from 'vitest';
import { hitTestStack, hitTestFigures, hitTestFinger } from './hitTest';
import { choice, target, token } from './testing';
import type { BoardCell } from './types';

const standing = { token: token(1, 'king', 'a1'), x: 50, y: 150, size: 80 };
const head = { x: 50, y: 96 };
const pickable = choice([target('figure', 'a1')]);

describe('a point on a board of upright figures', () => {
  it('hits the figure whose head is there', () => {
    expect(hitTestFigures(pickable, 'a2', [standing], head)).toBe('a1');
  });

  it('hits the cell where something can be chosen, though a head is in front of it', () => {
    const both = choice([target('figure', 'a1'), target('cell', 'a2')]);
    expect(hitTestFigures(both, 'a2', [standing], head)).toBe('a2');
  });

  it('hits its own cell beside and above every head', () => {
    expect(hitTestFigures(pickable, 'a2', [standing], { x: 90, y: 96 })).toBe('a2');
    expect(hitTestFigures(pickable, 'a2', [standing], { x: 50, y: 60 })).toBe('a2');
  });

  it('hits no figure that cannot be chosen', () => {
    expect(hitTestFigures(choice([]), 'a2', [standing], head)).toBe('a2');
    expect(hitTestFigures(null, 'a2', [standing], head)).toBe('a2');
  });
});

describe('a finger on a board of small cells', () => {
  const size = { width: 20, height: 20, pitch: 20, growth: 1 };
  const place = (x: number): BoardCell => ({ id: '', letter: '', number: '', x, y: 0, ...size });
  const places = new Map([
    ['a1', place(0)],
    ['b1', place(20)],
    ['e1', place(80)],
  ]);

  it('means what is alone within its reach, though it misses it a little', () => {
    const alone = choice([target('cell', 'a1'), target('cell', 'e1')]);
    expect(hitTestFinger(alone, places, { x: 12, y: 5 }, 1)).toEqual({ kind: 'cell', cell: 'a1' });
    expect(hitTestFinger(alone, places, { x: 40, y: 0 }, 1)).toEqual({ kind: 'nothing' });
  });

  it('may mean either of two that are close together', () => {
    const close = choice([target('cell', 'a1'), target('cell', 'b1')]);
    expect(hitTestFinger(close, places, { x: 4, y: 0 }, 1)).toEqual({ kind: 'several' });
    expect(hitTestFinger(close, places, { x: 4, y: 0 }, 3)).toEqual({ kind: 'cell', cell: 'a1' });
  });

  it('means nothing where nothing can be chosen', () => {
    expect(hitTestFinger(null, places, { x: 0, y: 0 }, 1)).toEqual({ kind: 'nothing' });
  });
});

describe('a tap on several figures', () => {
  const at = (x: number) => ({ x, y: 0 });
  const spots = [
    { token: token(0, 'king', 'N'), x: 0, y: 0, size: 40 },
    { token: token(1, 'knight', 'N'), x: 50, y: 0, size: 40 },
  ];
  const king = target('figure', 'K', { cell: 'N', figure: 'king' });
  const knight = target('figure', 'n', { cell: 'N', figure: 'knight' });

  it('picks the one that it hits', () => {
    expect(hitTestStack(choice([king, knight]), 'N', spots, at(48))).toEqual({ act: 'pick', id: 'n' });
    expect(hitTestStack(choice([king, knight]), 'N', spots, at(2))).toEqual({ act: 'pick', id: 'K' });
  });

  it('leaves the choice open between them', () => {
    expect(hitTestStack(choice([king, knight]), 'N', spots, at(25))).toBeNull();
  });

  it('puts back the one that is held', () => {
    expect(hitTestStack(choice([king], ['N'], ['n']), 'N', spots, at(50))).toEqual({ act: 'release' });
  });
});
