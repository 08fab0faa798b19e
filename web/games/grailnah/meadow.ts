import { astray, between, chance, type Chance, oneOf } from '../common/paint/chance';
import { blob } from '../common/paint/outlines';
import { drawn, ellipse, paint, path, placed, svg } from '../common/paint/svg';
import { foliage, type TreeKind } from '../common/paint/trees';
import { apart, type Plan } from './plan';
import type { Standing } from './standing';

/** Everything around the board: washes of colour, tufts and flowers, and a shadow under the paving. */
export function meadow(plan: Plan): string {
  const { compass, whole, unit, rim } = plan;
  const { x, y } = compass.middle;
  const [left, top, width, height] = whole;
  const corner = 18 * unit;
  const plate = svg`<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${corner}"`;
  return [
    `${plate} fill="url(#meadow)"/>`,
    svg`<clipPath id="plate">${plate}/></clipPath><g clip-path="url(#plate)">`,
    washes(plan),
    growth(plan),
    '</g>',
    ellipse(x + 8 * unit, y + 11 * unit, rim + 22 * unit, rim + 22 * unit, { fill: 'url(#under)' }),
    ellipse(x, y, rim + 6 * unit, rim + 6 * unit, {
      fill: paint('turf'),
      stroke: paint('line'),
      'stroke-width': 1.6 * unit,
    }),
  ].join('');
}

/** Large soft spots in three colours; gradients, for a filter would be dear. */
function washes({ compass, whole: [, , width], unit, rim }: Plan): string {
  const roll = chance(5);
  return Array.from({ length: 56 }, (_, index) => {
    const { x, y } = compass.at(between(roll, rim, width * 0.68), roll() * 360);
    const [rx, ry] = [between(roll, 90, 170) * unit, between(roll, 60, 120) * unit];
    return ellipse(x, y, rx, ry, { fill: `url(#wash${(index % 3) + 1})`, opacity: between(roll, 0.5, 1) });
  }).join('');
}

function growth({ compass, whole: [left, top, width, height], unit, rim }: Plan): string {
  const roll = chance(11);
  let tufts = '';
  let flowers = '';
  for (let tries = 0; tries < 420; ++tries) {
    const [x, y] = [left + roll() * width, top + roll() * height];
    if (compass.radiusOf({ x, y }) < rim + 16 * unit) continue;
    if (tries % 4 > 0) tufts += tuft(x, y, unit);
    else flowers += flower(x, y, unit, oneOf(roll, ['1', '2', '3']));
  }
  return path(tufts, drawn(paint('moss-deep'), 1.3 * unit, 0.6)) + flowers;
}

function tuft(x: number, y: number, unit: number): string {
  const blade = (dx: number, dy: number, bend: number): string =>
    svg`M${x} ${y}q${bend * unit} ${dy * 0.6 * unit} ${dx * unit} ${dy * unit}`;
  return blade(-4, -6, -1) + blade(0.6, -8, 0) + blade(4.4, -5.6, 1.4);
}

function flower(x: number, y: number, unit: number, colour: string): string {
  const look = { fill: paint(`flower${colour}`) };
  return ellipse(x, y, 2 * unit, 2 * unit, look) + ellipse(x + 5 * unit, y + 3 * unit, 1.6 * unit, 1.6 * unit, look);
}

const wood: readonly [TreeKind, ...TreeKind[]] = [
  'oak',
  'fir',
  'small-oak',
  'small-fir',
  'broad-oak',
  'birch',
  'oak',
  'bush',
];

/** A copse in each corner, clear of everything that is played on. */
export function copses(plan: Plan): Standing[] {
  const { whole, unit } = plan;
  const [left, top, width, height] = whole;
  const reach = 130 * unit;
  return [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ].flatMap(([x = 0, y = 0], corner) => {
    const roll = chance(57 + 13 * corner);
    const found: Standing[] = [];
    for (let tries = 0; tries < 400 && found.length < 34; ++tries) {
      const foot = { x: x + astray(roll, 1.5 * reach), y: y + astray(roll, 1.5 * reach) };
      const tree = oneOf(roll, wood);
      const scale = between(roll, 0.95, 1.4) * unit;
      const tint = calm(foliage(roll), found.length);
      if (!hasRoom(plan, foot, found)) continue;
      found.push({ ...foot, markup: placed(tree, foot.x, foot.y, scale, tint) });
    }
    return found;
  });
}

function hasRoom(plan: Plan, foot: { x: number; y: number }, others: readonly Standing[]): boolean {
  const { compass, whole, unit, rim, castles, ruins } = plan;
  const [left, top, width, height] = whole;
  const side = 31 * unit;
  if (foot.x < left + side || foot.x > left + width - side) return false;
  if (foot.y < top + 52 * unit || foot.y > top + height - 10 * unit) return false;
  const radius = compass.radiusOf(foot);
  const angle = compass.angleOf(foot);
  const isBuilt = [...castles, ...ruins].some(
    ({ from, to, outer }) =>
      radius < outer + 70 * unit && Math.abs(apart((from + to) / 2, angle)) < (to - from) / 2 + 5,
  );
  const isBelow = foot.y > compass.middle.y;
  if (isBuilt || radius < rim + (isBelow ? 52 : 26) * unit) return false;
  return others.every(({ x, y }) => Math.hypot(x - foot.x, (y - foot.y) * 1.5) > 15 * unit);
}

/** Specks on grass and stone. */
export function grain({ whole: [left, top, width, height], unit }: Plan): string {
  return svg`<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${18 * unit}" fill="url(#grain)"/>`;
}

/** Light from the upper left, dusk in the lower right; a fine frame. */
export function frame({ whole: [left, top, width, height], unit }: Plan): string {
  const plate = (inset: number, look: string): string =>
    svg`<rect x="${left + inset}" y="${top + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${18 * unit - inset}" ${look}/>`;
  return (
    plate(0, `fill="url(#light)"`) +
    plate(0.8 * unit, svg`fill="none" stroke="${paint('frame')}" stroke-width="${1.6 * unit}"`) +
    plate(5 * unit, svg`fill="none" stroke="${paint('frame')}" stroke-width="${0.7 * unit}" opacity=".6"`)
  );
}

/** A patch of moss. */
export function mossPatch(x: number, y: number, unit: number, roll: Chance): string {
  return blob([x, y], [between(roll, 4, 9) * unit, between(roll, 3, 6) * unit], 7, 0.3, roll);
}

/** One tree of a copse may have turned to autumn; more would draw the eye from the figures. */
function calm(tint: string, standing: number): string {
  return tint === 'paint-autumn' && standing % 3 > 0 ? 'paint-olive' : tint;
}
