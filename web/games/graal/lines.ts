import { drawn, paint, path, svg } from '../common/paint/svg';
import type { Field } from './field';

/**
 * What divides the squares, for high contrast alone: on the ground, so that woods, rocks and castles stand before it. The
 * brook divides its two rows itself.
 */
export function lines({ squares, side, border, unit }: Field): string {
  const half = side / 2;
  const edges = new Map<string, string>();
  const add = (x: number, y: number, step: string): void => {
    if (border && distance(x, y, border) < half / 2) return;
    edges.set(`${Math.round(x)} ${Math.round(y)}`, step);
  };
  for (const { x, y } of squares) {
    for (const to of [-half, half]) {
      add(x, y + to, svg`M${x - half} ${y + to}h${side}`);
      add(x + to, y, svg`M${x + to} ${y - half}v${side}`);
    }
  }
  return path([...edges.values()].join(''), drawn(paint('ray'), 1.7 * unit));
}

function distance(x: number, y: number, [from, to]: NonNullable<Field['border']>): number {
  const [along, across] = [to.x - from.x, to.y - from.y];
  return Math.abs(along * (y - from.y) - across * (x - from.x)) / Math.hypot(along, across);
}
