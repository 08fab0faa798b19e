import type { Pedestal } from '../../base/content/pedestals';
import type { Base } from './bases';

/** How a game looks beyond its drawings: web/games/NAME/look.ts. Colours and lines are in look.css beside it. */
export interface Look {
  /** What figures of no seat stand on, by their kind and in either set; without it they stand free. */
  bases?: Readonly<Record<string, Base>>;
  pedestals?: Readonly<Record<string, Pedestal>>;
  /** How carved figures of each seat stand, from the first and over again. */
  stances?: readonly Stance[];
  /** Grounds whose drawing nothing hides: figures stand around it. */
  uncovered?: readonly string[];
  /** Grounds that no figure passes on its way along a ring. */
  barriers?: readonly string[];
  /** How figures grow where their cells leave them room; they do not where nothing is said. */
  fit?: Fit;
  /** How large figures are on cells with such a mark, in their size elsewhere. */
  indoors?: Readonly<Record<string, number>>;
}

export interface Stance {
  readonly pedestal: Pedestal;
  /** Whether they look to the right instead of the left. */
  readonly isMirrored?: boolean;
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
const byGame = new Map(Object.entries(files).map(([path, look]) => [path.split('/').at(-2), look]));

/** What figures of no seat stand on, by their kind. */
export const freeBases: Readonly<Record<string, Base>> = Object.fromEntries(
  looks.flatMap(({ bases = {} }) => Object.entries(bases)),
);
export const freePedestals: Readonly<Record<string, Pedestal>> = Object.fromEntries(
  looks.flatMap(({ pedestals = {} }) => Object.entries(pedestals)),
);
const barriers = new Set(looks.flatMap((look) => look.barriers ?? []));
const uncovered = new Set(looks.flatMap((look) => look.uncovered ?? []));

export function fitOf(game: string): Fit | undefined {
  return byGame.get(game)?.fit;
}

export function stancesOf(game: string): readonly Stance[] | undefined {
  return byGame.get(game)?.stances;
}

/** How large figures are on a cell with this mark. */
export function roomIn(game: string, mark: string): number {
  return byGame.get(game)?.indoors?.[mark] ?? 1;
}

/** Whether the drawing of this ground stays in sight whatever stands there. */
export function isUncovered(ground: string): boolean {
  return uncovered.has(ground);
}

/** Whether figures cannot pass this ground along a ring. */
export function isBarrier(ground: string): boolean {
  return barriers.has(ground);
}
