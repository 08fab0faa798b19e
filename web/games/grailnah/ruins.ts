import { astray, between, chance, type Chance } from '../common/paint/chance';
import { blob } from '../common/paint/outlines';
import { drawn, ellipse, group, inked, paint, path, placed, svg } from '../common/paint/svg';
import type { Plan, Sector } from './plan';
import type { Standing } from './standing';
import { tower, type Tower } from './towers';

/** Where a castle could stand: what is left of its walls, behind the squares, and grass on it. */
export function ruins(plan: Plan): string {
  return plan.ruins.map((site, index) => foundation(plan, footprint(plan, site), chance(83 + index))).join('');
}

function footprint({ compass, unit }: Plan, { inner, outer, from, to }: Sector): Sector {
  const aside = compass.degrees(6 * unit, inner);
  return { inner: inner + 7 * unit, outer: outer - 16 * unit, from: from + aside, to: to - aside };
}

/** How high the outer wall still stands from one end to the other; nothing is left of it below a third. */
const heights = [1, 0.9, 0.7, 0.4, 0, 0.5, 0.8, 0.6, 0, 0, 0.4, 0, 0.6, 0.9, 0.7, 0.5, 0, 0.4, 0.8, 1];

function foundation(plan: Plan, site: Sector, roll: Chance): string {
  const { compass, unit } = plan;
  const { inner, outer, from, to } = site;
  const footing = compass.arc(outer, from, to) + compass.ray(from, inner, outer) + compass.ray(to, inner, outer);
  return [
    path(compass.sector(inner, outer, from, to), { fill: paint('yard'), opacity: 0.6 }),
    path(footing, { ...drawn(paint('slab-below'), 10 * unit, 0.3), 'stroke-linecap': 'butt' }),
    flagstones(plan, site, roll),
    growth(plan, site, roll),
    blocks(plan, site, roll),
    rubble(plan, site, roll),
  ].join('');
}

/** Stone by stone what stands of the walls. */
function blocks({ compass, unit }: Plan, { inner, outer, from, to }: Sector, roll: Chance): string {
  const long = (to - from) / heights.length;
  const along = heights.flatMap((height, index) => {
    if (height < 1 / 3) return [];
    const [start, thick] = [from + index * long, (3 + 2.6 * height) * unit];
    return [compass.slab(outer - thick, outer + thick, start + 0.1, start + long - 0.1, 2 * unit)];
  });
  const side = compass.degrees(4.5 * unit, outer);
  const across = [from, to].flatMap((angle) =>
    [outer - 18 * unit, outer - 31 * unit]
      .filter((radius) => radius > inner && roll() < 0.8)
      .map((radius) => compass.slab(radius, radius + 11 * unit, angle - side, angle + side, 2 * unit)),
  );
  const all = [...along, ...across];
  const even = all.filter((_, index) => index % 2 === 0).join('');
  const odd = all.filter((_, index) => index % 2 > 0).join('');
  return [
    path(even + odd, { fill: paint('shade'), opacity: 0.4, transform: svg`translate(${3 * unit} ${5 * unit})` }),
    path(even, { fill: paint('stone-lit'), ...inked(1.6 * unit) }),
    path(odd, { fill: paint('stone'), ...inked(1.6 * unit) }),
  ].join('');
}

function flagstones({ compass, unit }: Plan, { inner, outer, from, to }: Sector, roll: Chance): string {
  let stones = '';
  for (let count = 0; count < 26; ++count) {
    const angle = between(roll, from + 1, to - 2);
    stones += compass.arc(between(roll, inner + 6 * unit, outer - 8 * unit), angle, angle + 1.2);
  }
  return path(stones, drawn(paint('stone-carved'), 1.1 * unit, 0.4));
}

function growth({ compass, unit }: Plan, { inner, outer, from, to }: Sector, roll: Chance): string {
  const patches = Array.from({ length: 16 }, () => {
    const { x, y } = compass.at(between(roll, inner, outer + 4 * unit), between(roll, from, to));
    return blob([x, y], [between(roll, 5, 12) * unit, between(roll, 3, 7) * unit], 7, 0.3, roll);
  });
  return (
    path(patches.slice(0, 9).join(''), { fill: paint('moss-lit'), opacity: 0.75 }) +
    path(patches.slice(9).join(''), { fill: paint('moss-deep'), opacity: 0.7 })
  );
}

/** Stones that have fallen from the wall. */
function rubble({ compass, unit }: Plan, { outer, from, to }: Sector, roll: Chance): string {
  return Array.from({ length: 15 }, () => {
    const { x, y } = compass.at(outer + astray(roll, 15) * unit, between(roll, from, to));
    const size = between(roll, 2.4, 5.4);
    return group(
      { transform: svg`translate(${x} ${y}) scale(${size * unit})` },
      ellipse(0.4, 0.4, 1.1, 0.8, { fill: paint('shade'), opacity: 0.4 }),
      path('M-1 .4L-.7 -.5L.1 -.8L.9 -.4L1 .4L.2 .8Z', { fill: paint('stone'), ...inked(0.3) }),
      path('M-.8 .2L-.5 -.4L.1 -.6L0 .2Z', { fill: paint('stone-glint') }),
    );
  }).join('');
}

export function ruinedTowers(plan: Plan): Standing[] {
  const { compass, unit } = plan;
  return plan.ruins.flatMap((site) => {
    const { inner, outer, from, to } = footprint(plan, site);
    const stand = (radius: number, angle: number, draw: (x: number, y: number) => string): Standing => {
      const { x, y } = compass.at(radius, angle);
      const foot = y + 9 * unit;
      return { x, y: foot, markup: draw(x, foot) };
    };
    const stump = (kind: Tower, size: number) => (x: number, y: number) =>
      tower(kind, x, y, size * unit, 'home home-none');
    const bush = (x: number, y: number) => placed('bush', x, y, 1.1 * unit);
    return [
      stand(outer, from, stump('stump', 1)),
      stand(outer, to, stump('stump', 0.9)),
      stand(inner + 22 * unit, from + 0.3 * (to - from), bush),
      stand(outer - 8 * unit, from + 0.69 * (to - from), bush),
    ];
  });
}
