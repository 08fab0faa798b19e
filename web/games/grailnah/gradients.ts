import { between, chance } from '../common/paint/chance';
import { drawn, paint, path, svg } from '../common/paint/svg';
import type { Plan } from './plan';
import { shore } from './water';

/** Where, which colour, how much of it. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity = 1]) =>
        svg`<stop offset="${offset}" stop-color="${paint(colour)}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** Within whatever is filled with it. */
function spot(id: string, ...list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}

/** Around the middle of the board. */
function halo({ compass: { middle } }: Plan, id: string, radius: number, ...list: readonly Stop[]): string {
  const { x, y } = middle;
  return svg`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(list)}</radialGradient>`;
}

const tile = 120;

/** Specks as paper has them: a tile that repeats, for noise from a filter would be dear. */
function grain(unit: number): string {
  const roll = chance(97);
  const specks = (count: number): string =>
    Array.from({ length: count }, () => svg`M${between(roll, 2, tile - 2)} ${between(roll, 2, tile - 2)}h.1`).join('');
  const size = tile * unit;
  return [
    svg`<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(19)">`,
    `<g transform="scale(${svg`${unit}`})">`,
    path(specks(110), drawn(paint('dusk'), 1, 0.2)),
    path(specks(30), drawn(paint('dusk'), 1.9, 0.09)),
    path(specks(80), drawn(paint('sun'), 1.1, 0.3)),
    '</g></pattern>',
  ].join('');
}

export function gradients(plan: Plan): string {
  const [, , width] = plan.whole;
  const edge = shore(plan);
  const inner = plan.grail / edge;
  return [
    grain(plan.unit),
    halo(plan, 'meadow', width * 0.72, [0.7, 'wash1'], [0.9, 'wash3'], [1, 'wash2']),
    ...[1, 2, 3].map((wash) =>
      spot(`wash${wash}`, [0, `wash${wash}`, 1], [0.5, `wash${wash}`, 0.6], [1, `wash${wash}`, 0]),
    ),
    spot('under', [0.93, 'shade', 0.5], [1, 'shade', 0]),
    halo(
      plan,
      'water',
      edge,
      [inner * 0.7, 'water-light'],
      [0.42, 'water-shallow'],
      [0.64, 'water'],
      [1, 'water-deep'],
    ),
    halo(plan, 'ray', edge, [inner, 'beam', 0.85], [1, 'beam', 0.3]),
    halo(plan, 'beam', edge, [inner, 'beam', 0.55], [0.5, 'beam', 0.2], [0.78, 'beam', 0]),
    spot('glow', [0, 'glow', 1], [0.44, 'glow', 0.85], [0.6, 'candle', 0.4], [1, 'candle', 0]),
    spot('warmth', [0.4, 'glow', 0.4], [0.75, 'candle', 0.1], [1, 'candle', 0]),
    spot('shine', [0, 'shine', 0.95], [0.35, 'glow', 0.7], [0.7, 'candle', 0.35], [1, 'candle', 0]),
    `<linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1">${stops([
      [0, 'gilt-lit'],
      [0.5, 'gilt'],
      [1, 'gilt-dark'],
    ])}</linearGradient>`,
    `<radialGradient id="light" cx=".38" cy=".34" r=".85">${stops([
      [0, 'sun', 0.2],
      [0.5, 'sun', 0],
      [1, 'dusk', 0.32],
    ])}</radialGradient>`,
  ].join('');
}
