import type { Point } from '../../base/content/geometry';
import { pedestals } from '../../base/content/pedestals';
import type { FigureSet } from '../../base/storage/settings.svelte';
import { isCarved } from './drawings';
import { freePedestals, stancesOf, type Stance } from './look';

const usual: readonly Stance[] = [
  { pedestal: pedestals.round },
  { pedestal: pedestals.square },
  { pedestal: pedestals.lozenge },
  { pedestal: pedestals.hexagon },
  { pedestal: pedestals.wedge },
  { pedestal: pedestals.cross },
];

/** How a carved figure stands; nothing for those that lie or stand free. */
export function stanceOf(game: string, kind: string, seat: number): Stance | null {
  if (!isCarved(kind)) return null;
  if (seat >= 0) {
    const stances = stancesOf(game) ?? usual;
    return stances[seat % stances.length] ?? null;
  }
  const pedestal = freePedestals[kind];
  return pedestal ? { pedestal } : null;
}

/** Carved figures stand with their foot on the near half of a cell and their head over the far one. */
const upright = { scale: 1.62, rise: 16 };
/** Where a picture has the foot of its figure. */
const foot = 32.5;
/** How far below the middle of their place upright figures have their foot, in sizes of theirs. */
export const footBelow = (foot * upright.scale - upright.rise) / 100;
const flat = { scale: 1, rise: 0 };

/** How a figure is put on its cell: how much larger than its size there, and how far above the middle. */
function standing(set: FigureSet, stance: Stance | null): { scale: number; rise: number } {
  return set === 'carved' && stance ? upright : flat;
}

export interface Put extends Point {
  scale: number;
}

/** Where the picture of a figure of that size has its middle on the board. */
export function put({ x, y }: Point, size: number, set: FigureSet, stance: Stance | null): Put {
  const { scale, rise } = standing(set, stance);
  return { x, y: y - (rise * size) / 100, scale: (size * scale) / 100 };
}
