import { astray, between, chance } from '../common/paint/chance';
import { drawn, ellipse, group, paint, path, svg } from '../common/paint/svg';
import { bankWidth, type Plan } from './plan';

/** The bank, and still water that is lit from its middle. */
export function water(plan: Plan): string {
  const { compass, unit, circle } = plan;
  const { x, y } = compass.middle;
  const disc = (radius: number, fill: string): string => ellipse(x, y, radius, radius, { fill });
  const edge = shore(plan);
  return [
    disc(circle + bankWidth * unit, paint('bank-deep')),
    disc(circle + (bankWidth - 4) * unit, paint('bank')),
    disc(edge + 1.6 * unit, paint('line')),
    disc(edge, 'url(#water)'),
    path(compass.arc(edge - 5 * unit, 194, 284), drawn(paint('shade'), 10 * unit, 0.26)),
    rays(plan),
    ripples(plan),
    pebbles(plan),
    ...lilies(plan),
  ].join('');
}

/** Where water begins. */
export function shore({ circle, unit }: Plan): number {
  return circle - bankWidth * unit;
}

/** Spokes are rays, rings are ripples. */
function rays(plan: Plan): string {
  const { compass, grail, borders } = plan;
  const edge = shore(plan);
  const step = 360 / Math.max(borders.length, 1);
  const roll = chance(17);
  const beams = borders.map((border) => {
    const angle = border + step / 2 + astray(roll, 2.5);
    return compass.sector(grail * 0.9, edge * 0.8, angle - step * 0.17, angle + step * 0.17);
  });
  const spokes = borders.map((border) => compass.ray(border, grail, edge));
  return (
    path(beams.join(''), { fill: 'url(#beam)' }) +
    path(spokes.join(''), { fill: 'none', stroke: 'url(#ray)', 'stroke-width': 1.7 * plan.unit })
  );
}

function ripples(plan: Plan): string {
  const { compass, unit, grail, squares, circle } = plan;
  const { x, y } = compass.middle;
  const ring = (radius: number, shift: number, stroke: string, width: number): string =>
    ellipse(x + shift, y + 2 * shift, radius, radius, { ...drawn(paint(stroke), width * unit) });
  const radii = [...new Set(squares.map(({ inner }) => Math.round(inner)))];
  const rings = radii.filter((radius) => radius > grail + 1 && radius < circle - 1);
  const roll = chance(23);
  const lines = { pale: '', dark: '' };
  for (let index = 0; index < 54; ++index) {
    const radius = between(roll, grail * 1.2, shore(plan) - 8 * unit);
    const start = roll() * 360;
    const long = compass.degrees(between(roll, 24, 70) * unit, radius);
    lines[index % 3 > 0 ? 'pale' : 'dark'] += compass.arc(radius, start, start + long);
  }
  return [
    ...rings.map((radius) => ring(radius, 0.9 * unit, 'trough-ring', 1.3) + ring(radius, 0, 'crest-ring', 1.7)),
    path(lines.pale, drawn(paint('crest'), 1.2 * unit, 0.3)),
    path(lines.dark, drawn(paint('trough'), 1.7 * unit, 0.22)),
  ].join('');
}

const pebbleColours = ['stone', 'stone-lit', 'stone-deep', 'moss-deep', 'moss-lit'] as const;

/** Dots in three sizes of every colour, each kind in one stroke. */
function pebbles(plan: Plan): string {
  const { compass, unit, circle, borders } = plan;
  const roll = chance(29);
  const kinds = pebbleColours.flatMap((colour) => [4.4, 6.4, 8.6].map((size) => ({ colour, size })));
  return kinds
    .map(({ colour, size }) => {
      const dots = Array.from({ length: Math.ceil(borders.length / 3) }, () => {
        const radius = between(roll, shore(plan) + size, circle + (bankWidth - 4) * unit);
        const { x, y } = compass.at(radius, roll() * 360);
        return svg`M${x} ${y}h${between(roll, 0.1, 3) * unit}`;
      });
      return path(dots.join(''), drawn(paint(colour), size * unit * 0.75));
    })
    .join('');
}

/** On crossings only, never where a figure stands. */
function lilies(plan: Plan): string[] {
  const { compass, unit, borders } = plan;
  const roll = chance(41);
  return borders
    .filter((_, index) => index % 5 === 1 || index % 7 === 3)
    .map((border) => {
      const { x, y } = compass.at(shore(plan) - between(roll, 9, 14) * unit, border + astray(roll, 2));
      return lily(x, y, between(roll, 0.8, 1.2) * unit);
    });
}

function lily(x: number, y: number, scale: number): string {
  const inked = (width: number) => ({ stroke: paint('line'), 'stroke-width': width });
  return group(
    { transform: svg`translate(${x} ${y}) scale(${scale})` },
    ellipse(1, 2, 10, 8, { fill: paint('trough'), opacity: 0.5 }),
    path('M0 0L9.6 -2.4A10 8 0 1 0 8.6 4.2Z', { fill: paint('lily'), ...inked(1.2) }),
    path('M0 0L-7 -3M0 0L-7 3M0 0L0 -6.6M0 0L1 6.6', drawn(paint('lily-lit'), 1.2)),
    path('M-11 9L-5.2 7.4A6.4 5 0 1 0 -6 12Z', { fill: paint('lily-lit'), ...inked(1.1) }),
    path('M-4 -1C-5 -6 -2 -6 -1 -3C-1 -8 3 -8 2 -3C4 -6 6 -5 4 -1C2 1 -2 1 -4 -1Z', {
      fill: paint('lily-flower'),
      ...inked(1),
    }),
  );
}
