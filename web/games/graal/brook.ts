import { astray, chance, type Chance } from '../common/paint/chance';
import { smooth, type XY } from '../common/paint/outlines';
import { drawn, ellipse, group, inked, paint, path, svg, type SvgAttributes } from '../common/paint/svg';
import { colour } from './country';
import type { Field } from './field';

/** The brook's bed: where it runs, from the first end of the border to the other. */
interface Bed {
  curve: string;
  /** A point so far along, from 0 to 1, and so far to the side. */
  at(share: number, aside: number): XY;
  files: number;
  isLevel: boolean;
}

const bends = 20;

function bedOf({ border, side, unit }: Field, roll: Chance): Bed | null {
  if (!border) return null;
  const [from, to] = border;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [along, across] = [
    [(to.x - from.x) / length, (to.y - from.y) / length],
    [-(to.y - from.y) / length, (to.x - from.x) / length],
  ] as const;
  const sways = Array.from(
    { length: bends + 1 },
    (_, index) => (Math.sin(index * 1.13) * 4.5 + astray(roll, 1.5)) * unit,
  );
  const at = (share: number, aside: number): XY => {
    const before = Math.max(0, Math.min(bends - 1, Math.floor(share * bends)));
    const [here, there] = [sways[before] ?? 0, sways[before + 1] ?? 0];
    const sway = here + (there - here) * (share * bends - before) + aside;
    const far = share * length;
    return [from.x + along[0] * far + across[0] * sway, from.y + along[1] * far + across[1] * sway];
  };
  const points = Array.from({ length: bends + 3 }, (_, index) => at((index - 1) / bends, 0));
  return { curve: smooth(points, false), at, files: Math.round(length / side), isLevel: Math.abs(across[0]) < 0.5 };
}

/** The brook between the kingdoms, with stepping stones on every file: here one may cross. */
export function brook(field: Field): string {
  const roll = chance(31);
  const bed = bedOf(field, roll);
  if (!bed) return '';
  const { unit } = field;
  const stroke = (name: string, width: number, look: SvgAttributes = {}): string =>
    path(bed.curve, { stroke: colour(name), 'stroke-width': width * unit, ...look });
  const shifted = (x: number, y: number): SvgAttributes => ({ transform: svg`translate(${x * unit} ${y * unit})` });
  const water = group(
    { 'clip-path': 'url(#field)', fill: 'none' },
    stroke('bank-shade', 32, { opacity: 0.3, ...shifted(1.5, 2.5) }),
    stroke('bank', 28),
    stroke('bank-edge', 22.4),
    stroke('water-deep', 19.4),
    stroke('water', 13.5, shifted(0, 1.6)),
    stroke('water-bright', 5, { opacity: 0.3, ...shifted(0, 3.4) }),
    stroke('water-crest', 1.8, { 'stroke-dasharray': '16 22 6 30', 'stroke-linecap': 'round', ...shifted(0, -3.6) }),
    stroke('water-glint', 1.5, { 'stroke-dasharray': '9 40 20 26', 'stroke-linecap': 'round', ...shifted(6, 4) }),
  );
  return water + stones(bed, unit, roll) + reeds(bed, unit, roll);
}

function stones({ at, files }: Bed, unit: number, roll: Chance): string {
  return Array.from({ length: files }, (_, file) =>
    [
      [-8.5, 5.8],
      [0, 6.6],
      [8.5, 6],
    ]
      .map(([aside = 0, size = 6]) => {
        const [x, y] = at((file + 0.5 + astray(roll, 0.05)) / files, aside * unit);
        return stone(x, y, size * unit);
      })
      .join(''),
  ).join('');
}

function stone(x: number, y: number, size: number): string {
  return (
    ellipse(x + size * 0.22, y + size * 0.34, size, size * 0.56, { fill: paint('shade'), opacity: 0.45 }) +
    ellipse(x, y, size, size * 0.62, { fill: paint('rock-lit'), ...inked(1.2) }) +
    ellipse(x - size * 0.16, y - size * 0.14, size * 0.5, size * 0.26, { fill: paint('rock-glint') })
  );
}

/** Reeds on both banks, away from the stones. */
function reeds({ at, files }: Bed, unit: number, roll: Chance): string {
  let [blades, heads] = ['', ''];
  for (let index = 0; index < files * 2; ++index) {
    const share = (index + 0.9 + astray(roll, 0.35)) / (files * 2);
    const hasReeds = roll() < 0.72;
    const file = (share * files) % 1;
    if (!hasReeds || Math.abs(file - 0.5) < 0.22 || share > 0.99) continue;
    const [x, y] = at(share, (index % 4 < 2 ? -12 : 13) * unit);
    const blade = (bendX: number, bendY: number, dx: number, dy: number): string =>
      svg`M${x} ${y + 3 * unit}q${bendX * unit} ${bendY * unit} ${dx * unit} ${dy * unit}`;
    blades += blade(-1, -7, -4, -11) + blade(0.5, -8, 0, -13) + blade(2, -6, 5, -9);
    heads += svg`M${x} ${y - 10 * unit}v${-4 * unit}`;
  }
  return path(blades, drawn(colour('reed'), 1.7 * unit)) + path(heads, drawn(paint('bark'), 2.6 * unit));
}
