import { between, chance } from '../common/paint/chance';
import { drawn, paint, path, placed, symbol } from '../common/paint/svg';
import type { Plan } from './plan';
import type { Standing } from './standing';

interface Stone {
  outline: string;
  lit: string;
  dark: string;
  /** Carved: never a cross, for that is the Grail's. */
  sign: string;
}

/** With the foot in the origin, 100 high. */
const stones: readonly Stone[] = [
  {
    outline: 'M-25 2C-29 -30 -25 -62 -13 -86C-8 -97 6 -99 13 -89C23 -66 27 -32 25 3C10 10 -12 10 -25 2Z',
    lit: 'M-22 1C-26 -30 -21 -62 -10 -84C-6 -92 0 -94 4 -92C-2 -70 -2 -36 -5 6C-12 6 -18 4 -22 1Z',
    dark: 'M13 -88C22 -66 26 -32 24.5 2.4C18 5.6 12 6.6 6 7C13 -26 14 -60 13 -88Z',
    sign: 'M-2 -58c-9 -2 -11 10 -4 13c8 3 14 -6 10 -14c-5 -10 -22 -8 -23 6',
  },
  {
    outline:
      'M-28 3C-30 -20 -30 -44 -23 -70C-19 -84 -8 -80 -2 -90C6 -100 18 -90 20 -74C24 -50 27 -24 27 2C10 10 -14 10 -28 3Z',
    lit: 'M-25 2C-27 -22 -26 -46 -20 -68C-16 -78 -8 -76 -2 -86C2 -90 5 -90 7 -88C0 -60 -2 -28 -6 7C-14 6.6 -20 5 -25 2Z',
    dark: 'M18 -80C23 -54 26 -26 26 1.6C20 4.6 14 6 8 6.8C14 -22 18 -52 18 -80Z',
    sign: 'M-10 -62l7 10l8 -9M-12 -50l8 10l10 -9M-12 -38l8 10l10 -9',
  },
  {
    outline:
      'M-22 3C-28 -22 -20 -50 -20 -72C-20 -92 -8 -102 4 -96C16 -90 16 -74 19 -56C24 -36 27 -16 24 3C10 9 -10 9 -22 3Z',
    lit: 'M-19 2C-25 -22 -17 -50 -17 -72C-17 -88 -8 -96 0 -94C-4 -66 -6 -32 -7 6C-12 5.6 -16 4.4 -19 2Z',
    dark: 'M14 -76C18 -50 26 -20 23 2.4C17 5 12 6 7 6.6C12 -20 15 -46 14 -76Z',
    sign: 'M-3 -68a10 10 0 1 0 .1 0M-3 -61a3 3 0 1 0 .1 0M-3 -47C-6 -38 0 -32 -3 -22',
  },
  {
    outline:
      'M-30 3C-32 -16 -27 -40 -18 -58C-12 -74 2 -88 12 -84C22 -78 26 -50 29 -26C30 -14 30 -6 28 2C12 10 -14 10 -30 3Z',
    lit: 'M-27 2C-28 -18 -24 -40 -15 -58C-9 -70 0 -80 8 -81C2 -56 0 -26 -4 7C-14 6.6 -22 5 -27 2Z',
    dark: 'M18 -72C24 -50 29 -22 27 1.6C21 4.8 16 6 10 6.8C16 -18 20 -44 18 -72Z',
    sign: 'M-10 -40c2 -12 14 -14 16 -4M-14 -34c2 -20 24 -22 26 -4M-17 -30c2 -28 34 -30 36 -4',
  },
];

const shadow = 'M-18 2C5 12 40 18 55 10C60 2 40 -8 20 -10Z';
const glint = 'M-12 -72C-14 -62 -17 -44 -17 -30';
const cracks = 'M16 -40l5 12M19 -50l3 9M12 -20l6 12M-20 -14l4 8M8 -78l5 8';
const skirt = 'M-27 5C-24 -7 -16 -3 -12 3C-8 -5 -2 -3 2 4C6 -2 12 -6 16 2C20 -4 26 -2 28 5C14 12 -14 12 -27 5Z';
const blades = 'M-24 4C-21 -3 -17 -1 -13 5M-8 5C-6 -1 -2 0 0 5';

export function stoneSymbols(): string {
  const inked = (width: number) => ({ stroke: paint('line'), 'stroke-width': width, 'stroke-linejoin': 'round' });
  return stones
    .map(({ outline, lit, dark, sign }, index) =>
      symbol(
        `stone${index}`,
        path(shadow, { fill: paint('shade'), opacity: 0.45 }),
        path(outline, { fill: paint('stone'), ...inked(3.6) }),
        path(lit, { fill: paint('stone-lit') }),
        path(dark, { fill: paint('stone-deep') }),
        path(glint, drawn(paint('stone-glint'), 4.6, 0.9)),
        path(sign, { ...drawn(paint('stone-carved'), 3.2), transform: 'translate(2 6)' }),
        path(cracks, drawn(paint('line'), 1.6, 0.6)),
        path(skirt, { fill: paint('moss'), ...inked(1.6) }),
        path(blades, drawn(paint('moss-lit'), 2)),
      ),
    )
    .join('');
}

/** The magic circle: a stone between every two squares. */
export function standingStones({ compass, circle, borders, unit }: Plan): Standing[] {
  const roll = chance(53);
  return borders.map((border, index) => {
    const { x, y } = compass.at(circle, border);
    const foot = y + 9 * unit;
    const shape = (index * 3) % stones.length;
    const markup = placed(`stone${shape}`, x, foot, between(roll, 0.36, 0.44) * unit);
    return { x, y: foot, markup };
  });
}
