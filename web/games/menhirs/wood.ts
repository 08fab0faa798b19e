import { astray, between, chance, seedOf, type Chance } from '../common/paint/chance';
import { placed } from '../common/paint/svg';
import type { TreeKind } from '../common/paint/trees';
import type { Forest } from './forest';
import { isWithin, type Hex } from './hexes';

/** Something that stands on the ground: what has its foot lower on the sheet stands in front. */
export interface Standing {
  foot: number;
  markup: string;
}

/** How often each kind of tree is met, out of a hundred. */
const lots: readonly (readonly [TreeKind, number])[] = [
  ['oak', 22],
  ['small-oak', 20],
  ['broad-oak', 15],
  ['fir', 20],
  ['small-fir', 15],
  ['birch', 8],
];

function anyTree(roll: Chance): TreeKind {
  let lot = roll() * 100;
  for (const [tree, share] of lots) {
    if (lot < share) return tree;
    lot -= share;
  }
  return 'oak';
}

function leaves(roll: Chance): string {
  const lot = roll();
  if (lot < 0.15) return 'paint-blue';
  if (lot < 0.34) return 'paint-olive';
  return lot < 0.4 ? 'paint-autumn' : '';
}

const [columnStep, rowStep] = [31, 25];
/** Trees keep this far from the border of their cell, as a share of it, so that a path stays to be seen. */
const planted = 0.82;
/** From the middle of a crown down to the foot of the tree. */
const trunk = 17;

/** Trees in staggered rows, each a little astray. */
function grove({ unit }: Forest, hex: Hex): Standing[] {
  const roll = chance(seedOf(`grove ${hex.id}`));
  const standing: Standing[] = [];
  for (let row = -3; row <= 3; ++row) {
    for (let column = -3; column <= 3; ++column) {
      const stagger = row % 2 === 0 ? 0 : columnStep / 2;
      const x = hex.x + (column * columnStep + stagger + astray(roll, 4.5)) * unit;
      const y = hex.y + (row * rowStep + astray(roll, 3.5)) * unit;
      const tree = anyTree(roll);
      const scale = between(roll, 0.92, 1.16) * unit;
      const className = leaves(roll);
      if (!isWithin(hex, x, y, planted)) continue;
      const foot = y + trunk * unit;
      standing.push({ foot, markup: placed(tree, x, foot, scale, className) });
    }
  }
  return standing;
}

/** Where bushes grow around a glade: left, right and in front, never behind the stone. */
const hedge = [2.5, 2.9, 3.4, -0.4, 0.3, 0.75] as const;

function bushes({ unit }: Forest, hex: Hex): Standing[] {
  const roll = chance(seedOf(`bushes ${hex.id}`));
  return hedge.map((angle) => {
    const reach = between(roll, 55, 61) * unit;
    const foot = hex.y + Math.sin(angle) * reach * 0.9;
    const bush = roll() < 0.5 ? 'bush' : 'low-bush';
    const markup = placed(bush, hex.x + Math.cos(angle) * reach, foot, between(roll, 0.9, 1.3) * unit);
    return { foot, markup };
  });
}

export function wood(forest: Forest): string {
  return forest.hexes
    .flatMap((hex) => (forest.stones.has(hex.id) ? bushes(forest, hex) : grove(forest, hex)))
    .sort((a, b) => a.foot - b.foot)
    .map(({ markup }) => markup)
    .join('');
}
