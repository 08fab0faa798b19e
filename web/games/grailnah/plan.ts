import { corners, middle, turn, type Box, type Point } from '../../src/base/content/geometry';
import type { Land } from '../../src/board/painters';
import { Compass } from './compass';

/** A piece of a ring as the viewer sees it; angles in degrees with the clock, 0 in the east. */
export interface Sector {
  inner: number;
  outer: number;
  from: number;
  to: number;
}

export interface Square extends Sector {
  id: string;
  features: readonly string[];
}

export interface Castle extends Sector {
  id: string;
  /** Whose it is; -1 while nobody lives there. */
  seat: number;
  /** Gates in the sides, and the Royal gate in front. */
  gates: readonly Gate[];
  royal: Sector | null;
}

/** An opening in a wall along a spoke. */
export interface Gate {
  angle: number;
  inner: number;
  outer: number;
}

/** What the painter reads out of a geometry. */
export interface Plan {
  compass: Compass;
  /** x, y, width, height of all that is seen. */
  whole: Box;
  /** Depth of a ring in which the drawings were made, so that they grow with the board. */
  unit: number;
  grail: number;
  /** Radius of the magic circle. */
  circle: number;
  /** Where the paving ends. */
  rim: number;
  /** Borders between spokes, in degrees. */
  borders: readonly number[];
  squares: readonly Square[];
  castles: readonly Castle[];
  /** Where castles stood that nobody has built. */
  ruins: readonly Sector[];
}

const drawnFor = 48;

/** How far b lies from a with the clock, from -180 to 180. */
export function apart(a: number, b: number): number {
  return ((((b - a) % 360) + 540) % 360) - 180;
}

/** Posts and towers of a gate stand within its opening. */
function narrowed(sector: Sector, share: number): Sector {
  const centre = (sector.from + sector.to) / 2;
  const half = ((sector.to - sector.from) / 2) * share;
  return { ...sector, from: centre - half, to: centre + half };
}

class Surveyor {
  readonly compass: Compass;

  constructor(readonly land: Land) {
    this.compass = new Compass(middle(land.geometry.box));
  }

  points(path: string): Point[] {
    return corners(path).map((point) => turn(point, this.land.turned, this.compass.middle));
  }

  radius(path: string): number {
    return Math.max(...this.points(path).map((point) => this.compass.radiusOf(point)));
  }

  sector(path: string): Sector {
    const points = this.points(path);
    const radii = points.map((point) => this.compass.radiusOf(point));
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    const towards = this.compass.angleOf({ x, y });
    const aside = points.map((point) => apart(towards, this.compass.angleOf(point)));
    return {
      inner: Math.min(...radii),
      outer: Math.max(...radii),
      from: towards + Math.min(...aside),
      to: towards + Math.max(...aside),
    };
  }

  gate(path: string): Gate {
    const { inner, outer, from, to } = this.sector(path);
    return { inner, outer, angle: (from + to) / 2 };
  }

  castle(id: string, outline: string): Castle {
    const sector = this.sector(outline);
    const centre = (sector.from + sector.to) / 2;
    const reach = (sector.to - sector.from) / 2 + 1;
    const isOurs = (angle: number) => Math.abs(apart(centre, angle)) < reach;
    const royal = this.#ornaments('royal-gate')
      .map((path) => this.sector(path))
      .find(({ from, to }) => isOurs((from + to) / 2));
    return {
      ...sector,
      id,
      seat: this.land.marks.find(({ cell }) => cell === id)?.seat ?? -1,
      gates: this.#ornaments('gate')
        .map((path) => this.gate(path))
        .filter(({ angle }) => isOurs(angle)),
      royal: royal ? narrowed(royal, 0.72) : null,
    };
  }

  circle(): number {
    return Math.max(0, ...this.#ornaments('circle').map((path) => this.radius(path)));
  }

  #ornaments(kind: string): string[] {
    return this.land.geometry.ornaments.flatMap((ornament) => (ornament.kind === kind ? [ornament.path] : []));
  }
}

/** Sites lie a quarter apart; where no castle stands there is a ruin, behind the squares. */
function ruinsBeside(castles: readonly Castle[], rim: number): Sector[] {
  const [first] = castles;
  if (!first) return [];
  return [90, 180, 270]
    .map((quarter) => ({ inner: rim, outer: first.outer, from: first.from + quarter, to: first.to + quarter }))
    .filter(({ from }) => castles.every((castle) => Math.abs(apart(castle.from, from)) > 5));
}

export function survey(land: Land): Plan {
  const surveyor = new Surveyor(land);
  const { cells } = land.geometry;
  const has = (feature: string) => cells.filter(({ features }) => features.includes(feature));
  const castles = has('castle').map(({ id, outline }) => surveyor.castle(id, outline));
  const squares = cells
    .filter(({ features }) => !features.includes('castle') && !features.includes('grail'))
    .map(({ id, outline, features }) => ({ id, features, ...surveyor.sector(outline) }));
  const [first] = squares;
  if (!first) throw new Error('a board without squares');
  const rim = Math.max(...squares.map(({ outer }) => outer));
  const innermost = Math.min(...squares.map(({ inner }) => inner));
  return {
    compass: surveyor.compass,
    whole: land.whole,
    unit: (first.outer - first.inner) / drawnFor,
    grail: Math.max(innermost * 0.5, ...has('grail').map(({ outline }) => surveyor.radius(outline))),
    circle: surveyor.circle(),
    rim,
    borders: squares.filter(({ inner }) => inner < innermost + 1).map(({ from }) => from),
    squares,
    castles,
    ruins: ruinsBeside(castles, rim),
  };
}

/** How far the bank reaches from the magic circle to either side, in units. */
export const bankWidth = 9;
