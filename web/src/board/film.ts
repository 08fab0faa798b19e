import { stepsOf } from './steps';
import type { Step } from './types';
import type { Door, Geometry, Tableau } from '../door/types';
import type { Demo } from './demos';

/** A game that can be watched: frame 0 is the start, frame n what stands after n actions. */
export interface Film {
  geometry: Geometry;
  length: number;
  frame(index: number): { tableau: Tableau; last: readonly Step[] };
}

export function filmOf(door: Door, { record }: Demo): Film {
  const { match, game, options } = door.read(record);
  const { start, plies } = door.history(match, 1);
  door.close(match);
  const frame: Film['frame'] = (index) => {
    const ply = plies[index - 1];
    return { tableau: door.tableau(game, options, ply?.position ?? start), last: stepsOf(ply) };
  };
  return { geometry: door.geometry(game, options), length: plies.length + 1, frame };
}

/** How long a frame is looked at, in milliseconds: the first and the last one longer. */
export function beat(index: number, length: number): number {
  if (index === length - 1) return 6000;
  return index === 0 ? 2500 : 1700;
}
