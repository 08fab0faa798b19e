import type { Door, Geometry, Tableau } from '../door/types';
import type { Shared } from '../match/links';

/** What a link leads to, as a picture. While camps draw up there is no position to show. */
export interface Preview {
  game: string;
  geometry: Geometry;
  tableau: Tableau | null;
}

/** Throws what the door throws where the record or the position is none. */
export function preview(door: Door, shared: Shared): Preview {
  if (shared.kind === 'position') {
    const { game, options, position } = shared;
    return { game, geometry: door.geometry(game, options), tableau: door.tableau(game, options, position) };
  }
  const { match, game, options, tableau } = door.read(shared.record);
  door.close(match);
  return { game, geometry: door.geometry(game, options), tableau };
}
