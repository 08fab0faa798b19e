import { astray, between, chance, oneOf, seedOf, type Chance } from '../common/paint/chance';
import { attributes, drawn, ellipse, group, path, svg, type SvgAttributes } from '../common/paint/svg';
import type { Field, Square } from './field';

export const colour = (name: string): string => `var(--graal-${name})`;

const washes = ['wash-1', 'wash-2', 'wash-3', 'wash-4'] as const;
const floors = ['forest-floor', 'rock-floor'] as const;

const stop = (offset: number, name: string, opacity = 1): string =>
  svg`<stop offset="${offset}" stop-color="${colour(name)}" stop-opacity="${opacity}"/>`;

/** Gradients instead of blurs: nothing here costs a filter. */
export function countryColours({ north, south }: Field): string {
  const soft = (name: string, firm: number): string =>
    svg`<radialGradient id="${name}">${stop(0, name)}${stop(firm, name, 0.85)}${stop(1, name, 0)}</radialGradient>`;
  return (
    svg`<linearGradient id="land" gradientUnits="userSpaceOnUse"` +
    svg` x1="${north.x}" y1="${north.y}" x2="${south.x}" y2="${south.y}">` +
    stop(0, 'north') +
    stop(0.49, 'north-near') +
    stop(0.51, 'south-near') +
    stop(1, 'south') +
    '</linearGradient>' +
    washes.map((name) => soft(name, 0.25)).join('') +
    floors.map((name) => soft(name, 0.55)).join('') +
    `<radialGradient id="light" cx=".4" cy=".38" r=".78">` +
    stop(0, 'sun', 0.34) +
    stop(0.55, 'sun', 0) +
    stop(1, 'dusk', 0.26) +
    `</radialGradient>${grain()}`
  );
}

/** The tooth of the paper: dark and light specks, repeated. */
function grain(): string {
  const roll = chance(4);
  const side = 90;
  const specks = (count: number, name: string): string => {
    const dots = Array.from({ length: count }, () => svg`M${roll() * side} ${roll() * side}h.8`).join('');
    return path(dots, { stroke: colour(name), 'stroke-width': 0.8, opacity: 0.36 });
  };
  return (
    `<pattern id="grain" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
    `${specks(90, 'speck-dark')}${specks(60, 'speck-light')}</pattern>`
  );
}

/** Covers the squares. */
export function cover({ box: [x, y, width, height] }: Field, look: SvgAttributes): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}"${attributes(look)}/>`;
}

/** Fields of colour, and a chequer that is barely there, so that diagonals can be read without a grid. */
export function land(field: Field): string {
  const { squares, side } = field;
  const [left, top, width, height] = field.box;
  const roll = chance(77);
  const count = Math.round((width * height) / (side * side) / 5);
  const patches = Array.from({ length: count }, (_, index) =>
    ellipse(
      left + roll() * width,
      top + roll() * height,
      side * between(roll, 1.1, 2.6),
      side * between(roll, 0.7, 1.5),
      { fill: `url(#${washes[index % washes.length] ?? washes[0]})`, opacity: between(roll, 0.34, 0.68) },
    ),
  );
  const half = side / 2;
  const strokes = washes.map((name) => path(brushwork(field, roll), drawn(colour(name), 2.2 * field.unit, 0.3)));
  const darker = squares
    .filter(({ column, row }) => (column + row) % 2 === 1)
    .map(({ x, y }) => svg`M${x - half} ${y - half}h${side}v${side}h${-side}z`);
  return (
    cover(field, { fill: 'url(#land)' }) +
    group({ 'clip-path': 'url(#field)' }, ...patches, ...strokes) +
    path(darker.join(''), { fill: colour('chequer') }) +
    path(corners(field), { fill: 'none', stroke: colour('corner'), 'stroke-width': 1.1 })
  );
}

/** Dry strokes of a broad brush, a few at a time. */
function brushwork({ box: [left, top, width, height], side, unit }: Field, roll: Chance): string {
  const clusters = Math.round((width * height) / (side * side) / 9);
  return Array.from({ length: clusters }, () => {
    const [x, y] = [left + roll() * width, top + roll() * height];
    return [0, 1, 2, 3]
      .map((index) => {
        const [far, sag] = [between(roll, 12, 34) * unit, astray(roll, 3) * unit];
        return svg`M${x + astray(roll, 12) * unit} ${y + index * 4.4 * unit}q${far / 2} ${sag - 3 * unit} ${far} ${sag}`;
      })
      .join('');
  }).join('');
}

/** A small cross where four squares meet. */
function corners({ squares, side, box: [left, top] }: Field): string {
  const arm = side * 0.065;
  return squares
    .map(({ x, y }) => [x - side / 2, y - side / 2] as const)
    .filter(([x, y]) => x > left + 1 && y > top + 1)
    .map(([x, y]) => svg`M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`)
    .join('');
}

/** Soft ground under woods and rocks: neighbours flow together. */
export function softGround(field: Field): string {
  const { squares, side } = field;
  const spread = { forest: 0.86, rock: 0.74 } as const;
  const shapes = squares.map(({ x, y, ground }) => {
    if (ground !== 'forest' && ground !== 'rock') return '';
    const reach = side * spread[ground];
    return ellipse(x, y + side * 0.06, reach, reach * 0.92, { fill: `url(#${ground}-floor)`, opacity: 0.9 });
  });
  return group({ 'clip-path': 'url(#field)' }, ...shapes);
}

interface Growth {
  tufts: string;
  hills: string;
  flowers: Record<'white' | 'yellow' | 'red', string>;
}

/** Grass, flowers and rolling ground on the plain squares; none on the banks. */
export function growth(field: Field): string {
  const grown: Growth = { tufts: '', hills: '', flowers: { white: '', yellow: '', red: '' } };
  for (const square of field.squares) {
    if (square.ground === 'plain') growOn(square, field, grown);
  }
  const petals = (name: keyof Growth['flowers']): string =>
    path(grown.flowers[name], drawn(colour(`flower-${name}`), field.unit * 3.2));
  return group(
    { 'clip-path': 'url(#field)' },
    path(grown.hills, drawn(colour('hill'), field.unit * 1.4)),
    path(grown.tufts, drawn(colour('tuft'), field.unit * 1.3)),
    petals('white'),
    petals('yellow'),
    petals('red'),
  );
}

function growOn(square: Square, field: Field, grown: Growth): void {
  const roll = chance(seedOf(square.id));
  const { side, unit } = field;
  const isOnBank = (y: number): boolean =>
    field.border?.some((end) => Math.abs(y - end.y) < side * 0.3 || Math.abs(square.x - end.x) < side * 0.6) ?? false;
  if (roll() < 0.26) grown.hills += hill(square, unit, roll);
  for (let count = Math.floor(between(roll, 0, 3.6)); count > 0; --count) {
    const [x, y] = [square.x + astray(roll, side * 0.4), square.y + astray(roll, side * 0.4)];
    const isFlower = roll() < 0.28;
    const kind = oneOf(roll, ['white', 'yellow', 'red'] as const);
    if (isOnBank(y)) continue;
    if (isFlower)
      grown.flowers[kind] += svg`M${x} ${y}h.1M${x + 4 * unit} ${y + 2 * unit}h.1M${x + unit} ${y + 4 * unit}h.1`;
    else grown.tufts += tuft(x, y, unit);
  }
}

function tuft(x: number, y: number, unit: number): string {
  const blade = (bendX: number, bendY: number, dx: number, dy: number): string =>
    svg`M${x} ${y}q${bendX * unit} ${bendY * unit} ${dx * unit} ${dy * unit}`;
  return blade(-1, -4, -4, -6) + blade(0, -5, 0.6, -8) + blade(1.4, -4, 4.4, -5.6);
}

/** A long stroke, and four hatches on its right, away from the light. */
function hill(square: Square, unit: number, roll: Chance): string {
  const [x, y] = [square.x + astray(roll, 10 * unit), square.y + astray(roll, 9 * unit)];
  const width = between(roll, 26, 46) * unit;
  const hatches = [0, 1, 2, 3].map(
    (index) =>
      svg`M${x + width * (0.3 + index * 0.16)} ${y + (index * 2.4 - 3) * unit}l${(3 + index * 0.4) * unit} ${5 * unit}`,
  );
  return (
    svg`M${x - width} ${y + 6 * unit}C${x - width * 0.5} ${y - 7 * unit}` +
    svg` ${x + width * 0.4} ${y - 8 * unit} ${x + width} ${y + 7 * unit}${hatches.join('')}`
  );
}
