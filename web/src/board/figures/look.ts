import type { Base } from './bases';

/** How a game looks beyond its drawings: web/games/NAME/look.ts. Colours and lines are in look.css beside it. */
export interface Look {
  /** What figures of no seat stand on, by their kind; without a base they stand free. */
  bases?: Readonly<Record<string, Base>>;
  /** Grounds whose drawing nothing hides: figures stand around it. */
  uncovered?: readonly string[];
  /** How figures grow where their cells leave them room; they do not where nothing is said. */
  fit?: Fit;
}

/** In the sizes that the rules' drawing of the board gives to figures. */
export interface Fit {
  /** How much of the way to the nearest neighbour a lone figure takes. */
  share: number;
  least: number;
  most: number;
}

import.meta.glob('../../../games/*/look.css', { eager: true });
const files = import.meta.glob<Look>('../../../games/*/look.ts', { eager: true, import: 'default' });
const looks = Object.values(files);
const fits = new Map(Object.entries(files).map(([path, { fit }]) => [path.split('/').at(-2), fit]));

/** What figures of no seat stand on, by their kind. */
export const freeBases: Readonly<Record<string, Base>> = Object.fromEntries(
  looks.flatMap(({ bases = {} }) => Object.entries(bases)),
);
const uncovered = new Set(looks.flatMap((look) => look.uncovered ?? []));

export function fitOf(game: string): Fit | undefined {
  return fits.get(game);
}

/** Whether the drawing of this ground stays in sight whatever stands there. */
export function isUncovered(ground: string): boolean {
  return uncovered.has(ground);
}
