import { chance } from '../common/paint/chance';
import { drawn, group, inked, paint, path, svg } from '../common/paint/svg';
import { colour } from './country';

/* Parts of a castle around the middle of their square, which is 58 wide. Roofs, flags and paving have their army's colour. */

const box = (x: number, y: number, width: number, height: number): string =>
  svg`M${x} ${y}h${width}v${height}h${-width}z`;

/** Teeth of a wall from one x to another. */
function merlons(from: number, to: number, y: number, width: number, height: number, fill: string): string {
  const count = Math.round((to - from + width * 0.7) / (width * 1.7));
  const step = (to - from - width) / (count - 1);
  const teeth = Array.from({ length: count }, (_, index) => box(from + index * step, y - height, width, height));
  return path(teeth.join(''), { fill: colour(fill), ...inked(1.3) });
}

/** A few joints between stones. */
function joints(x: number, y: number, width: number, height: number, count: number): string {
  const roll = chance(count);
  const lines = Array.from({ length: count }, () => svg`M${x + roll() * (width - 6)} ${y + roll() * height}h5`);
  return path(lines.join(''), drawn(colour('stone-deepest'), 1.1, 0.6));
}

const wall = (outline: string, fill: string, line = 1.5): string =>
  path(outline, { fill: colour(fill), ...inked(line) });
const shaded = (outline: string): string => path(outline, { fill: paint('shade'), opacity: 0.35 });

/** A round tower with a pointed roof; its foot is the origin. */
export function turret(): string {
  return (
    wall('M-7 2V-17H7V2C4 4 -4 4 -7 2Z', 'stone-lit') +
    path('M2.5 -17H6.6V2C5.4 3 4 3.4 2.5 3.6Z', { fill: colour('stone-deep') }) +
    path('M-1.4 -5v-5', drawn(paint('line'), 2)) +
    path('M-9.4 -16C-5 -21 -1.6 -27 0 -33C1.6 -27 5 -21 9.4 -16C4 -13.4 -4 -13.4 -9.4 -16Z', {
      fill: colour('roof'),
      ...inked(1.6),
    }) +
    shaded('M0 -32C1.6 -27 5 -21 9 -16.2C6 -14.6 4 -14.3 2 -14.1C2.6 -20 1.6 -26 0 -32Z') +
    path('M-2 -26C-3.4 -22.6 -5 -19.8 -6.6 -17.4', drawn(colour('roof-lit'), 1.5))
  );
}

const turretAt = (x: number, y: number): string => group({ transform: svg`translate(${x} ${y})` }, turret());

/** Paving, and the wall at its far side. */
export function yardBehind(): string {
  const cobbles = Array.from({ length: 25 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    return svg`M${-21 + column * 9.4 + (row % 2) * 4} ${-11 + row * 8}h6`;
  });
  return (
    wall(box(-26, -22, 52, 48), 'paving', 1.4) +
    path(cobbles.join(''), drawn(colour('stone-deep'), 1.5, 0.55)) +
    wall(box(-27, -26, 54, 12), 'stone') +
    merlons(-27, 27, -25, 5.4, 5, 'stone-lit') +
    joints(-25, -23, 50, 7, 6) +
    shaded(box(-22, -14, 44, 5))
  );
}

export function yardSides(): string {
  return (
    wall(box(-28, -16, 7, 42), 'stone-lit', 1.3) +
    wall(box(21, -16, 7, 42), 'stone-deep', 1.3) +
    shaded(box(-21, -9, 3.6, 34))
  );
}

/** The near wall with its open gate between two towers. */
export function yardBefore(): string {
  const half = (from: number, to: number): string =>
    wall(box(from, 18, to - from, 10), 'stone-lit') + merlons(from, to, 19, 5, 4.6, 'stone-bright');
  const doors = 'M-9 28L-4 25V15L-9 17ZM9 28L4 25V15L9 17Z';
  return (
    half(-27, -9) +
    half(9, 27) +
    path(doors, { fill: paint('bark'), ...inked(1.2) }) +
    turretAt(-25, 27) +
    turretAt(25, 27)
  );
}

/** Two towers at the far corners: of a courtyard whose near side is the keep's. */
export const farTowers = (): string => turretAt(-24, -12) + turretAt(24, -12);

/** Shade between the near wall of a courtyard and the keep that stands there. */
export const keepShade = (): string => shaded(box(-21, 16, 42, 10));

/** A slender tower that looks over the keep's left shoulder. */
export function stairTower(): string {
  return (
    wall(box(-28, -52, 15, 62), 'stone-lit', 1.6) +
    path(box(-18, -52, 5, 62), { fill: colour('stone-deep') }) +
    path('M-31.5 -50C-26.5 -56 -22.5 -63 -20.5 -71C-18.5 -63 -14.5 -56 -9.5 -50C-15 -47.4 -26 -47.4 -31.5 -50Z', {
      fill: colour('roof'),
      ...inked(1.6),
    }) +
    shaded(
      'M-20.5 -69C-18.5 -62 -14.5 -56 -10.4 -50.5C-13 -49 -15.6 -48.5 -17.6 -48.3C-16.6 -56 -18.5 -63 -20.5 -69Z',
    ) +
    path('M-22.2 -63C-23.6 -59.4 -25.4 -56.2 -27.6 -53.2', drawn(colour('roof-lit'), 1.7))
  );
}

/** On the tip of that tower. */
export function flag(): string {
  return (
    path('M-20.5 -70V-86', drawn(paint('line'), 1.8)) +
    path('M-20.5 -86C-12.5 -75 -8.5 -82 2.5 -85L-2.5 -80L1.5 -75C-7.5 -74 -13.5 -78 -20.5 -75Z', {
      fill: colour('flag'),
      ...inked(1.4),
    })
  );
}

/** The same hung out sideways, where there is no room above. */
export function hungFlag(): string {
  return (
    path('M-23 -34H-39', drawn(paint('line'), 1.8)) +
    path('M-27 -34H-38V-18L-32.5 -22.5L-27 -18Z', { fill: colour('flag'), ...inked(1.4) })
  );
}

/** A box with a lit front, a dark side and a niche full of candle light, as high and as wide as who stands in it. */
export function keep(niche: string): string {
  return (
    wall('M-24 26V-40H24V26Z', 'stone-lit', 1.7) +
    wall('M24 26V-40L30 -45V20Z', 'stone-deep') +
    path('M-24 -40L-17 -45H30L24 -40Z', { fill: colour('stone-deepest') }) +
    merlons(-16, 31, -44, 5, 5, 'stone-deep') +
    merlons(-26, 26, -38, 6.4, 8, 'stone-bright') +
    joints(-23, -35, 46, 10, 7) +
    path(box(25.8, -18, 2.2, 9), { fill: paint('line') }) +
    path('M-18.5 26V-13A18.5 19 0 0 1 18.5 -13V26Z', { fill: `url(#${niche})`, ...inked(1.8) }) +
    path('M-21 26V-13A21 21.5 0 0 1 21 -13V26', drawn(colour('stone-bright'), 2.4)) +
    path('M-3.2 -38L3.2 -38L2.2 -31H-2.2Z', { fill: colour('stone-bright'), ...inked(1.1) })
  );
}
