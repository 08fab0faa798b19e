import { astray, between, chance, oneOf, seedOf } from '../common/paint/chance';
import { drawn, ellipse, group, paint, path, svg } from '../common/paint/svg';
import { mossPatch } from './meadow';
import { bankWidth, type Plan, type Square } from './plan';

const tints = ['1', '2', '3', '4', '5'] as const;

/** One slab a square; the joint of moss between them is all the grid there is. */
export function paving(plan: Plan): string {
  const outside = plan.squares.filter(({ features }) => !features.includes('inside'));
  const { unit } = plan;
  const slabs = outside.map((square) => slabOf(plan, square));
  const edges = slabs.map(({ edge }) => edge).join('');
  const wear = slabs.map(({ wear }) => wear).join('');
  const outlines = tints.map((tint) =>
    path(slabs.flatMap((slab) => (slab.tint === tint ? [slab.outline] : [])).join(''), { id: `slab${tint}` }),
  );
  const laid = (tint: string, fill: string): string => `<use href="#slab${tint}" fill="${paint(fill)}"/>`;
  return [
    `<defs>${outlines.join('')}</defs>`,
    group({ transform: svg`translate(${1.9 * unit} ${2.8 * unit})` }, ...tints.map((tint) => laid(tint, 'slab-below'))),
    ...tints.map((tint) => laid(tint, `slab${tint}`)),
    path(edges, {
      ...drawn(paint('slab-edge'), 1.5 * unit, 0.8),
      transform: svg`translate(${-0.7 * unit} ${-0.9 * unit})`,
    }),
    path(wear, drawn(paint('slab-wear'), 1.5 * unit)),
    moss(plan, outside),
  ].join('');
}

export function stairwells(plan: Plan): string {
  const wells = plan.squares.filter(({ features }) => features.includes('stairs'));
  return wells.map((square) => stairs(plan, square)).join('');
}

interface Slab {
  outline: string;
  edge: string;
  wear: string;
  tint: (typeof tints)[number];
}

function slabOf(plan: Plan, square: Square): Slab {
  const { compass, unit, circle } = plan;
  const roll = chance(seedOf(square.id));
  const bank = square.inner < circle + 1 ? bankWidth * unit : 0;
  const [inner, outer] = [square.inner + bank, square.outer];
  const inset = (by: number, corner: number): string => {
    const aside = compass.degrees(by, (inner + outer) / 2);
    return compass.slab(inner + by, outer - by, square.from + aside, square.to - aside, corner);
  };
  return {
    outline: inset(2.2 * unit, 7 * unit),
    edge: inset(4.4 * unit, 6 * unit),
    wear: wornMarks(plan, square, inner, roll),
    tint: oneOf(roll, tints),
  };
}

/** Cracks and pits, a few on each slab. */
function wornMarks({ compass, unit }: Plan, { outer, from, to }: Square, inner: number, roll: () => number): string {
  return Array.from({ length: 3 }, () => {
    const angle = (from + to) / 2 + astray(roll, (to - from) * 0.36);
    const { x, y } = compass.at(between(roll, inner + 9 * unit, outer - 9 * unit), angle);
    if (roll() < 0.5) return svg`M${x} ${y}h.1`;
    return svg`M${x} ${y}l${between(roll, 4, 9) * unit} ${astray(roll, 2) * unit}l${3 * unit} ${3 * unit}`;
  }).join('');
}

function moss({ compass, unit, circle }: Plan, squares: readonly Square[]): string {
  const roll = chance(71);
  const patches = { deep: '', lit: '' };
  for (const { inner, outer, from } of squares) {
    for (const radius of [inner, outer]) {
      if (radius < circle + 1 || roll() < 0.45) continue;
      const { x, y } = compass.at(radius, from + astray(roll, 1.4));
      patches[roll() < 0.5 ? 'deep' : 'lit'] += mossPatch(x, y, unit, roll);
    }
  }
  return path(patches.deep, { fill: paint('moss-deep') }) + path(patches.lit, { fill: paint('moss-lit') });
}

const steps = 9;

/** A well with a rim of stone, and steps that lead down into the dark. */
function stairs({ compass, unit, circle }: Plan, { inner, outer, from, to }: Square): string {
  const bank = inner < circle + 1 ? bankWidth * unit : 0;
  const { x, y } = compass.at((inner + bank + outer) / 2, (from + to) / 2);
  const wedge = (a: number, b: number, reach: number): string => {
    const [start, end] = [polar(reach, a), polar(reach, b)];
    return svg`M0 0L${start} A${reach} ${reach} 0 0 1 ${end}Z`;
  };
  const treads = Array.from({ length: steps }, (_, index) => {
    const angle = -150 + index * (360 / (steps + 1));
    return path(wedge(angle, angle + 360 / (steps + 1), 19.5), {
      fill: paint(`step${index}`),
      stroke: paint('line'),
      'stroke-width': 0.9,
    });
  });
  const joints = Array.from({ length: 12 }, (_, index) => `M${polar(20, index * 30)}L${polar(25, index * 30)}`).join(
    '',
  );
  return group(
    { class: 'stairs', transform: svg`translate(${x} ${y}) scale(${unit * 0.98})` },
    ellipse(2.5, 3.5, 26, 26, { fill: paint('shade'), opacity: 0.4 }),
    ellipse(0, 0, 25, 25, { fill: paint('stone'), stroke: paint('line'), 'stroke-width': 1.8 }),
    path('M-22 -8A24 24 0 0 1 6 -23', drawn(paint('stone-glint'), 2.4)),
    path(joints, { stroke: paint('line'), 'stroke-width': 1.1 }),
    ...treads,
    path(wedge(174, 210, 19.5), { fill: paint('pit') }),
    ellipse(0, 0, 4.4, 4.4, { fill: paint('stone-lit'), stroke: paint('line'), 'stroke-width': 1.3 }),
  );
}

function polar(radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return svg`${radius * Math.cos(turn)} ${radius * Math.sin(turn)}`;
}
