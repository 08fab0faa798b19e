import type { Step } from '../../board/types';
import { stepsOf } from '../../board/steps';
import type { Geometry, Ply, Tableau } from '../../door/types';

/** A board at one moment of a game. */
export interface Frame {
  tableau: Tableau;
  last: readonly Step[];
}

/** A game of which pictures are taken: frame 0 is its start, frame n what stands after n actions. */
export interface Subject {
  game: string;
  geometry: Geometry;
  /** Quarter turns clockwise, in degrees, as the viewer has it. */
  turned: number;
  length: number;
  /** The frame that the viewer looks at. */
  shown: number;
  frame(index: number): Frame;
}

interface PictureSource {
  game: string;
  geometry: Geometry;
  turned: number;
  start: string;
  plies: readonly Ply[];
  shown: number;
  tableau: (position: string) => Tableau;
}

export function subjectOf({ game, geometry, turned, start, plies, shown, tableau }: PictureSource): Subject {
  return {
    game,
    geometry,
    turned,
    length: plies.length + 1,
    shown,
    frame: (index) => {
      const ply = plies[index - 1];
      return { tableau: tableau(ply?.position ?? start), last: stepsOf(ply) };
    },
  };
}
