import { freeBases } from './look';

export interface Base {
  /** The outline of the base in a 100 × 100 box centred on 0, 0. */
  readonly outline: string;
  /** The inner ring, where it does not follow the outline. */
  readonly ring?: string;
  /** How far in the inner ring lies, as a part of the outline's size. */
  readonly inset: number;
  /** The figure on it: its scale and how far it is moved down. */
  readonly scale: number;
  readonly shift: number;
}

const disc: Base = { outline: 'M0 -46A46 46 0 0 1 0 46A46 46 0 0 1 0 -46Z', inset: 0.88, scale: 0.76, shift: 0 };

const seatBases: readonly Base[] = [
  disc,
  {
    outline: 'M-43 -45C-20 -41 20 -41 43 -45C46 -10 43 25 0 48C-43 25 -46 -10 -43 -45Z',
    inset: 0.87,
    scale: 0.7,
    shift: -5,
  },
  {
    outline: 'M0 -50C19 -37 37 -19 50 0C37 19 19 37 0 50C-19 37 -37 19 -50 0C-37 -19 -19 -37 0 -50Z',
    inset: 0.87,
    scale: 0.65,
    shift: 0,
  },
  { outline: 'M-27 -44H27L49 0L27 44H-27L-49 0Z', inset: 0.87, scale: 0.72, shift: 0 },
  {
    outline: 'M0 -50C25 -37 45 -14 45 45C20 42 -20 42 -45 45C-45 -14 -25 -37 0 -50Z',
    inset: 0.87,
    scale: 0.68,
    shift: 7,
  },
  {
    outline:
      'M-28 -45H28C28 -35 35 -28 45 -28V28C35 28 28 35 28 45H-28C-28 35 -35 28 -45 28V-28C-35 -28 -28 -35 -28 -45Z',
    inset: 0.87,
    scale: 0.73,
    shift: 0,
  },
];

/** What a figure stands on; nothing for those that stand free. */
export function baseOf(kind: string, seat: number): Base | null {
  if (seat >= 0) return seatBases[seat % seatBases.length] ?? disc;
  return freeBases[kind] ?? null;
}

/** The class that holds the colours of a base and the pattern of its ring. */
export function lookOf(kind: string, seat: number): string {
  return seat >= 0 ? `figure-seat-${seat % seatBases.length}` : `figure-free-${kind}`;
}
