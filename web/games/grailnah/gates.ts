import { svg } from '../common/paint/svg';
import { apart, type Castle, type Gate, type Plan, type Sector, type Square } from './plan';
import { cornerTowers, towerFoot, wallsOf, type Walls } from './castles';
import type { Point } from '../../src/base/content/geometry';

/** A portcullis that is down: before the castle with its points away from it, on its sides upright in the view. */
export interface Portcullis {
  /** What its lines are measured in. */
  unit: number;
  /** The dark opening, which hides the bridge. */
  opening: string;
  /** What the bars hang from. */
  lintel: string;
  bars: string;
  rails: string;
  spikes: string;
  /** From where it comes, in units of the board. */
  raised: Point;
  /** Towers that stand before it. */
  towers: string;
}

/** Turns a frame of its own into the board's: `out` from what it hangs on and `aside` along that, in units. */
interface GateFrame {
  unit: number;
  at: (out: number, aside: number) => Point;
  width: number;
  /** Where the opening begins, inside the wall, and where the bridge ends. */
  back: number;
  front: number;
  barCount: number;
}

const point = ({ x, y }: Point): string => svg`${x} ${y}`;

/** Bars, the rails across them, and what they leave of the opening. */
const [spike, stub, rim] = [6, 3.4, 1.6];

function drawn({ unit, at, width, back, front, barCount }: GateFrame): Portcullis {
  const along = (out: number, from = 0, to = width): string =>
    Array.from({ length: 7 }, (_, index) => point(at(out, from + ((to - from) * index) / 6))).join('L');
  const middles = Array.from({ length: barCount }, (_, index) => ((index + 0.5) * width) / barCount);
  const [top, foot] = [back + rim, front - spike];
  const side = (out: number): Point => at(out, width / 2);
  return {
    unit,
    opening: `M${along(back, -rim, width + rim)}L${along(front, width + rim, -rim)}Z`,
    lintel: `M${along(back, -rim, width + rim)}`,
    bars: middles.map((aside) => `M${point(at(top, aside))}L${point(at(foot, aside))}`).join(''),
    rails: [0.28, 0.72].map((share) => `M${along(top + (foot - top) * share)}`).join(''),
    spikes: middles
      .map(
        (aside) =>
          `M${point(at(foot, aside - stub))}L${point(at(front - 0.6, aside))}L${point(at(foot, aside + stub))}Z`,
      )
      .join(''),
    raised: { x: side(back).x - side(front).x, y: side(back).y - side(front).y },
    towers: '',
  };
}

/** The half of the Royal gate before one of its two squares. */
function royalHalf({ compass, unit }: Plan, inner: number, { from, to }: Sector, square: Square): Portcullis {
  const middle = (from + to) / 2;
  const isFirst = apart(middle, (square.from + square.to) / 2) < 0;
  const post = compass.degrees(1.2 * unit, inner);
  const [begin, end] = isFirst ? [from + post, middle - post] : [middle + post, to - post];
  const width = ((end - begin) * Math.PI * inner) / 180 / unit;
  return drawn({
    unit,
    at: (out, aside) => compass.at(inner - out * unit, begin + compass.degrees(aside * unit, inner)),
    width,
    back: -9,
    front: 16,
    barCount: Math.max(3, Math.round(width / 10)),
  });
}

/** How wide and how high a gate in the side of a castle is at least, in units: a little less than its bridge is long. */
const least = 20;

/** Where a tower is seen that has its foot there. */
function silhouette({ x, y }: Point, size: number): string {
  const corners = [
    [-15, 3],
    [-15, -30],
    [-20, -30],
    [0, -67],
    [20, -30],
    [15, -30],
    [15, 3],
  ] as const;
  return `M${corners.map(([right, down]) => point({ x: x + right * size, y: y + down * size })).join('L')}Z`;
}

/** On the line of the wall, and no farther out than its bridge. */
function side({ compass, unit }: Plan, { inner, outer }: Walls, wall: number, gate: Gate): Portcullis {
  const [near, far] = [compass.at(gate.inner, wall), compass.at(gate.outer, wall)];
  const middle = { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 };
  const width = Math.max(Math.abs(far.x - near.x) / unit, least);
  const height = Math.max(Math.abs(far.y - near.y) / unit, least);
  const corner = { x: middle.x - (width * unit) / 2, y: middle.y - (height * unit) / 2 };
  const foot = corner.y + height * unit;
  const towers = [
    { at: compass.at(inner, wall), size: cornerTowers.inner },
    { at: compass.at(outer, wall), size: cornerTowers.outer },
  ].flatMap(({ at, size }) => {
    const standing = { x: at.x, y: at.y + towerFoot * unit };
    return standing.y > foot ? [silhouette(standing, size * unit)] : [];
  });
  const shut = drawn({
    unit,
    at: (out, aside) => ({ x: corner.x + aside * unit, y: corner.y + out * unit }),
    width,
    back: 0,
    front: height,
    barCount: 3,
  });
  return { ...shut, towers: towers.join('') };
}

function ofCastle(plan: Plan, castle: Castle, square: Square): Portcullis | null {
  const walls = wallsOf(plan, castle);
  const towards = (square.from + square.to) / 2;
  const isBefore = Math.abs(apart(towards, (castle.from + castle.to) / 2)) < (castle.to - castle.from) / 2;
  if (isBefore) return castle.royal && royalHalf(plan, walls.inner, castle.royal, square);
  const beside = [walls.from, walls.to].toSorted((a, b) => Math.abs(apart(a, towards)) - Math.abs(apart(b, towards)));
  const wall = beside[0] ?? walls.from;
  const gate = castle.gates.find((each) => Math.abs(apart(each.angle, wall)) < 5);
  return gate ? side(plan, walls, wall, gate) : null;
}

/** What shuts the gate of the nearest castle that opens onto this square. */
export function portcullis(plan: Plan, cell: string): Portcullis | null {
  const square = plan.squares.find(({ id }) => id === cell);
  if (!square) return null;
  const distance = (castle: Castle): number =>
    Math.abs(apart((square.from + square.to) / 2, (castle.from + castle.to) / 2));
  const castle = plan.castles.toSorted((a, b) => distance(a) - distance(b))[0];
  return castle ? ofCastle(plan, castle, square) : null;
}
