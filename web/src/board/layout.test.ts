import { describe, expect, it } from 'vitest';
import { footBelow } from './figures/stances';
import { grid, groups, layOut, middleShare } from './layout';
import { places } from './places';
import { squares, token } from './testing';
import type { Token } from './types';

const board = squares(2, 2);
const at = places(board, 0);
const standing = (kinds: string[]) => kinds.map((kind, key) => token(key, kind, 'a1'));

describe('layout', () => {
  it('lets a lone figure fill its cell', () => {
    expect(layOut(standing(['king']), at, 80).spots).toMatchObject([{ x: 50, y: 150, size: 80 }]);
  });

  it('draws figures smaller where there are very many of them', () => {
    const cells = squares(8, 10);
    const army = (count: number) =>
      layOut(
        cells.cells.slice(0, count).map(({ id }, key) => token(key, 'knight', id)),
        places(cells, 0),
        80,
      ).spots[0]!.size;
    expect(army(60)).toBe(80);
    expect(army(61)).toBeCloseTo(70.4);
  });

  it('lets two upright figures stand side by side, also where a cell is higher than wide', () => {
    const high = new Map([['a1', { ...at.get('a1')!, width: 50, height: 120 }]]);
    const upright = layOut(standing(['knight', 'knight']), high, 80, { isUpright: true }).spots;
    expect(upright[0]!.y).toBe(upright[1]!.y);
    expect(upright[0]!.x).toBeLessThan(upright[1]!.x);
  });

  it('lets a lone figure stand on the side it came from', () => {
    const came = (x: number) => new Map([['a1', { x, y: 150 }]]);
    const lone = (x: number) =>
      layOut(standing(['knight']), at, 40, { free: new Set(['a1']), came: came(x), isUpright: true }).spots[0]!.x;
    expect(lone(900)).toBeGreaterThan(50);
    expect(lone(-900)).toBeLessThan(50);
  });

  it('puts two side by side', () => {
    const { spots } = layOut(standing(['merlin', 'morgane']), at, 80);
    expect(spots.map(({ x }) => x)).toEqual([27, 73]);
    expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([150]));
    expect(spots[0]?.size).toBe(57.5);
  });

  it('centres a last row that is not full', () => {
    const { spots } = layOut(standing(['king', 'queen', 'knight']), at, 80);
    expect(spots[2]?.x).toBe(50);
  });

  it('collapses equal figures of a crowd, and counts them', () => {
    const castle = ['king', 'queen', 'knight', 'knight', 'knight', 'knight'];
    expect(groups(standing(castle)).map(({ length }) => length)).toEqual([1, 1, 4]);
    const { spots, badges } = layOut(standing(castle), at, 80);
    expect(spots).toHaveLength(6);
    expect(new Set(spots.slice(2).map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    expect(badges).toMatchObject([{ count: 4 }]);
  });

  it('keeps four apart', () => {
    expect(groups(standing(['knight', 'knight', 'knight', 'knight']))).toHaveLength(4);
  });

  it('goes along a long cell', () => {
    expect(grid(3, 300, 100)).toEqual({ columns: 3, rows: 1, size: 100 });
    expect(grid(3, 100, 300)).toEqual({ columns: 1, rows: 3, size: 100 });
  });

  it('lets upright figures stand at either foot of what is in the middle, below it', () => {
    const { spots } = layOut(standing(['merlin', 'morgane']), at, 40, { free: new Set(['a1']), isUpright: true });
    const { x, y } = at.get('a1')!;
    const feet = spots.map((spot) => ({ x: spot.x - x, y: spot.y + spot.size * footBelow - y }));
    expect(feet[0]!.x).toBe(-feet[1]!.x);
    for (const foot of feet) expect(foot.y).toBeGreaterThan(20);
  });

  it('lets upright figures in a row keep their size, and cover each other a little', () => {
    const flat = layOut(standing(['knight', 'knight']), at, 80).spots[0]!;
    const upright = layOut(standing(['knight', 'knight']), at, 80, { isUpright: true }).spots;
    expect(upright[0]!.size).toBeGreaterThan(flat.size * 1.3);
    expect(upright[1]!.x - upright[0]!.x).toBeGreaterThan(upright[0]!.size * 0.5);
  });

  it('makes them smaller in buildings', () => {
    expect(layOut(standing(['king']), at, 80, { rooms: new Map([['a1', 0.8]]) }).spots[0]?.size).toBe(64);
  });

  it.each([false, true])(
    'lets who stays around a middle keep the place when others go and come back, upright: %s',
    (isUpright) => {
      const setting = { free: new Set(['a1']), seats: new Map(), isUpright };
      const [merlin, morgane] = [token(0, 'merlin', 'a1'), token(1, 'morgane', 'a1')];
      const xOf = (...tokens: Token[]) =>
        layOut(tokens, at, 20, setting).spots.find(({ token: { key } }) => key === 1)?.x;
      const stood = xOf(merlin, morgane);
      expect(stood).toBeGreaterThan(50);
      expect(xOf({ ...merlin, cell: 'b1' }, morgane)).toBe(stood);
      expect(xOf(morgane, merlin)).toBe(stood);
      expect(xOf(merlin, { ...morgane, cell: 'b1' })).toBe(at.get('b1')!.x);
      expect(xOf(merlin, morgane)).toBe(stood);
    },
  );

  it.each([false, true])('puts nobody’s figures around a middle at places of their own, upright: %s', (isUpright) => {
    const [merlin, morgane] = [token(0, 'merlin', 'a1', -1), token(1, 'morgane', 'a1', -1)];
    const xOf = (key: number, ...tokens: Token[]) =>
      layOut(tokens, at, 20, { free: new Set(['a1']), isUpright }).spots.find((spot) => spot.token.key === key)?.x;
    expect(xOf(0, merlin, morgane)).toBeLessThan(50);
    expect(xOf(1, merlin, morgane)).toBeGreaterThan(50);
    expect(xOf(1, { ...merlin, cell: 'b1' }, morgane), 'opened again').toBe(xOf(1, merlin, morgane));
    expect(xOf(0, merlin, { ...morgane, cell: 'b1' })).toBe(xOf(0, merlin, morgane));
  });

  it('leaves the middle free where it shall be seen', () => {
    for (const kinds of [['merlin'], ['merlin', 'morgane'], ['merlin', 'morgane', 'knight', 'queen']]) {
      const { spots } = layOut(standing(kinds), at, 20, { free: new Set(['a1']) });
      const { x, y, width } = at.get('a1')!;
      const kept = (width * middleShare) / 2;
      for (const spot of spots) {
        expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThanOrEqual(kept + spot.size / 2 - 2);
        const others = spots
          .filter((other) => other !== spot)
          .map((other) => Math.hypot(spot.x - other.x, spot.y - other.y));
        expect(Math.min(...others)).toBeGreaterThanOrEqual(spot.size - 1e-9);
      }
    }
  });
});
