import { drawn, ellipse, group, paint, path, svg } from '../common/paint/svg';
import type { Plan } from './plan';

/** Arms of the cross, in radii of the isle: beside it there is room for who stands on the Grailnah. */
const crossReach = 0.34;
/** Where candles stand: clear of who stands on the left and on the right. */
const candles = [40, 72, 108, 140, 220, 252, 288, 320];

/** The stepped isle in the middle of the water, candles on it, and the cross of light. */
export function isle(plan: Plan): string {
  const { compass, grail, unit } = plan;
  const { x, y } = compass.middle;
  const disc = (radius: number, fill: string): string => ellipse(x, y, radius, radius, { fill });
  const step = (share: number, fill: string): string =>
    ellipse(x + 2.4 * unit, y + 3.4 * unit, share * grail, share * grail, { fill: paint('shade'), opacity: 0.32 }) +
    ellipse(x, y, share * grail, share * grail, {
      fill: paint(fill),
      stroke: paint('line'),
      'stroke-width': 1.2 * unit,
    });
  const rim = (share: number, stroke: string, width: number): string =>
    ellipse(x, y, share * grail, share * grail, drawn(paint(stroke), width * unit));
  return [
    disc(grail * 2, 'url(#glow)'),
    step(0.98, 'isle-low'),
    joints(plan, 0.885, 0.975, 28),
    step(0.88, 'isle'),
    joints(plan, 0.64, 0.87, 14),
    disc(grail * 0.97, 'url(#warmth)'),
    path(
      compass.arc(grail * 0.955, 185, 285) + compass.arc(grail * 0.855, 190, 280),
      drawn(paint('isle-edge'), 1.8 * unit, 0.85),
    ),
    step(0.63, 'isle-top'),
    rim(0.585, 'gilt-deep', 2.2),
    rim(0.585, 'gilt', 1),
    group({ class: 'shine' }, disc(grail * 0.56, 'url(#shine)')),
    cross(plan),
    ...flames(plan),
  ].join('');
}

function joints({ compass, grail, unit }: Plan, from: number, to: number, count: number): string {
  const lines = Array.from({ length: count }, (_, index) =>
    compass.ray((index * 360) / count + 7, from * grail, to * grail),
  );
  return path(lines.join(''), { stroke: paint('line'), 'stroke-width': unit, opacity: 0.45 });
}

/** From the back to the front, so that nearer flames cover farther ones. */
function flames({ compass, grail, unit }: Plan): string[] {
  return candles
    .map((angle) => compass.at(grail * 0.78, angle))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => candle(x, y, 1.35 * unit));
}

function candle(x: number, y: number, scale: number): string {
  return group(
    { transform: svg`translate(${x} ${y}) scale(${scale})` },
    ellipse(0, -5, 12, 12, { fill: 'url(#shine)', opacity: 0.85 }),
    path('M-2 4v-7h4v7q-2 1.6 -4 0z', { fill: paint('wax'), stroke: paint('line'), 'stroke-width': 0.9 }),
    path('M0 -3c-3 -3 -1 -5 0 -8c1 3 3 5 0 8z', {
      fill: paint('flame'),
      stroke: paint('flame-deep'),
      'stroke-width': 0.7,
    }),
  );
}

const crossOutline =
  'M-5 -6C-8 -16 -10 -24 -14 -33C-5 -30 5 -30 14 -33C10 -24 8 -16 5 -6L6 -5C16 -8 24 -10 33 -14C30 -5 30 5 33 14' +
  'C24 10 16 8 6 5L5 6C8 16 10 24 14 33C5 30 -5 30 -14 33C-10 24 -8 16 -5 6L-6 5C-16 8 -24 10 -33 14' +
  'C-30 5 -30 -5 -33 -14C-24 -10 -16 -8 -6 -5Z';

/** A golden cross pattée with a line of ink around a line of light. */
function cross({ compass, grail }: Plan): string {
  const { x, y } = compass.middle;
  const line = (stroke: string, width: number) => ({
    stroke: paint(stroke),
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
  return group(
    { class: 'grail', transform: svg`translate(${x} ${y}) scale(${(grail * crossReach) / 33})` },
    path(crossOutline, { fill: 'none', ...line('gilt-ink', 5.6) }),
    path(crossOutline, { fill: 'url(#gilt)', ...line('gilt-light', 1.6) }),
    ellipse(0, 0, 8, 8, { fill: paint('gilt-light'), ...line('gilt-deep', 1.6) }),
    ellipse(0, 0, 3.4, 3.4, { fill: paint('gilt-deep') }),
  );
}
