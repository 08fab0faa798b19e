import { drawn, path, symbol } from '../common/paint/svg';

/* Menhirs stand with the middle of their foot in the origin; they are about 56 wide and 100 high. */

interface Stone {
  outline: string;
  /** The plane that looks to the light, and the one that looks away. */
  lit: string;
  shaded: string;
  sign: string;
  glint: string;
}

const stones: readonly Stone[] = [
  {
    outline: 'M-25 2C-29 -30 -25 -62 -13 -86C-8 -97 6 -99 13 -89C23 -66 27 -32 25 3C10 10 -12 10 -25 2Z',
    lit: 'M-22 1C-26 -30 -21 -62 -10 -84C-6 -92 0 -94 4 -92C-2 -70 -2 -36 -5 6C-12 6 -18 4 -22 1Z',
    shaded: 'M13 -88C22 -66 26 -32 24.5 2.4C18 5.6 12 6.6 6 7C13 -26 14 -60 13 -88Z',
    sign: 'M0 -56c-9 -2 -11 10 -4 13c8 3 14 -6 10 -14c-5 -10 -22 -8 -23 6',
    glint: 'M-12 -72C-14 -62 -17 -44 -17 -30',
  },
  {
    outline:
      'M-28 3C-30 -20 -30 -44 -23 -70C-19 -84 -8 -80 -2 -90C6 -100 18 -90 20 -74C24 -50 27 -24 27 2C10 10 -14 10 -28 3Z',
    lit: 'M-25 2C-27 -22 -26 -46 -20 -68C-16 -78 -8 -76 -2 -86C2 -90 5 -90 7 -88C0 -60 -2 -28 -6 7C-14 6.6 -20 5 -25 2Z',
    shaded: 'M18 -80C23 -54 26 -26 26 1.6C20 4.6 14 6 8 6.8C14 -22 18 -52 18 -80Z',
    sign: 'M-8 -60l7 10l8 -9M-10 -48l8 10l10 -9M-10 -36l8 10l10 -9',
    glint: 'M-15 -68C-18 -56 -20 -42 -20 -28',
  },
  {
    outline:
      'M-22 3C-28 -22 -20 -50 -20 -72C-20 -92 -8 -102 4 -96C16 -90 16 -74 19 -56C24 -36 27 -16 24 3C10 9 -10 9 -22 3Z',
    lit: 'M-19 2C-25 -22 -17 -50 -17 -72C-17 -88 -8 -96 0 -94C-4 -66 -6 -32 -7 6C-12 5.6 -16 4.4 -19 2Z',
    shaded: 'M14 -76C18 -50 26 -20 23 2.4C17 5 12 6 7 6.6C12 -20 15 -46 14 -76Z',
    sign: 'M-1 -66a10 10 0 1 0 .1 0M-1 -59a3 3 0 1 0 .1 0M-1 -45C-4 -36 2 -30 -1 -20',
    glint: 'M-12 -78C-13 -62 -16 -44 -16 -30',
  },
  {
    outline:
      'M-30 3C-32 -16 -27 -40 -18 -58C-12 -74 2 -88 12 -84C22 -78 26 -50 29 -26C30 -14 30 -6 28 2C12 10 -14 10 -30 3Z',
    lit: 'M-27 2C-28 -18 -24 -40 -15 -58C-9 -70 0 -80 8 -81C2 -56 0 -26 -4 7C-14 6.6 -22 5 -27 2Z',
    shaded: 'M18 -72C24 -50 29 -22 27 1.6C21 4.8 16 6 10 6.8C16 -18 20 -44 18 -72Z',
    sign: 'M-8 -42c2 -12 14 -14 16 -4M-12 -36c2 -20 24 -22 26 -4M-15 -32c2 -28 34 -30 36 -4',
    glint: 'M-8 -62C-14 -50 -19 -36 -20 -22',
  },
];

const cracks = 'M16 -40l5 12M19 -50l3 9M12 -20l6 12M-20 -14l4 8M8 -78l5 8';
const skirt = 'M-27 5C-24 -7 -16 -3 -12 3C-8 -5 -2 -3 2 4C6 -2 12 -6 16 2C20 -4 26 -2 28 5C14 12 -14 12 -27 5Z';
const blades = 'M-24 4C-21 -3 -17 -1 -13 5M-8 5C-6 -1 -2 0 0 5M9 5C11 0 14 0 16 5';

const colour = (name: string): string => `var(--figure-${name})`;

function stone(id: string, { outline, lit, shaded, sign, glint }: Stone): string {
  return symbol(
    id,
    path(outline, { fill: colour('fill'), stroke: colour('line'), 'stroke-width': 3.8, 'stroke-linejoin': 'round' }),
    path(lit, { fill: colour('lit') }),
    path(shaded, { fill: colour('shade') }),
    path(glint, drawn(colour('glint'), 4.6, 0.9)),
    path(sign, drawn(colour('sign'), 3.4)),
    path(cracks, drawn(colour('line'), 1.6, 0.6)),
    path(skirt, { fill: colour('moss'), stroke: colour('line'), 'stroke-width': 1.6 }),
    path(blades, drawn(colour('moss-lit'), 2)),
  );
}

/** All stones as symbols; `id` begins their names. */
export function stoneSymbols(id: string): string {
  return stones.map((drawing, index) => stone(`${id}-stone-${index}`, drawing)).join('');
}

/** Which of the stones stands on which cell: menhirs never move, so each stays the one it is. */
export function stonesOn(cells: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...cells].sort().map((cell, index) => [cell, index % stones.length]));
}
