import { describe, expect, it } from 'vitest';
import { carried, grip, isFar } from './drag';
import { choice, target, token } from './testing';

const spot = (key: number, kind: string, x: number) => ({ token: token(key, kind, 'N'), x, y: 0, size: 40 });

describe('a drag', () => {
  it('begins after three pixels with a mouse, later with a finger', () => {
    expect(isFar({ x: 0, y: 0 }, { x: 2, y: 0 }, 'mouse')).toBe(false);
    expect(isFar({ x: 0, y: 0 }, { x: 3, y: 0 }, 'mouse')).toBe(true);
    expect(isFar({ x: 0, y: 0 }, { x: 8, y: 0 }, 'touch')).toBe(false);
  });

  it('takes the nearest figure that can be picked', () => {
    const spots = [spot(0, 'king', 0), spot(1, 'queen', 50), spot(2, 'knight', 100)];
    const some = choice([
      target('figure', 'Q', { cell: 'N', figure: 'queen' }),
      target('figure', 'n', { cell: 'N', figure: 'knight' }),
    ]);
    const held = grip(some, 'N', spots, { x: 10, y: 0 });
    expect(held?.target?.id).toBe('Q');
    expect(held?.spot?.token.kind).toBe('queen');
  });

  it('carries on what is chosen without picking again', () => {
    const spots = [spot(0, 'king', 0)];
    const at = { x: 0, y: 0 };
    expect(grip(choice([target('cell', 'B1')], ['N'], ['K']), 'N', spots, at)).toMatchObject({ target: null });
    expect(grip(choice([target('cell', 'B1')]), 'N', spots, at)).toBeNull();
  });

  it('pulls a part that has directions, carries a figure that has cells', () => {
    expect(carried(choice([target('direction', '>N')], ['a1']), 'a1')).toBe('part');
    expect(carried(choice([target('cell', 'b1')], ['a1']), 'a1')).toBe('figure');
    expect(carried(choice([target('cell', 'b1')], ['c1']), 'a1')).toBe('nothing');
    expect(carried(null, 'a1')).toBe('nothing');
  });
});
