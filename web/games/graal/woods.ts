import { astray, between, chance, seedOf } from '../common/paint/chance';
import { rocks } from '../common/paint/rocks';
import { placed } from '../common/paint/svg';
import { foliage, type TreeKind } from '../common/paint/trees';
import type { Field, Square } from './field';

/** Something that stands on the ground: what has its foot lower on the sheet stands in front. */
export interface Standing {
  foot: number;
  markup: string;
}

type Planted = readonly [tree: TreeKind, dx: number, dy: number];

/** Groups of trees that leave the middle of a square low. */
const groves: readonly [readonly Planted[], ...(readonly Planted[])[]] = [
  [
    ['small-fir', -20, -4],
    ['oak', -9, 5],
    ['fir', 15, 0],
    ['small-oak', 10, 21],
    ['bush', -17, 24],
    ['small-fir', -4, 24],
  ],
  [
    ['small-fir', -15, 0],
    ['birch', 18, -2],
    ['broad-oak', 6, 9],
    ['fir', -14, 21],
    ['low-bush', 16, 24],
    ['small-oak', 3, 25],
  ],
  [
    ['birch', -15, 5],
    ['small-oak', 10, 3],
    ['small-fir', -2, 8],
    ['oak', -8, 23],
    ['birch', 18, 22],
  ],
  [
    ['fir', -16, 4],
    ['small-fir', 2, -1],
    ['birch', 17, 8],
    ['small-oak', -6, 21],
    ['small-fir', 14, 23],
  ],
  [
    ['oak', -14, 2],
    ['birch', 3, -3],
    ['small-oak', 15, 7],
    ['small-fir', -18, 20],
    ['broad-oak', 1, 23],
    ['bush', 20, 25],
  ],
];

/** Of the highest tree, as it is drawn. */
const tallest = 50;

/** What grows where two squares of a wood meet side by side, so that it is one wood. */
const atSeam: readonly Planted[] = [
  ['small-fir', 27, -9],
  ['small-oak', 29, 12],
];

/** How far crowns may rise over the edge of the map: not up to the letters in its rim. */
const overEdge = 13;

export function woods({ squares, unit, box, whole }: Field): Standing[] {
  const sky = Math.max(whole[1], box[1] - overEdge * unit);
  const forest = squares.filter(({ ground }) => ground === 'forest');
  const wooded = new Set(forest.map(({ column, row }) => `${column} ${row}`));
  return forest.flatMap((square) => {
    const roll = chance(seedOf(square.id));
    const grove = groves[Math.floor(roll() * groves.length)] ?? groves[0];
    const flip = roll() < 0.5 ? -1 : 1;
    const goesOn = wooded.has(`${square.column + 1} ${square.row}`);
    const flipped = grove.map(([tree, dx, dy]): Planted => [tree, dx * flip, dy]);
    return [...flipped, ...(goesOn ? atSeam : [])].map(([tree, dx, dy]) => {
      const [x, y] = [square.x + (dx + astray(roll, 2.5)) * unit, square.y + dy * unit];
      const room = (y - sky) / tallest;
      const scale = Math.min(between(roll, 0.92, 1.1) * unit, room);
      return { foot: y, markup: placed(tree, x, y, scale, foliage(roll)) };
    });
  });
}

/** One rock a square, no two neighbours alike. */
export function crags({ squares, unit }: Field): Standing[] {
  const kind = ({ column, row }: Square): number => (column * 3 + row) % rocks;
  return squares
    .filter(({ ground }) => ground === 'rock')
    .map((square) => {
      const roll = chance(seedOf(square.id));
      const foot = square.y + 17 * unit;
      const scale = between(roll, 1.06, 1.17) * unit;
      return { foot, markup: placed(`rock-${kind(square)}`, square.x, foot, scale) };
    });
}
