import { openDoor } from '../door/door';
import { EngineWorker } from '../door/engineWorker';
import { loadGame } from './saved';
import { LocalMatch } from './local';
import type { Match, SavedGame } from './match';

/** Games that could not be stored: they live as long as the page does. */
const unsavedGames = new Map<string, SavedGame>();

export function keepUnsaved(saved: SavedGame): void {
  unsavedGames.set(saved.id, saved);
}

/** The match of that id, wherever it is kept: here for now on this device. Null where there is none. */
export async function openMatch(id: string): Promise<Match | null> {
  const saved = loadGame(id) ?? unsavedGames.get(id);
  if (!saved) return null;
  return LocalMatch.open(await openDoor(), new EngineWorker(), saved);
}
