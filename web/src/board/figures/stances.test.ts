import { describe, expect, it } from 'vitest';
import { footBelow, put, stanceOf } from './stances';

const graal = (seat: number) => stanceOf('graal', 'king', seat)!;

describe('how carved figures stand', () => {
  it('tells the camp by the pedestal and by where they look', () => {
    expect([0, 2, 4].map((seat) => graal(seat).pedestal)).toEqual(Array(3).fill(graal(0).pedestal));
    expect([1, 3, 5].map((seat) => graal(seat).pedestal)).toEqual(Array(3).fill(graal(1).pedestal));
    expect(graal(0).pedestal).not.toEqual(graal(1).pedestal);
    expect([0, 1].map((seat) => graal(seat).isMirrored ?? false)).toEqual([false, true]);
  });

  it('gives every seat and every figure of nobody a pedestal of its own elsewhere', () => {
    const seats = [0, 1, 2, 3, 4, 5].map((seat) => stanceOf('grailnah', 'king', seat)!.pedestal.top);
    const free = ['merlin', 'morgane'].map((kind) => stanceOf('grailnah', kind, -1)!.pedestal.top);
    expect(new Set([...seats, ...free]).size).toBe(8);
    expect(stanceOf('menhirs', 'menhir', -1)).toBeNull();
  });

  it('puts their foot on the near half of the cell, and their head over its far edge', () => {
    const cell = 60;
    const { y, scale } = put({ x: 0, y: 0 }, 52, 'carved', graal(0));
    expect(footBelow * 52).toBeGreaterThan(0.2 * cell);
    expect(footBelow * 52).toBeLessThan(0.5 * cell);
    expect(y - 50 * scale).toBeLessThan(-cell / 2);
  });

  it('leaves plain ones and those without a pedestal in the middle', () => {
    const middle = { x: 1, y: 2, scale: 0.5 };
    expect(put({ x: 1, y: 2 }, 50, 'plain', graal(0))).toEqual(middle);
    expect(put({ x: 1, y: 2 }, 50, 'carved', null)).toEqual(middle);
  });
});
