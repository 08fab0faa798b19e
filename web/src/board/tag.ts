import type { BoardCell, Box, Point } from './types';

interface Disc extends Point {
  radius: number;
}

/** Where a number is looked for around a cell, in turns from the right with the clock: above it first, and below it last. */
const turns = [-0.25, -0.125, -0.375, 0, 0.5, 0.125, 0.375, 0.25];

const overlapOf = (a: Disc, b: Disc): number => Math.max(0, a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y));

function beyond({ x, y, radius }: Disc, [left, top, width, height]: Box): number {
  const over = [left - (x - radius), top - (y - radius), x + radius - left - width, y + radius - top - height];
  return Math.max(0, ...over);
}

/** Where a disc with a number stands on the edge of a cell, or right outside it: where it covers least and is seen whole. */
export function besideCell(place: BoardCell, radius: number, taken: readonly Disc[], box: Box): Point {
  const spots = [0, radius].flatMap((away) =>
    turns.map((turn): Disc => {
      const angle = 2 * Math.PI * turn;
      const [across, down] = [place.width / 2 + away, place.height / 2 + away];
      return { x: place.x + across * Math.cos(angle), y: place.y + down * Math.sin(angle), radius };
    }),
  );
  const cost = (spot: Disc): number =>
    2 * beyond(spot, box) + taken.reduce((sum, disc) => sum + overlapOf(spot, disc), 0);
  const { x, y } = spots.reduce((best, spot) => (cost(spot) < cost(best) - 1e-9 ? spot : best));
  return { x, y };
}
