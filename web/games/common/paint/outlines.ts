import { astray, type Chance } from './chance';
import { svg } from './svg';

export type XY = readonly [x: number, y: number];

const fullTurn = Math.PI * 2;

export function polygon(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`;
}

/** A smooth curve through points (Catmull-Rom). */
export function smooth(points: readonly XY[], isClosed = true): string {
  const count = points.length;
  const at = (index: number): XY =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const bends = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving = svg`${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}`;
    const arriving = svg`${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6}`;
    return svg`C${leaving} ${arriving} ${to[0]} ${to[1]}`;
  });
  const [x, y] = at(0);
  return svg`M${x} ${y}${bends.join('')}${isClosed ? 'Z' : ''}`;
}

/** Points about an ellipse, each a share of the radius astray. */
function around(centre: XY, radii: XY, angles: readonly number[], share: number, roll: Chance): XY[] {
  return angles.map((angle) => {
    const reach = 1 + astray(roll, share);
    return [centre[0] + Math.cos(angle) * radii[0] * reach, centre[1] + Math.sin(angle) * radii[1] * reach];
  });
}

/** A soft, irregular round. */
export function blob(centre: XY, radii: XY, corners: number, share: number, roll: Chance): string {
  const angles = Array.from({ length: corners }, (_, index) => (index / corners) * fullTurn);
  return smooth(around(centre, radii, angles, share, roll));
}

/** The outline of a leafy crown: bumps around an ellipse. */
export function scallop(centre: XY, radii: XY, bumps: number, roll: Chance): string {
  const start = roll() * fullTurn;
  const angles = Array.from({ length: bumps }, (_, index) => start + ((index + astray(roll, 0.17)) / bumps) * fullTurn);
  const points = around(centre, radii, angles, 0.06, roll);
  const arcs = points.map((from, index) => {
    const to = points[(index + 1) % bumps] ?? from;
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.59;
    return svg`A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`;
  });
  const [x, y] = points[0] ?? centre;
  return svg`M${x} ${y}${arcs.join('')}Z`;
}
