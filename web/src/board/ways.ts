import { middle } from '../base/content/geometry';
import type { Cell, Geometry } from '../door/types';
import { areOnRing } from './arcs';
import type { Point, Step } from './types';

/** A straight way that a figure went, from the middle of a cell to the middle of another. */
export interface Way {
  from: Point;
  to: Point;
}

/**
 * Ways that can be drawn as a line. Along a ring there are two, and nothing tells which it was; `lies` says what is drawn
 * by itself where it went.
 */
export function waysOf(
  steps: readonly Step[],
  cells: ReadonlyMap<string, Cell>,
  { shape, box }: Pick<Geometry, 'shape' | 'box'>,
  lies: (kind: string) => boolean,
): readonly Way[] {
  const centre = middle(box);
  return steps.flatMap(({ from, to, figure }) => {
    const [start, end] = [cells.get(from), cells.get(to)];
    if (!start || !end || start === end || (figure && lies(figure))) return [];
    const isAlongRing = shape === 'rings' && areOnRing(start, end, centre);
    return isAlongRing ? [] : [{ from: start, to: end }];
  });
}
