import { drawn, group, paint, path, svg } from '../common/paint/svg';
import type { Plan } from './plan';

/** What divides the squares, for high contrast alone: on the ground, so that stones, stairs and castles stand before it. */
export function lines({ compass, squares, borders, rim, circle, unit }: Plan): string {
  const radii = new Set(squares.flatMap(({ inner, outer }) => [Math.round(inner), Math.round(outer)]));
  const centre = Math.min(...radii);
  const rays = borders.map((angle) => compass.ray(angle, centre, rim)).join('');
  const rings = [...radii].map((radius) => around(compass.middle, radius)).join('');
  return group(
    { class: 'lines' },
    path(rays + rings, drawn(paint('ray'), 1.7 * unit)),
    path(around(compass.middle, circle), drawn(paint('magic-circle'), 5 * unit)),
  );
}

function around({ x, y }: { x: number; y: number }, radius: number): string {
  return svg`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}
