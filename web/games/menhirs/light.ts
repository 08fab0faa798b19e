import { between, chance } from '../common/paint/chance';
import { ellipse, path, svg } from '../common/paint/svg';
import type { Forest } from './forest';

const wisps = 16;

/** Haze that lies between the trees everywhere: too thin to be taken for mist. */
export function haze({ whole: [left, top, width, height], unit }: Forest): string {
  const roll = chance(16);
  return Array.from({ length: wisps }, () =>
    ellipse(
      left + between(roll, 0.12, 0.88) * width,
      top + between(roll, 0.1, 0.9) * height,
      between(roll, 90, 200) * unit,
      between(roll, 16, 36) * unit,
      { fill: 'url(#haze)', opacity: between(roll, 0.1, 0.24) },
    ),
  ).join('');
}

/** Where a ray enters at the top, how broad it is, how bright. */
const rays = [
  [0.06, 0.09, 0.5],
  [0.23, 0.06, 0.9],
  [0.38, 0.12, 0.7],
  [0.6, 0.07, 0.6],
  [0.76, 0.11, 0.35],
] as const;

/** The light of all boards: from the upper left, dusk at the lower right. */
export function light({ whole: [left, top, width, height] }: Forest): string {
  const shafts = rays.map(([at, broad, opacity]) => {
    const x = left + width * at;
    const ray =
      svg`M${x - width * 0.16} ${top}L${x + width * (broad * 0.4 - 0.16)} ${top}` +
      svg`L${x + width * (0.3 + broad)} ${top + height}L${x + width * (0.3 - broad)} ${top + height}Z`;
    return path(ray, { fill: 'url(#shaft)', opacity });
  });
  const everywhere = svg`<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#beam)"/>`;
  return shafts.join('') + everywhere;
}
