import type { Arc } from './arcs';
import type { Point } from './types';

/** How far an arrow ends before what it leads to, in its length. */
const short = 0.12;

/** How much of an arrow its head may take, so that a short one has a shaft too. */
const mostHead = 0.6;
const headLength = 2.2;

/** Narrower where it is short: the head stays in proportion. */
const fitting = (width: number, length: number): number => Math.min(width, (length * mostHead) / headLength);

/**
 * Path data of an arrow from one point to the next, a little short of both; it begins at least `clear` from the first.
 */
export function arrow(from: Point, to: Point, most: number, clear = 0, margin = short): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => {
    const x = from.x + ux * along - uy * aside;
    const y = from.y + uy * along + ux * aside;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const start = Math.max(length * margin, clear);
  const tip = Math.max(length * (1 - margin), start + clear / 2);
  const width = fitting(most, tip - start);
  const neck = tip - width * headLength;
  const half = width / 2;
  const shaft = [at(start, -half), at(neck, -half), at(neck, -width * 1.3), at(tip, 0)];
  return `M${[...shaft, at(neck, width * 1.3), at(neck, half), at(start, half)].join('L')}Z`;
}

/** How far from each other points of a bent edge lie, in radians. */
const fine = 0.06;

/** The same along a ring. */
export function arcArrow(from: Point, to: Point, { centre, sweep }: Arc, most: number, clear = 0): string {
  const [near, far] = [from, to].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)) as [number, number];
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  const length = Math.abs(sweep) * far;
  const at = (share: number, aside: number): string => {
    const angle = begin + sweep * share;
    const distance = near + (far - near) * share + aside;
    return `${(centre.x + distance * Math.cos(angle)).toFixed(2)} ${(centre.y + distance * Math.sin(angle)).toFixed(2)}`;
  };
  const margin = Math.min(short, (most * 3) / length);
  const start = Math.max(margin, clear / length);
  const tip = Math.max(1 - margin, start + clear / 2 / length);
  const width = fitting(most, (tip - start) * length);
  const neck = tip - (width * headLength) / length;
  const count = Math.max(1, Math.ceil((Math.abs(sweep) * (neck - start)) / fine));
  const edge = Array.from({ length: count + 1 }, (_, index) => start + ((neck - start) * index) / count);
  const half = width / 2;
  const head = [at(neck, -width * 1.3), at(tip, 0), at(neck, width * 1.3)];
  const [out, back] = [edge.map((share) => at(share, -half)), edge.toReversed().map((share) => at(share, half))];
  return `M${[...out, ...head, ...back].join('L')}Z`;
}
