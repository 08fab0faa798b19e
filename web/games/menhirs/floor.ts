import { between, chance, oneOf, seedOf } from '../common/paint/chance';
import { blob, polygon } from '../common/paint/outlines';
import { drawn, ellipse, path, svg } from '../common/paint/svg';
import { colour, type Forest } from './forest';
import type { Hex } from './hexes';

function stop(offset: number, name: string, opacity = 1): string {
  return svg`<stop offset="${offset}" stop-color="${colour(name)}" stop-opacity="${opacity}"/>`;
}

function round(id: string, ...stops: readonly string[]): string {
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

/** Gradients over the whole sheet, from the upper left to the lower right. */
function across({ whole: [x, y, width, height] }: Forest, id: string, ...stops: readonly string[]): string {
  const line = svg`x1="${x + width * 0.1}" y1="${y + height * 0.05}" x2="${x + width * 0.9}" y2="${y + height * 0.95}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops.join('')}</linearGradient>`;
}

export function floorColours(forest: Forest): string {
  return (
    across(forest, 'floor', stop(0, 'floor-lit'), stop(1, 'floor')) +
    across(forest, 'beam', stop(0, 'sun', 0.34), stop(0.4, 'sun', 0), stop(1, 'dusk', 0.5)) +
    `<linearGradient id="shaft" x2="0" y2="1">${stop(0, 'sun', 0.26)}${stop(0.7, 'sun', 0.06)}${stop(1, 'sun', 0)}</linearGradient>` +
    round('glow', stop(0, 'sun', 0.78), stop(0.5, 'sun', 0.32), stop(1, 'sun', 0)) +
    round('haze', stop(0, 'haze', 0.9), stop(0.5, 'haze', 0.45), stop(1, 'haze', 0)) +
    round('wash-1', stop(0, 'wash-1'), stop(1, 'wash-1', 0)) +
    round('wash-2', stop(0, 'wash-2'), stop(1, 'wash-2', 0))
  );
}

/** Moss and leaves between the trees: one soft stain a cell. */
export function floor({ hexes, unit, edge }: Forest): string {
  const washes = hexes.map((hex) => {
    const roll = chance(seedOf(`wash ${hex.id}`));
    const [x, y] = [hex.x + between(roll, -40, 40) * unit, hex.y + between(roll, -40, 40) * unit];
    const fill = `url(#wash-${oneOf(roll, [1, 2])})`;
    return ellipse(x, y, between(roll, 80, 130) * unit, between(roll, 60, 100) * unit, { fill, opacity: 0.6 });
  });
  return path(edge, { fill: 'url(#floor)' }) + washes.join('');
}

/** Trodden paths along the borders of the cells: that, and where the trees stand, tells them apart. */
export function paths({ hexes, unit }: Forest): string {
  const borders = hexes.map(({ corners }) => polygon(corners)).join('');
  const look = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    path(borders, { ...look, stroke: colour('path-deep'), 'stroke-width': 11 * unit }) +
    path(borders, {
      ...look,
      stroke: colour('path'),
      'stroke-width': 5 * unit,
      'stroke-dasharray': [22, 5, 9, 4, 30, 6].map((length) => svg`${length * unit}`).join(' '),
    })
  );
}

const tufts = 18;

function grass({ id, x, y }: Hex, unit: number): string {
  const roll = chance(seedOf(`grass ${id}`));
  return Array.from({ length: tufts }, () => {
    const angle = roll() * Math.PI * 2;
    const reach = between(roll, 26, 52) * unit;
    const [atX, atY] = [x + Math.cos(angle) * reach, y + 6 * unit + Math.sin(angle) * reach * 0.85];
    const blades = [
      [-1, -4, -4, -6],
      [0, -5, 0.6, -8],
      [1.4, -4, 4.4, -5.6],
    ] as const;
    return blades
      .map(
        ([bendX, bendY, tipX, tipY]) =>
          svg`M${atX} ${atY}q${bendX * unit} ${bendY * unit} ${tipX * unit} ${tipY * unit}`,
      )
      .join('');
  }).join('');
}

/** Where a menhir stands the wood is cleared, lighter than anything but mist. */
export function glades({ hexes, stones, unit }: Forest): string {
  return hexes
    .filter((hex) => stones.has(hex.id))
    .map((hex) => {
      const roll = chance(seedOf(`glade ${hex.id}`));
      const patch = (dx: number, dy: number, wide: number, high: number): string =>
        blob([hex.x + dx * unit, hex.y + dy * unit], [wide * unit, high * unit], 14, 0.06, roll);
      return (
        path(patch(0, 6, 65, 55), { fill: colour('glade-deep') }) +
        path(patch(-3, 4, 56, 47), { fill: colour('glade') }) +
        path(patch(-8, 2, 40, 31), { fill: colour('glade-lit'), opacity: 0.7 }) +
        path(grass(hex, unit), drawn(colour('tuft'), 1.6 * unit)) +
        ellipse(hex.x - 10 * unit, hex.y - 4 * unit, 70 * unit, 62 * unit, { fill: 'url(#glow)' })
      );
    })
    .join('');
}
