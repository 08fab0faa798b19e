import { astray, between, chance } from '../common/paint/chance';
import { blob } from '../common/paint/outlines';
import { drawn, ellipse, paint, path } from '../common/paint/svg';
import type { Plan, Sector } from './plan';
import type { Standing } from './standing';
import { tower } from './towers';

/** Where a castle could stand: broken walls behind the squares, overgrown. */
export function ruins(plan: Plan): string {
  return plan.ruins.map((site, index) => foundation(plan, site, index)).join('');
}

const gaps: readonly (readonly [number, number])[] = [
  [0.02, 0.26],
  [0.34, 0.5],
  [0.6, 0.66],
  [0.76, 0.97],
];

function foundation({ compass, unit }: Plan, site: Sector, index: number): string {
  const roll = chance(83 + index);
  const outer = site.outer - 16 * unit;
  const inner = site.inner + 8 * unit;
  const [from, to] = [site.from + 1, site.to - 1];
  const wide = to - from;
  const wall = gaps.map(([start, end]) => compass.arc(outer, from + start * wide, from + end * wide)).join('');
  const sides = compass.ray(from, outer - 22 * unit, outer) + compass.ray(to, outer - 14 * unit, outer);
  const look = (stroke: string, width: number) => ({
    fill: 'none',
    stroke: paint(stroke),
    'stroke-width': width * unit,
  });
  let grown = '';
  let rubble = '';
  for (let count = 0; count < 12; ++count) {
    const { x, y } = compass.at(between(roll, inner, outer + 8 * unit), between(roll, from, to));
    grown += blob([x, y], [between(roll, 5, 13) * unit, between(roll, 3, 7) * unit], 7, 0.3, roll);
  }
  for (let count = 0; count < 12; ++count) {
    const { x, y } = compass.at(outer + astray(roll, 14) * unit, between(roll, from, to));
    rubble += ellipse(x, y, between(roll, 2, 5) * unit, between(roll, 1.6, 3.4) * unit, {
      fill: paint('stone-lit'),
      stroke: paint('line'),
      'stroke-width': 0.8 * unit,
    });
  }
  return [
    path(compass.sector(inner - 2 * unit, outer, from, to), { fill: paint('yard'), opacity: 0.45 }),
    path(grown, { fill: paint('turf'), opacity: 0.7 }),
    path(wall + sides, { ...look('shade', 9), opacity: 0.3, transform: 'translate(4 6)' }),
    path(wall + sides, look('line', 10)),
    path(wall + sides, look('stone', 7)),
    path(wall, { ...drawn(paint('stone-lit'), 2.4 * unit, 0.8), 'stroke-dasharray': `${5 * unit} ${4 * unit}` }),
    rubble,
  ].join('');
}

export function ruinedTowers({ compass, unit, ruins: sites }: Plan, id: string): Standing[] {
  return sites.flatMap(({ outer, from, to }) =>
    [from + 1, to - 1].map((angle) => {
      const { x, y } = compass.at(outer - 16 * unit, angle);
      const foot = y + 8 * unit;
      return { x, y: foot, markup: tower(id, 'stump', x, foot, 0.84 * unit, 'home home-none') };
    }),
  );
}
