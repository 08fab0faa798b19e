import { attributes, group, path, svg, type SvgAttributes } from '../common/paint/svg';
import { colour } from './country';
import type { Field } from './field';

/** Below this, in sides of a square, there is only a line around the map. */
const roomForFrame = 0.45;

/** The rim of a map: a neat line, a bar of a square's length for every other square, an outer line, stars in the corners. */
export function frame(field: Field): string {
  const [left, top] = field.box;
  const margin = Math.min(left - field.whole[0], top - field.whole[1]);
  const [x, y, width, height] = field.whole;
  const sheet = svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour('page')}"/>`;
  if (margin < field.side * roomForFrame) return sheet;
  const { unit } = field;
  return (
    sheet +
    [4, 9].map((away) => ring(field, away * unit, 0.9 * unit)).join('') +
    path(bars(field), { fill: colour('rim') }) +
    ring(field, margin - 5 * unit, unit) +
    ring(field, margin - 2 * unit, 2.2 * unit) +
    stars(field, margin / 2)
  );
}

/** The line at which the painted land ends. */
export function neatLine(field: Field): string {
  return ring(field, 1.2 * field.unit, 2.4 * field.unit);
}

function ring({ box: [x, y, width, height] }: Field, away: number, line: number): string {
  const look: SvgAttributes = { fill: 'none', stroke: colour('rim'), 'stroke-width': line };
  return svg`<rect x="${x - away}" y="${y - away}" width="${width + 2 * away}" height="${height + 2 * away}"${attributes(look)}/>`;
}

function bars({ box: [left, top, width, height], side, unit }: Field): string {
  const [near, thick] = [4 * unit, 5 * unit];
  let outline = '';
  for (let x = left; x < left + width - 1; x += 2 * side) {
    for (const y of [top - near - thick, top + height + near]) outline += svg`M${x} ${y}h${side}v${thick}h${-side}z`;
  }
  for (let y = top; y < top + height - 1; y += 2 * side) {
    for (const x of [left - near - thick, left + width + near]) outline += svg`M${x} ${y}h${thick}v${side}h${-thick}z`;
  }
  return outline;
}

function stars({ box: [left, top, width, height], unit }: Field, away: number): string {
  const [right, bottom] = [left + width, top + height];
  const corners = [
    [left - away, top - away],
    [right + away, top - away],
    [right + away, bottom + away],
    [left - away, bottom + away],
  ] as const;
  return corners
    .map(([x, y]) =>
      group(
        { transform: svg`translate(${x} ${y}) scale(${unit})` },
        path('M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z', {
          fill: colour('star'),
          stroke: colour('rim'),
          'stroke-width': 1,
        }),
        `<circle r="2.6" fill="${colour('gilt')}"/>`,
      ),
    )
    .join('');
}
