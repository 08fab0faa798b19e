import type { FigureName } from './types';

/** Whether two names are of one kind of figure of one seat; there may be several of them. */
export function isSameFigure(one: FigureName, other: FigureName): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}
