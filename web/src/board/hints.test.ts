import { describe, expect, it } from 'vitest';
import { put, stanceOf } from './figures/stances';
import { hintOf, marksEnds, ringAround, slideOf, type HintGround } from './hints';
import { places as placesOf } from './places';
import { squares } from './testing';
import type { BoardCell, FigureSpot, Step } from './types';

const place = (id: string, x: number): BoardCell => ({
  id,
  letter: '',
  number: '',
  x,
  y: 0,
  width: 100,
  height: 100,
  pitch: 100,
  growth: 1,
});
const places = new Map([place('N', 0), place('A1', 300)].map((each) => [each.id, each]));
const spot = (kind: string, x: number): FigureSpot => {
  return { token: { kind, seat: 0, cell: 'N', marks: [], key: x }, x, y: 7, size: 20 };
};
const spots = [spot('queen', -30), spot('knight', 30)];
const puts = {
  flat: ({ x, y, size }: FigureSpot) => put({ x, y }, size, 'plain', null),
  upright: ({ x, y, size }: FigureSpot) => put({ x, y }, size, 'carved', stanceOf('grailnah', 'knight', 0)),
};
const ground: HintGround = { places, spots, figureSize: 50, put: puts.flat, rings: null };

describe('a hint', () => {
  it('begins at the figure that moves, not in the middle of those that stand there', () => {
    const hint = hintOf({ from: 'N', to: 'A1', figure: 'knight' }, ground);
    expect(hint).toMatchObject({ from: { x: 30, y: 7 }, to: { x: 300, y: 0 } });
    expect(hintOf({ from: 'N', to: '', figure: 'knight' }, ground)).toMatchObject({ at: { x: 30, y: 7 } });
  });

  it('begins at the cell where the rules name no figure', () => {
    expect(hintOf({ from: 'N', to: 'A1' }, ground)).toMatchObject({ from: { x: 0, y: 0 } });
  });

  it('is a circle where something comes, goes or stays', () => {
    expect(hintOf({ from: '', to: 'A1' }, ground)).toMatchObject({ at: { x: 300 } });
    expect(hintOf({ from: 'A1', to: '' }, ground)).toMatchObject({ at: { x: 300 } });
    expect(hintOf({ from: 'A1', to: 'A1' }, ground)).toMatchObject({ at: { x: 300 } });
    expect(hintOf({ from: '', to: '' }, ground)).toBeNull();
  });

  it('marks where the first figure of few begins and ends, and none of many', () => {
    const step = { from: 'N', to: 'A1' };
    expect([step, step].map((_, index) => marksEnds([step, step], index))).toEqual([true, false]);
    expect(marksEnds([step, step, step], 0)).toBe(false);
  });

  it('rings a cell with much room so widely that its middle stays in sight', () => {
    const middle = { ...place('N', 0), width: 400, height: 300 };
    expect(ringAround(middle, 50)).toBeGreaterThan(90);
    expect(ringAround({ ...middle, width: 20, height: 20 }, 50)).toBeLessThan(30);
  });

  it.each(Object.entries(puts))('rings all of a figure, from its head to its foot: %s', (_, wherePut) => {
    const hint = hintOf({ from: 'N', to: 'A1', figure: 'knight' }, { ...ground, put: wherePut });
    const ring = hint && 'from' in hint ? hint.from : { x: 0, y: 0, radius: 0 };
    const { x, y, scale } = wherePut(spots[1]!);
    for (const [dx, dy] of [
      [0, -50],
      [0, 50],
      [-50, 0],
      [50, 0],
    ] as const) {
      expect(Math.hypot(x + dx * scale - ring.x, y + dy * scale - ring.y)).toBeLessThan(ring.radius);
    }
  });
});

describe('a slide', () => {
  const board = placesOf(squares(4, 4), 0);
  const lies = (kind: string): boolean => kind === 'mist';
  const step = (from: string, to: string, figure = 'mist'): Step => ({ from, to, figure });

  it('is one arrow at the middle of all its tiles, one and a half cells long', () => {
    const slide = slideOf([step('a1', 'b1'), step('a2', 'b2'), step('a3', 'b3')], board, lies);
    expect(slide).toMatchObject({ cells: ['a1', 'a2', 'a3'], from: { x: -25, y: 250 }, to: { x: 125, y: 250 } });
  });

  it('is as long however far it leads', () => {
    expect(slideOf([step('a1', 'd1')], board, lies)).toMatchObject({ from: { x: -25 }, to: { x: 125 } });
  });

  it('is none of figures that stand, nor where ways differ or an end is not known', () => {
    expect(slideOf([step('a1', 'b1', 'king')], board, lies)).toBeNull();
    expect(slideOf([step('a1', 'b1'), step('a2', 'a3')], board, lies)).toBeNull();
    expect(slideOf([step('a1', 'b1'), step('a2', '')], board, lies)).toBeNull();
    expect(slideOf([], board, lies)).toBeNull();
  });
});
