import { smooth, type XY } from '../common/paint/outlines';
import { drawn, group, path, svg } from '../common/paint/svg';
import { colour, type Forest } from './forest';

/** A gilt moulding between two dark lines, and a thin gilt line around it; as much as the sheet has room for. */
const mouldings = [
  ['gilt', 31],
  ['gap', 27.5],
  ['rim', 21],
  ['gilt', 17.5],
  ['gilt-lit', 13],
  ['rim', 9],
] as const;

export function rim({ edge, unit }: Forest): string {
  return mouldings
    .map(([name, width]) =>
      path(edge, { fill: 'none', stroke: colour(name), 'stroke-width': width * unit, 'stroke-linejoin': 'round' }),
    )
    .join('');
}

const arms = 3;

function spiral(): string {
  const points = Array.from({ length: 27 }, (_, index): XY => {
    const angle = Math.PI + (index / 26) * Math.PI * 3.1;
    const reach = 15 * (1 - index / 30);
    return [15.5 + Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return smooth(points, false);
}

const medallion = 37;

/** A triskele in each corner that the board leaves free. */
export function triskeles({ whole: [left, top, width, height], unit }: Forest): string {
  const away = 66 * unit;
  const sign = Array.from({ length: arms }, (_, arm) =>
    path(spiral(), { transform: `rotate(${arm * 120})`, ...drawn(colour('sign'), 2.2) }),
  ).join('');
  const rings =
    `<circle r="${medallion}" fill="none" stroke="${colour('gilt')}" stroke-width="2.4"/>` +
    `<circle r="${medallion + 4}" fill="none" stroke="${colour('sign')}" stroke-width="0.8"/>`;
  return [left + away, left + width - away]
    .flatMap((x) => [top + away, top + height - away].map((y) => ({ x, y })))
    .map(({ x, y }) => group({ transform: svg`translate(${x} ${y}) scale(${1.3 * unit})` }, rings, sign))
    .join('');
}
