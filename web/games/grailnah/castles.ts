import { chance } from '../common/paint/chance';
import { drawn, group, paint, path, svg } from '../common/paint/svg';
import { apart, type Castle, type Gate, type Plan, type Sector } from './plan';
import type { Standing } from './standing';
import { tower, type Tower } from './towers';

/** Where the walls of a castle run: a little inside its cell. */
export interface Walls extends Sector {
  castle: Castle;
}

export const homeOf = ({ seat }: Castle): string => `home ${seat < 0 ? 'home-none' : `home-${seat}`}`;

export function wallsOf({ unit, compass }: Plan, castle: Castle): Walls {
  const aside = compass.degrees(6 * unit, castle.inner);
  return {
    castle,
    inner: castle.inner + 4 * unit,
    outer: castle.outer - 16 * unit,
    from: castle.from + aside,
    to: castle.to - aside,
  };
}

/** Walls in plan; towers stand on them upright, so that a castle looks right on every side. */
export function castles(plan: Plan): string {
  return plan.castles
    .map((castle) => {
      const walls = wallsOf(plan, castle);
      return group(
        { class: homeOf(castle) },
        yard(plan, walls),
        outerWall(plan, walls),
        ...[walls.from, walls.to].map((angle) => sideWall(plan, walls, angle)),
        frontWall(plan, walls),
      );
    })
    .join('');
}

function yard({ compass, unit }: Plan, { inner, outer, from, to }: Walls): string {
  const floor = compass.sector(inner, outer, from, to);
  const roll = chance(Math.round(outer));
  let cobbles = '';
  for (let radius = inner + 13 * unit, row = 0; radius < outer - 8 * unit; radius += 11 * unit, ++row) {
    for (let angle = from + 1.5 + (row % 2); angle < to - 2; angle += 2.4) {
      if (roll() < 0.75) cobbles += compass.arc(radius, angle, angle + 1.3);
    }
  }
  return [
    path(compass.sector(inner - 4 * unit, outer + 6 * unit, from - 0.5, to + 0.5), {
      fill: paint('shade'),
      opacity: 0.38,
      transform: svg`translate(${5 * unit} ${8 * unit})`,
    }),
    path(floor, { fill: paint('yard') }),
    path(floor, { fill: paint('roof'), opacity: 0.34 }),
    path(cobbles, drawn(paint('stone-carved'), 1.1 * unit, 0.32)),
    path(compass.arc(outer - 9 * unit, from, to), {
      ...drawn(paint('shade'), 8 * unit, 0.2),
      'stroke-linecap': 'butt',
    }),
  ].join('');
}

function wall(d: string, width: number, unit: number): string {
  const look = (stroke: string, wide: number) => ({ fill: 'none', stroke: paint(stroke), 'stroke-width': wide * unit });
  return path(d, look('line', width + 3)) + path(d, look('stone', width));
}

/** Pale teeth along a wall. */
function merlons(d: string, width: number, unit: number): string {
  const look = (stroke: string, wide: number) => ({ fill: 'none', stroke: paint(stroke), 'stroke-width': wide * unit });
  return path(d, look('line', width + 2.4)) + path(d, look('stone-glint', width));
}

/** Short arcs from one angle to another, a tooth and a gap. */
function teeth({ compass, unit }: Plan, radius: number, from: number, to: number): string {
  const tooth = compass.degrees(8.6 * unit, radius);
  const count = Math.floor((to - from) / (2 * tooth));
  const gap = (to - from - count * tooth) / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => {
    const start = from + gap / 2 + index * (tooth + gap);
    return compass.arc(radius, start, start + tooth);
  }).join('');
}

function outerWall(plan: Plan, { outer, from, to }: Walls): string {
  const { compass, unit } = plan;
  return (
    wall(compass.arc(outer, from - 0.6, to + 0.6), 10, unit) + merlons(teeth(plan, outer + unit, from, to), 6.4, unit)
  );
}

function sideWall(plan: Plan, { castle, inner, outer }: Walls, angle: number): string {
  const { compass, unit } = plan;
  const gate = castle.gates.find((each) => Math.abs(apart(each.angle, angle)) < 5);
  if (!gate) return wall(compass.ray(angle, inner - 3 * unit, outer), 9, unit);
  const open = { from: gate.inner - 2 * unit, to: gate.outer + 2 * unit };
  const battlement = [13, 25].map((down) => compass.ray(angle, outer - (down + 3) * unit, outer - (down - 3) * unit));
  return [
    wall(compass.ray(angle, inner - 3 * unit, open.from) + compass.ray(angle, open.to, outer), 9, unit),
    merlons(battlement.join(''), 6, unit),
    sideBridge(plan, gate, angle),
  ].join('');
}

/** A narrow drawbridge, its planks across the way. */
function sideBridge({ compass, unit }: Plan, gate: Gate, angle: number): string {
  const middle = (gate.inner + gate.outer) / 2;
  const isFirst = apart(gate.angle, angle) > 0;
  const [long, short] = [compass.degrees(17 * unit, middle), compass.degrees(7 * unit, middle)];
  const [from, to] = isFirst ? [angle - long, angle + short] : [angle - short, angle + long];
  const deck = compass.sector(gate.inner, gate.outer, from, to);
  const count = 5;
  const planks = Array.from({ length: count }, (_, index) =>
    compass.ray(from + ((index + 0.5) * (to - from)) / count, gate.inner, gate.outer),
  );
  return drawbridge(
    deck,
    planks.join(''),
    compass.arc(gate.inner + 3 * unit, from, to) + compass.arc(gate.outer - 3 * unit, from, to),
    unit,
  );
}

/** Shadow, deck, the gaps between planks, and two beams that hold them. */
function drawbridge(deck: string, gaps: string, beams: string, unit: number): string {
  const look = (width: number) => ({ fill: 'none', stroke: paint('beam-wood'), 'stroke-width': width * unit });
  return [
    path(deck, { fill: paint('shade'), opacity: 0.4, transform: svg`translate(${2 * unit} ${3 * unit})` }),
    path(deck, { class: 'bridge', fill: paint('plank'), stroke: paint('line'), 'stroke-width': 1.8 * unit }),
    path(gaps, look(1)),
    path(beams, look(1.8)),
  ].join('');
}

/** The Royal gate opens onto both squares in front. */
function frontWall(plan: Plan, { castle, inner, from, to }: Walls): string {
  const { compass, unit } = plan;
  const { royal } = castle;
  if (!royal) return wall(compass.arc(inner, from, to), 9, unit);
  const post = compass.degrees(2 * unit, inner);
  const deck = compass.sector(inner - 14 * unit, inner + 9 * unit, royal.from + post, royal.to - post);
  const count = 14;
  const planks = Array.from({ length: count }, (_, index) => {
    const angle = royal.from + post + ((index + 0.5) * (royal.to - royal.from - 2 * post)) / count;
    return compass.ray(angle, inner - 14 * unit, inner + 9 * unit);
  });
  const beam = (radius: number): string => compass.arc(radius, royal.from + post, royal.to - post);
  return [
    wall(compass.arc(inner, from - 0.6, royal.from - 0.3) + compass.arc(inner, royal.to + 0.3, to + 0.6), 9, unit),
    merlons(teeth(plan, inner, from, royal.from - 1) + teeth(plan, inner, royal.to + 1, to), 6, unit),
    drawbridge(deck, planks.join(''), beam(inner - 10 * unit) + beam(inner + 5 * unit), unit),
  ].join('');
}

/** How large the towers at the corners of a castle are, and how far below the line of its walls they have their feet. */
export const cornerTowers = { inner: 0.62, outer: 0.84 };
export const towerFoot = 9;

/** At every corner a tower, and a small one at each side of the Royal gate. */
export function castleTowers(plan: Plan): Standing[] {
  return plan.castles.flatMap((castle) => {
    const { inner, outer, from, to } = wallsOf(plan, castle);
    const { compass, unit, whole } = plan;
    const at = (radius: number, angle: number, size: number, kind: Tower): Standing => {
      const { x, y } = compass.at(radius, angle);
      const foot = y + towerFoot * unit;
      const hasRoom = foot - 88 * size * unit > whole[1];
      const shown = kind === 'flagged' && (castle.seat < 0 || !hasRoom) ? 'tower' : kind;
      return { x, y: foot, markup: tower(shown, x, foot, size * unit, homeOf(castle)) };
    };
    const posts = castle.royal ? [castle.royal.from - 1.2, castle.royal.to + 1.2] : [];
    const isHigher = compass.at(outer, from).y < compass.at(outer, to).y + unit;
    return [
      at(outer, from, cornerTowers.outer, isHigher ? 'flagged' : 'tower'),
      at(outer, to, cornerTowers.outer, isHigher ? 'tower' : 'flagged'),
      at(inner, from, cornerTowers.inner, 'tower'),
      at(inner, to, cornerTowers.inner, 'tower'),
      ...posts.map((angle) => at(inner, angle, 0.5, 'tower')),
    ];
  });
}
