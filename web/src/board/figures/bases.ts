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

const merlinBase: Base = { outline: star(12, 49.5, 41.5), ring: disc.outline, inset: 0.79, scale: 0.68, shift: 0 };
const morganeBase: Base = { outline: foil(8, 42), inset: 0.86, scale: 0.7, shift: 0 };

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

function foil(lobes: number, radius: number): string {
  const lobe = (radius * Math.sin(Math.PI / lobes) * 1.06).toFixed(1);
  const ends = Array.from({ length: lobes }, (_, i) => {
    const angle = ((2 * i + 1) * Math.PI) / lobes;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${ends.join(`A${lobe} ${lobe} 0 0 1 `)}A${lobe} ${lobe} 0 0 1 ${ends[0] ?? ''}Z`;
}

/** What a figure stands on; nothing for those that stand free. */
export function baseOf(kind: string, seat: number): Base | null {
  if (seat >= 0) return seatBases[seat % seatBases.length] ?? disc;
  if (kind === 'merlin') return merlinBase;
  if (kind === 'morgane') return morganeBase;
  return null;
}

/** The class that holds the colours of a base and the pattern of its ring. */
export function lookOf(kind: string, seat: number): string {
  return seat >= 0 ? `figure-seat-${seat % seatBases.length}` : `figure-free-${kind}`;
}
