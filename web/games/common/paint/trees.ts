import { astray, between, chance, type Chance } from './chance';
import { scallop } from './outlines';
import { drawn, ellipse, inked, paint, path, svg, symbol } from './svg';

/* Every tree stands with the foot of its trunk in the origin; an oak is about 40 wide and 40 high. */

const shadow = (x: number, rx: number, ry: number): string =>
  ellipse(x, 1, rx, ry, { fill: paint('shade'), opacity: 0.38 });

/** A trunk, then four crowns: each smaller, lighter and nearer to the light. */
export function oak(id: string, seed: number, width = 19, height = 17): string {
  const roll = chance(seed);
  const middle = -14 - height * 0.55;
  const crown = (aside: number, up: number, wide: number, high: number, bumps: number): string =>
    scallop([-width * aside, middle - height * up], [width * wide, height * high], bumps, roll);
  return symbol(
    id,
    shadow(7, width * 0.95, height * 0.36),
    path('M-3 2C-2 -4 -2.4 -9 -4 -14L4 -14C2.4 -8 2.4 -3 4 2C1 3.4 -1 3.4 -3 2Z', { fill: paint('bark'), ...inked(1) }),
    path(crown(0, 0, 1, 1, 11), { fill: paint('leaf-deep'), ...inked(1.5) }),
    path(crown(0.13, 0.14, 0.8, 0.76, 10), { fill: paint('leaf') }),
    path(crown(0.3, 0.3, 0.48, 0.44, 8), { fill: paint('leaf-lit') }),
    path(crown(0.38, 0.42, 0.22, 0.2, 6), { fill: paint('leaf-glint') }),
    path(leafMarks(middle, width, height, roll), drawn(paint('line'), 0.9, 0.55)),
  );
}

/** A few curls on the shaded side. */
function leafMarks(middle: number, width: number, height: number, roll: Chance): string {
  return Array.from({ length: 4 }, () => {
    const angle = between(roll, -0.5, 1.2);
    const reach = between(roll, 0.55, 0.8);
    const [x, y] = [Math.cos(angle) * width * reach, middle + Math.sin(angle) * height * reach];
    return svg`M${x - 3} ${y}q1.8 2.4 3.6 .6q1.4 1.6 2.8 -.4`;
  }).join('');
}

const skirts = 4;

/** Four skirts with a lit left half. */
export function fir(id: string, seed: number, width = 13, height = 46): string {
  const roll = chance(seed);
  const layers = Array.from({ length: skirts }, (_, index) => {
    const foot = -4 - (index * (height - 12)) / skirts;
    const tip = foot - ((height - 6) / skirts) * 1.35;
    return skirt(astray(roll, 1), tip, foot, width * (1 - index / (skirts + 0.9)));
  });
  return symbol(
    id,
    shadow(6, width, 4.6),
    path('M-2.4 2V-8H2.4V2C1 3 -1 3 -2.4 2Z', { fill: paint('bark'), ...inked(1) }),
    ...layers,
  );
}

function skirt(x: number, tip: number, foot: number, half: number): string {
  const whole =
    svg`M${x} ${tip}C${half * 0.3} ${tip + 8} ${half * 0.7} ${foot - 3} ${half} ${foot - 1}` +
    svg`L${half * 0.55} ${foot}L${half * 0.3} ${foot + 3.4}L0 ${foot + 1}L${-half * 0.4} ${foot + 3.2}` +
    svg`L${-half * 0.55} ${foot}L${-half} ${foot - 0.5}C${-half * 0.7} ${foot - 3} ${-half * 0.3} ${tip + 8} ${x} ${tip}Z`;
  const lit =
    svg`M${x} ${tip + 1.5}C${-half * 0.25} ${tip + 8} ${-half * 0.6} ${foot - 3} ${-half * 0.86} ${foot - 1.4}` +
    svg`L${-half * 0.42} ${foot + 0.6}L${half * 0.12} ${foot - 1.6}` +
    svg`C${half * 0.16} ${foot - 8} ${x + 1} ${tip + 6} ${x} ${tip + 1.5}Z`;
  const edge = svg`M${x - 0.6} ${tip + 4}C${-half * 0.3} ${tip + 9} ${-half * 0.5} ${foot - 4} ${-half * 0.74} ${foot - 2}`;
  return (
    path(whole, { fill: paint('fir-deep'), ...inked(1.4) }) +
    path(lit, { fill: paint('fir') }) +
    path(edge, drawn(paint('fir-lit'), 1.6))
  );
}

/** A pale trunk and a high yellow crown. */
export function birch(id: string, seed: number): string {
  const roll = chance(seed);
  return symbol(
    id,
    shadow(6, 12, 4.4),
    path('M-2.2 2C-2 -10 -1.4 -22 -.6 -32L1.8 -32C1.8 -20 2.2 -8 2.6 2C1 3 -.8 3 -2.2 2Z', {
      fill: paint('birch-bark'),
      ...inked(1),
    }),
    path('M-1.8 -5h2M-.4 -11h2.2M-1.4 -16h1.8', drawn(paint('line'), 1.1)),
    path(scallop([0, -31], [12, 17], 10, roll), { fill: paint('leaf-deep'), ...inked(1.4) }),
    path(scallop([-2, -34], [9, 12.5], 9, roll), { fill: paint('birch') }),
    path(scallop([-4, -38], [5, 7], 7, roll), { fill: paint('birch-lit') }),
  );
}

export function bush(id: string, seed: number): string {
  const roll = chance(seed);
  return symbol(
    id,
    shadow(4, 12, 3.8),
    path(scallop([0, -5], [11, 7.4], 9, roll), { fill: paint('leaf-deep'), ...inked(1.2) }),
    path(scallop([-2, -7], [7.6, 4.8], 8, roll), { fill: paint('leaf') }),
    path(scallop([-4, -8.6], [3.6, 2.4], 6, roll), { fill: paint('leaf-lit') }),
  );
}

const kinds = {
  oak: (id: string) => oak(id, 3),
  'small-oak': (id: string) => oak(id, 8, 17, 15),
  'broad-oak': (id: string) => oak(id, 21, 21, 16),
  fir: (id: string) => fir(id, 5),
  'small-fir': (id: string) => fir(id, 9, 11.5, 40),
  birch: (id: string) => birch(id, 4),
  bush: (id: string) => bush(id, 2),
  'low-bush': (id: string) => bush(id, 15),
};

export type TreeKind = keyof typeof kinds;

export const trees = Object.keys(kinds) as readonly TreeKind[];

/** All trees as symbols, by their names. */
export function treeSymbols(): string {
  return trees.map((name) => kinds[name](name)).join('');
}

/** Classes of colours.css that colour the leaves of a tree: none most of the time, autumn rarely. */
export function foliage(roll: Chance): string {
  const drawnLot = roll();
  if (drawnLot < 0.2) return 'paint-blue';
  if (drawnLot < 0.42) return 'paint-olive';
  return drawnLot < 0.49 ? 'paint-autumn' : '';
}
