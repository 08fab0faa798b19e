import { between, chance } from '../common/paint/chance';
import type { XY } from '../common/paint/outlines';
import { drawn, ellipse, path, svg, symbol } from '../common/paint/svg';

/* Tiles of mist around the origin, of cells whose side is 77: nothing here is filtered, for tiles move. */

const colour = (name: string): string => `var(--mist-${name})`;

type Band = readonly [x: number, y: number, half: number, high: number];

/** A stratum: a wavy crest that catches the light, and a foot that fades away. */
function stratum(id: string, [x, y, half, high]: Band, seed: number): string {
  const roll = chance(seed);
  const waves = 4 + Math.round(half / 22);
  const foot = y + high * 0.5;
  let from: XY = [x - half, foot];
  let crest = svg`M${from[0]} ${from[1]}`;
  for (let wave = 1; wave <= waves; ++wave) {
    const along = wave / waves;
    const rise = wave === waves ? 0 : Math.sin(Math.PI * along) * high * 1.1 * between(roll, 0.8, 1.2);
    const to: XY = [x - half + 2 * half * along, foot - rise];
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.66;
    crest += svg`A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`;
    from = to;
  }
  const under = svg`C${x + half * 0.6} ${y + high * 1.7} ${x - half * 0.6} ${y + high * 1.7} ${x - half} ${foot}Z`;
  return (
    path(crest + under, { fill: `url(#${id}-stratum)` }) +
    path(crest, { fill: 'none', stroke: colour('deep'), 'stroke-width': 1.3, opacity: 0.5 })
  );
}

type Curl = readonly [x: number, y: number, size: number, way: 1 | -1];

function curl([x, y, size, way]: Curl): string {
  const side = size * way;
  const line =
    svg`M${x - side * 2.6} ${y + size * 0.5}C${x - side * 1.4} ${y - size * 0.9} ${x + side} ${y - size} ${x + side * 0.9} ${y + size * 0.2}` +
    svg`C${x + side * 0.8} ${y + size} ${x - side * 0.5} ${y + size * 0.8} ${x - side * 0.2} ${y}`;
  return path(line, drawn(colour('deep'), 2.3, 0.75));
}

interface MistTile {
  /** Behind a stone that stands in the mist, and before it. */
  back: readonly Band[];
  front: readonly Band[];
  curls: readonly Curl[];
}

const tiles: readonly [MistTile, ...MistTile[]] = [
  {
    back: [
      [-10, -50, 34, 13],
      [16, -34, 44, 15],
      [-14, -16, 54, 17],
      [14, 2, 56, 17],
    ],
    front: [
      [-6, 18, 58, 16],
      [10, 34, 48, 15],
      [-6, 49, 37, 11],
    ],
    curls: [
      [24, -34, 9, 1],
      [-22, -14, 10, -1],
      [26, 8, 11, 1],
      [-20, 28, 9, -1],
    ],
  },
  {
    back: [
      [10, -51, 32, 13],
      [-16, -36, 42, 15],
      [12, -18, 54, 17],
      [-12, 0, 58, 17],
    ],
    front: [
      [8, 18, 56, 16],
      [-12, 34, 46, 15],
      [6, 49, 37, 11],
    ],
    curls: [
      [-20, -36, 9, -1],
      [26, -16, 11, 1],
      [-24, 6, 11, -1],
      [22, 28, 9, 1],
    ],
  },
  {
    back: [
      [-4, -51, 34, 13],
      [-20, -33, 40, 15],
      [20, -20, 46, 16],
      [-12, -2, 58, 17],
    ],
    front: [
      [4, 17, 58, 16],
      [-10, 33, 48, 15],
      [8, 49, 36, 11],
    ],
    curls: [
      [-22, -32, 9, -1],
      [26, -18, 10, 1],
      [-20, 6, 12, -1],
      [24, 27, 9, 1],
    ],
  },
];

export const variants = tiles.length;

/** How far down a tile what stands in it can be seen. */
const brink = 12;

function tileSymbols(id: string, { back, front, curls }: MistTile, variant: number): string {
  const strata = (bands: readonly Band[], seed: number): string =>
    bands.map((band, index) => stratum(id, band, seed + variant * 9 + index)).join('');
  const behind = curls.filter(([, y]) => y < brink);
  const before = curls.filter(([, y]) => y >= brink);
  return (
    symbol(`${id}-back-${variant}`, strata(back, 40), ...behind.map(curl)) +
    symbol(`${id}-front-${variant}`, strata(front, 140), ...before.map(curl))
  );
}

/** The middle of each side and each corner of a hex: there the mist frays. */
function fringe(id: string): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const reach = index % 2 === 0 ? 72 : 62;
    const look = { fill: `url(#${id}-puff)`, opacity: 0.7 };
    return ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, 30, 19, look);
  }).join('');
}

function stop(offset: number, name: string, opacity = 1): string {
  return svg`<stop offset="${offset}" stop-color="${colour(name)}" stop-opacity="${opacity}"/>`;
}

function gradients(id: string): string {
  return (
    `<radialGradient id="${id}-puff">${stop(0, 'body', 0.95)}${stop(0.5, 'body', 0.5)}${stop(1, 'body', 0)}</radialGradient>` +
    `<linearGradient id="${id}-stratum" x1=".2" y1="0" x2=".6" y2="1">` +
    `${stop(0, 'lit')}${stop(0.55, 'body', 0.92)}${stop(1, 'shade', 0.3)}</linearGradient>` +
    `<linearGradient id="${id}-plate" x1=".2" y1="0" x2=".7" y2="1">${stop(0, 'body', 0.74)}${stop(1, 'shade', 0.86)}</linearGradient>`
  );
}

/** Everything that tiles are put together from; `id` begins the names. */
export function mistSymbols(id: string): string {
  return (
    gradients(id) +
    symbol(`${id}-fringe`, fringe(id)) +
    symbol(`${id}-bridge`, stratum(id, [0, 0, 34, 10], 91)) +
    tiles.map((tile, variant) => tileSymbols(id, tile, variant)).join('')
  );
}
