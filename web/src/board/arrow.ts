import type { Arc } from './arcs';
import type { Point } from './types';

/** Path data of an arrow from one point to the next, a little short of both. */
export function arrow(from: Point, to: Point, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => {
    const x = from.x + ux * along - uy * aside;
    const y = from.y + uy * along + ux * aside;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const [start, tip] = [length * 0.12, length * 0.88];
  const neck = Math.max(tip - width * 2.2, start);
  const half = width / 2;
  const shaft = [at(start, -half), at(neck, -half), at(neck, -width * 1.3), at(tip, 0)];
  return `M${[...shaft, at(neck, width * 1.3), at(neck, half), at(start, half)].join('L')}Z`;
}

/** How far from each other points of a bent edge lie, in radians. */
const fine = 0.06;

/** The same along a ring. */
export function arcArrow(from: Point, to: Point, { centre, sweep }: Arc, width: number): string {
  const [near, far] = [from, to].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)) as [number, number];
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  const length = Math.abs(sweep) * far;
  const at = (share: number, aside: number): string => {
    const angle = begin + sweep * share;
    const distance = near + (far - near) * share + aside;
    return `${(centre.x + distance * Math.cos(angle)).toFixed(2)} ${(centre.y + distance * Math.sin(angle)).toFixed(2)}`;
  };
  const short = Math.min(0.12, (width * 3) / length);
  const neck = Math.max(1 - short - (width * 2.2) / length, short);
  const count = Math.max(1, Math.ceil((Math.abs(sweep) * (neck - short)) / fine));
  const edge = Array.from({ length: count + 1 }, (_, index) => short + ((neck - short) * index) / count);
  const half = width / 2;
  const head = [at(neck, -width * 1.3), at(1 - short, 0), at(neck, width * 1.3)];
  const [out, back] = [edge.map((share) => at(share, -half)), edge.toReversed().map((share) => at(share, half))];
  return `M${[...out, ...head, ...back].join('L')}Z`;
}
