import { drawn, ellipse, paint, path, placed, symbol } from '../common/paint/svg';

/** With the foot in the origin, 64 high without the flag. */
const drum = 'M-14 0V-32H14V0C8 5 -8 5 -14 0Z';
const roof = 'M-18 -31C-10 -40 -3 -52 0 -64C3 -52 10 -40 18 -31C8 -26 -8 -26 -18 -31Z';
const flag = 'M0 -79C8 -83 12 -76 22 -79L17 -73L21 -67C12 -66 7 -71 0 -68Z';

const inked = (width: number) => ({ stroke: paint('line'), 'stroke-width': width, 'stroke-linejoin': 'round' });

function walls(): string {
  return [
    ellipse(8, 1, 20, 7, { fill: paint('shade'), opacity: 0.42 }),
    path(drum, { fill: paint('stone'), ...inked(2) }),
    path('M-13 0V-31H-5V3C-8 2.6 -11 1.4 -13 0Z', { fill: paint('stone-glint') }),
    path('M6 -31H13V0C11 1.4 9 2.4 6 3Z', { fill: paint('stone-deep') }),
    path('M-9 -8h6M-3 -14h6M-8 -20h5M1 -6h5M2 -22h6', drawn(paint('stone-carved'), 1.4)),
    path('M-3.4 -12V-19A3.4 3.4 0 0 1 3.4 -19V-12Z', { fill: paint('window'), ...inked(1.4) }),
  ].join('');
}

function covered(): string {
  return [
    path(roof, { fill: paint('roof'), ...inked(2.2) }),
    path('M0 -62C3 -52 10 -40 17 -31.4C12 -29 8 -28.2 4 -27.8C5 -40 3 -52 0 -62Z', { fill: paint('roof-deep') }),
    path('M-13 -32C-8 -40 -4 -48 -2 -55', drawn(paint('roof-lit'), 2.4)),
  ].join('');
}

/** What is left of a tower when nobody lives in it. */
function stump(): string {
  return [
    ellipse(6, 1, 19, 6, { fill: paint('shade'), opacity: 0.38 }),
    path('M-14 0L-14 -13L-9 -10L-6 -17L0 -11L5 -14L9 -8L14 -10L14 0C8 5 -8 5 -14 0Z', {
      fill: paint('stone'),
      ...inked(2),
    }),
    path('M-13 0L-13 -12L-9 -9L-6 -15L-5 3C-8 2.6 -11 1.4 -13 0Z', { fill: paint('stone-lit') }),
    path('M7 -11L9 -7L13 -9V0C11 1.4 9 2.4 6 3Z', { fill: paint('stone-deep') }),
    path('M-15 2C-12 -5 -8 -3 -5 2C-2 -3 3 -3 5 3C8 -2 13 -4 15 2C8 7 -8 7 -15 2Z', {
      fill: paint('moss'),
      ...inked(1.2),
    }),
  ].join('');
}

export type Tower = 'tower' | 'flagged' | 'stump';

export function towerSymbols(): string {
  const pole = path('M0 -62V-80', drawn(paint('line'), 2.2));
  return (
    symbol('tower', walls(), covered()) +
    symbol('flagged', pole, path(flag, { fill: paint('roof'), ...inked(1.8) }), walls(), covered()) +
    symbol('stump', stump())
  );
}

export function tower(kind: Tower, x: number, y: number, scale: number, home: string): string {
  return placed(kind, x, y, scale, home);
}
