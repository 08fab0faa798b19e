import type { Base } from './bases';

/** How a game looks beyond its drawings: web/games/NAME/look.ts. Colours and lines are in look.css beside it. */
export interface Look {
  /** What figures of no seat stand on, by their kind; without a base they stand free. */
  bases?: Readonly<Record<string, Base>>;
  /** Grounds whose drawing nothing hides: figures stand around it. */
  uncovered?: readonly string[];
}

import.meta.glob('../../../games/*/look.css', { eager: true });
const looks = Object.values(import.meta.glob<Look>('../../../games/*/look.ts', { eager: true, import: 'default' }));

/** What figures of no seat stand on, by their kind. */
export const freeBases: Readonly<Record<string, Base>> = Object.fromEntries(
  looks.flatMap(({ bases = {} }) => Object.entries(bases)),
);
const uncovered = new Set(looks.flatMap((look) => look.uncovered ?? []));

/** Whether the drawing of this ground stays in sight whatever stands there. */
export function isUncovered(ground: string): boolean {
  return uncovered.has(ground);
}
