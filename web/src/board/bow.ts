import type { Arc } from './arcs';
import type { Point } from './types';

/** A line that ends short of its target, and the transform that sets an arrow's tip there. */
export interface Bow {
  path: string;
  tip: string;
}

const round = (value: number): string => value.toFixed(2);
const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** How much of a line may be missing at its end, and how far beyond that its tip reaches, of what is missing. */
interface BowEnds {
  missing: number;
  ahead: number;
}
const usual: BowEnds = { missing: 0.3, ahead: 0.3 };

/** A tip at the end of a line that goes in that direction, in radians. */
function tipAt(end: Point, direction: number, ahead: number): string {
  return `translate(${written(end)}) rotate(${round((direction * 180) / Math.PI)}) translate(${round(ahead)} 0)`;
}

/** bend: how far it leaves the straight line, as a share of its length. */
export function bow(from: Point, to: Point, bend: number, short: number, { missing, ahead } = usual): Bow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const mid = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const control = { x: 2 * mid.x - (from.x + to.x) / 2, y: 2 * mid.y - (from.y + to.y) / 2 };
  const towards = Math.hypot(to.x - control.x, to.y - control.y) || 1;
  const [ux, uy] = [(to.x - control.x) / towards, (to.y - control.y) / towards];
  const cut = Math.min(short, length * missing);
  const end = { x: to.x - ux * cut, y: to.y - uy * cut };
  return {
    path: `M${written(from)}Q${written(control)} ${written(end)}`,
    tip: tipAt(end, Math.atan2(uy, ux), short * ahead),
  };
}

/** The same along a ring. */
export function ringBow(from: Point, { centre, sweep }: Arc, short: number, { missing, ahead } = usual): Bow {
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y) || 1;
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  const cut = Math.min(short / radius, Math.abs(sweep) * missing);
  const sign = Math.sign(sweep);
  const stop = begin + sweep - sign * cut;
  const end = { x: centre.x + radius * Math.cos(stop), y: centre.y + radius * Math.sin(stop) };
  const isLarge = Math.abs(sweep) - cut > Math.PI;
  return {
    path: `M${written(from)}A${round(radius)} ${round(radius)} 0 ${isLarge ? 1 : 0} ${sign > 0 ? 1 : 0} ${written(end)}`,
    tip: tipAt(end, stop + (sign * Math.PI) / 2, short * ahead),
  };
}
