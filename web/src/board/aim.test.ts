import { describe, expect, it } from 'vitest';
import { cellMeant } from './aim';
import { choice, target, token } from './testing';

const standing = { token: token(1, 'king', 'a1'), x: 50, y: 150, size: 80 };
const head = { x: 50, y: 96 };
const pickable = choice([target('figure', 'a1')]);

describe('a point on a board of upright figures', () => {
  it('means the figure whose head is there', () => {
    expect(cellMeant(pickable, 'a2', [standing], head)).toBe('a1');
  });

  it('means the cell where something can be chosen, though a head is before it', () => {
    const both = choice([target('figure', 'a1'), target('cell', 'a2')]);
    expect(cellMeant(both, 'a2', [standing], head)).toBe('a2');
  });

  it('means its own cell beside and above every head', () => {
    expect(cellMeant(pickable, 'a2', [standing], { x: 90, y: 96 })).toBe('a2');
    expect(cellMeant(pickable, 'a2', [standing], { x: 50, y: 60 })).toBe('a2');
  });

  it('means no figure that cannot be chosen', () => {
    expect(cellMeant(choice([]), 'a2', [standing], head)).toBe('a2');
    expect(cellMeant(null, 'a2', [standing], head)).toBe('a2');
  });
});
