import { drawn, inked, paint, path, svg, symbol } from './svg';

/* Rocks stand with the middle of their foot in the origin; they are about 52 wide and 40 high. */

interface Peak {
  x: number;
  y: number;
  left: number;
  right: number;
  foot: number;
}

interface Pebble {
  x: number;
  y: number;
  size: number;
}

/** A body, a lit left face, a bright facet at its top, a dark right face, three hatches. */
function crag({ x, y, left, right, foot }: Peak): string {
  const width = right - left;
  /** So far across from the summit, in widths. */
  const across = (share: number): number => x + width * share;
  /** So far down from the summit, in heights. */
  const down = (share: number): number => y + (foot - y) * share;
  const body =
    svg`M${left} ${foot}L${left + width * 0.1} ${down(0.58)}L${across(-0.17)} ${down(0.2)}L${x} ${y}` +
    svg`L${across(0.16)} ${down(0.1)}L${right - width * 0.12} ${down(0.5)}L${right} ${foot}` +
    svg`C${right - width * 0.2} ${foot + 4} ${left + width * 0.2} ${foot + 4} ${left} ${foot}Z`;
  const lit =
    svg`M${left + 1.5} ${foot - 0.5}L${left + width * 0.12} ${down(0.6)}L${across(-0.15)} ${down(0.22)}L${x} ${y + 1.4}` +
    svg`L${across(-0.02)} ${down(0.45)}L${across(-0.16)} ${down(0.66)}L${across(-0.13)} ${foot + 2}` +
    svg`C${left + width * 0.25} ${foot + 2.6} ${left + width * 0.1} ${foot + 1} ${left + 1.5} ${foot - 0.5}Z`;
  const facet =
    svg`M${left + width * 0.13} ${down(0.6)}L${across(-0.15)} ${down(0.22)}L${x} ${y + 1.4}` +
    svg`L${across(-0.05)} ${down(0.34)}L${across(-0.22)} ${down(0.5)}Z`;
  const shaded =
    svg`M${across(0.1)} ${down(0.3)}L${right - width * 0.13} ${down(0.52)}L${right - 1} ${foot}` +
    svg`C${right - width * 0.15} ${foot + 3} ${across(0.2)} ${foot + 3} ${across(0.12)} ${foot + 2.4}L${across(0.16)} ${down(0.62)}Z`;
  const height = foot - y;
  const hatches =
    svg`M${across(0.2)} ${down(0.56)}l${width * 0.08} ${height * 0.24}` +
    svg`M${across(0.27)} ${down(0.62)}l${width * 0.06} ${height * 0.2}` +
    svg`M${across(0.02)} ${down(0.4)}l${width * 0.03} ${height * 0.2}`;
  return (
    path(body, { fill: paint('rock'), ...inked(1.6) }) +
    path(lit, { fill: paint('rock-lit') }) +
    path(facet, { fill: paint('rock-glint') }) +
    path(shaded, { fill: paint('rock-deep') }) +
    path(hatches, drawn(paint('line'), 1, 0.7))
  );
}

function pebble({ x, y, size }: Pebble): string {
  const high = size * 1.3;
  const outline =
    svg`M${x - size} ${y}q0 ${-high} ${size} ${-high}q${size} 0 ${size * 1.1} ${high}` +
    svg`q${-size} ${size * 0.5} ${-size * 2.1} 0Z`;
  return path(outline, { fill: paint('rock-lit'), ...inked(1.1) });
}

const peak = (x: number, y: number, left: number, right: number, foot: number): Peak => ({ x, y, left, right, foot });
const stone = (x: number, y: number, size: number): Pebble => ({ x, y, size });

interface Rock {
  /** From behind to the front. */
  peaks: readonly Peak[];
  pebbles: readonly Pebble[];
}

const kinds: readonly Rock[] = [
  { peaks: [peak(4, -40, -16, 22, 0), peak(-13, -24, -26, 2, 3), peak(16, -18, 6, 27, 4)], pebbles: [stone(-4, 6, 4)] },
  {
    peaks: [peak(-8, -36, -25, 10, 0), peak(11, -30, -4, 26, 2), peak(-2, -13, -14, 12, 6)],
    pebbles: [stone(20, 6, 3.4)],
  },
  {
    peaks: [peak(0, -32, -21, 20, 1), peak(-17, -18, -27, -4, 3), peak(14, -24, 2, 27, 3)],
    pebbles: [stone(-6, 7, 3.6), stone(4, 6.6, 2.6)],
  },
  {
    peaks: [peak(12, -37, -4, 26, 0), peak(-8, -29, -26, 9, 2)],
    pebbles: [stone(-12, 7, 3.4), stone(9, 6, 4.2)],
  },
];

export const rocks = kinds.length;

/** The rocks as symbols: `rock-0` and so on. */
export function rockSymbols(): string {
  const shadow = path('M-24 0C-22 9 14 12 32 6C36 2 30 -4 22 -6Z', { fill: paint('shade'), opacity: 0.36 });
  return kinds
    .map(({ peaks, pebbles }, index) => symbol(`rock-${index}`, shadow, ...peaks.map(crag), ...pebbles.map(pebble)))
    .join('');
}
