import { beforeAll, describe, expect, it } from 'vitest';
import type { Land } from '../../src/board/painters';
import { frame, places } from '../../src/board/places';
import type { Door, Figure } from '../../src/door/types';
import { rules } from '../../tests/rules';
import type { XY } from '../common/paint/outlines';
import { around, contours, hexesOf, isWithin, rounded } from './hexes';
import { mistSymbols, variants } from './mist';
import painter from './painter';
import { stonesOn, stoneSymbols } from './stones';

const broken = /NaN|undefined|null|Infinity|style=/;
const largest = 250_000;

let door: Door;
beforeAll(async () => {
  door = await rules();
});

function landOf(side: string, turned: number): Land {
  const geometry = door.geometry('menhirs', { side });
  const { match, position } = door.begin('menhirs', { side }, ['A', 'B'], '5', 'games 1', '');
  const figures = door.tableau('menhirs', { side }, position).figures.filter(({ kind }) => kind === 'menhir');
  door.close(match);
  const seen = { places: places(geometry, turned), whole: frame(geometry.box, turned) };
  return { geometry, ...seen, turned, marks: [], figures };
}

/** Where trees were set down: where their crowns are, not their feet. */
function planted(markup: string): { x: number; y: number; isTree: boolean }[] {
  const set = markup.matchAll(/<use href="#([a-z-]+)"[^>]*translate\((\S+) (\S+)\) scale\((\S+)\)/g);
  return [...set].map(([, name, x, y]) => ({ x: Number(x), y: Number(y), isTree: !name!.includes('bush') }));
}

describe.each(['3', '4', '5'])('a wood of side %s', (side) => {
  it.each([0, 90, 180, 270])('is painted, turned by %d', (turned) => {
    const land = landOf(side, turned);
    const markup = painter.paint(land);
    expect(markup).not.toMatch(broken);
    expect(markup).toBe(painter.paint(land));
    expect(markup.length).toBeLessThan(largest);
    expect(markup.match(/fill="var\(--menhirs-glade\)"/g)).toHaveLength(land.figures.length);
  });

  it.each([0, 90, 180])('has trees on every cell without a menhir, turned by %d', (turned) => {
    const land = landOf(side, turned);
    const trees = planted(painter.paint(land));
    const stones = new Set(land.figures.map(({ cell }) => cell));
    expect(stones.size).toBeGreaterThan(0);
    for (const hex of hexesOf(land)) {
      const crowns = trees.filter(({ x, y, isTree }) => isTree && isWithin(hex, x, y - 13, 0.85));
      if (stones.has(hex.id)) expect(crowns).toEqual([]);
      else expect(crowns.length).toBeGreaterThan(8);
    }
  });

  it('keeps to its box', () => {
    const land = landOf(side, 0);
    const [left, top, width, height] = land.whole;
    for (const { x, y } of planted(painter.paint(land))) {
      expect(x).toSatisfy((value: number) => value > left && value < left + width);
      expect(y).toSatisfy((value: number) => value > top && value < top + height);
    }
  });
});

it('opens another glade where another menhir stands', () => {
  const land = landOf('4', 0);
  const free = land.geometry.cells.find(({ id }) => !land.figures.some(({ cell }) => cell === id))!;
  const figures: Figure[] = [...land.figures, { ...land.figures[0]!, cell: free.id }];
  const count = (seen: Land) => planted(painter.paint(seen)).filter(({ isTree }) => isTree).length;
  expect(count({ ...land, figures })).toBeLessThan(count(land));
});

describe('outlines', () => {
  const square = (x: number): XY[] => [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ];

  it('go around cells that touch', () => {
    expect(contours([square(0), square(10)])).toHaveLength(1);
    expect(contours([square(0), square(10)])[0]).toHaveLength(6);
    expect(contours([square(0), square(30)])).toHaveLength(2);
    expect(contours([])).toEqual([]);
  });

  it('have round corners', () => {
    expect(rounded(square(0), 2).match(/Q/g)).toHaveLength(4);
    expect(around([square(0), square(30)], 2).match(/Z/g)).toHaveLength(2);
    expect(around([], 2)).toBe('');
  });
});

describe('mist and stones', () => {
  it('are symbols with the prefix asked for', () => {
    const markup = mistSymbols('p') + stoneSymbols('p');
    expect(markup).not.toMatch(broken);
    expect(markup).toBe(mistSymbols('p') + stoneSymbols('p'));
    expect(markup).not.toContain('filter');
    expect(markup.length).toBeLessThan(30_000);
    for (let variant = 0; variant < variants; ++variant) expect(markup).toContain(`id="p-front-${variant}"`);
  });

  it('are of all kinds, each in its place whatever the order', () => {
    const cells = ['c3', 'a1', 'd4', 'b2', 'e5'];
    expect([...stonesOn(cells)]).toEqual([...stonesOn([...cells].reverse())]);
    expect(new Set(stonesOn(cells).values())).toEqual(new Set([0, 1, 2, 3]));
    for (const stone of stonesOn(cells).values()) expect(stoneSymbols('p')).toContain(`id="p-stone-${stone}"`);
  });
});
