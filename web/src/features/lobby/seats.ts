import { openDoor } from '../../door/door';
import type { Setup } from '../../door/server/protocol';
import { seatsByPlace, type NumberedSeat } from './wish';

/** Which seats each place holds where they are chosen; none where they are drawn, or where the rules do not say. */
export async function seatsAtTable({
  game,
  options,
  places,
  seating,
}: Pick<Setup, 'game' | 'options' | 'places' | 'seating'>): Promise<readonly (readonly NumberedSeat[])[]> {
  if (seating === 'lot') return [];
  try {
    const door = await openDoor();
    const state = door.begin(
      game,
      options,
      places.map((_, index) => `p${index}`),
      '1',
      'games 1',
      '',
    );
    door.close(state.match);
    return seatsByPlace(state);
  } catch {
    return [];
  }
}
