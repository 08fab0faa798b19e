import type { Place, RowPlace } from '../door/server/protocol';

/** Somebody at a table, as they can be blocked or reported. */
export interface SeatedPerson {
  place: number;
  name: string;
}

/** The people at a table but oneself, who sits at `me` (-1: nowhere). */
export function peopleAt(places: readonly (Place | RowPlace)[], me: number): readonly SeatedPerson[] {
  return places.flatMap(({ level, name, isTaken }, place) =>
    level === 0 && isTaken && name !== '' && place !== me ? [{ place, name }] : [],
  );
}
