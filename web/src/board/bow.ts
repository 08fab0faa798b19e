import type { Point } from './types';

/** A line that is bent to one side and ends short of its target, and the transform that sets an arrow's tip there. */
export interface Bow {
  path: string;
  tip: string;
}

const round = (value: number): string => value.toFixed(2);

/** bend: how far it leaves the straight line, as a share of its length. */
export function bow(from: Point, to: Point, bend: number, short: number): Bow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const mid = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const control = { x: 2 * mid.x - (from.x + to.x) / 2, y: 2 * mid.y - (from.y + to.y) / 2 };
  const towards = Math.hypot(to.x - control.x, to.y - control.y) || 1;
  const [ux, uy] = [(to.x - control.x) / towards, (to.y - control.y) / towards];
  const cut = Math.min(short, length * 0.3);
  const end = { x: to.x - ux * cut, y: to.y - uy * cut };
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    tip: `translate(${round(end.x)} ${round(end.y)}) rotate(${round(angle)}) translate(${round(short * 0.3)} 0)`,
  };
}
