import type { Point } from './types';

/** Where on the board a button may lie, and beside it where it would cover something everywhere. */
export type Corner = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | 'beside';

/** Something that can be chosen: its middle, and how far it reaches from there, in css pixels. */
export interface Covered extends Point {
  reach: number;
}

/** Of a button with its distance from the edges, in css pixels. */
export const buttonRoom = 52;

/** The first corner in which a button covers nothing that can be chosen. */
export function freeCorner({ width, height }: { width: number; height: number }, open: readonly Covered[]): Corner {
  const corners = {
    'top-right': [width - buttonRoom, 0],
    'top-left': [0, 0],
    'bottom-right': [width - buttonRoom, height - buttonRoom],
    'bottom-left': [0, height - buttonRoom],
  } as const;
  const isFree = (name: keyof typeof corners): boolean => {
    const [left, top] = corners[name];
    return open.every(
      ({ x, y, reach }) =>
        x + reach <= left || x - reach >= left + buttonRoom || y + reach <= top || y - reach >= top + buttonRoom,
    );
  };
  return (Object.keys(corners) as (keyof typeof corners)[]).find(isFree) ?? 'beside';
}
