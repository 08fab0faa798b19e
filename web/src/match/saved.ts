import type { Player, SavedGame } from './match';

const prefix = 'broceliande.game.';

/** Why nothing could be kept: no room is left, or the browser does not let us. */
export type StoreTrouble = 'full' | 'blocked';

/** Games that can be read, the last changed first, and the keys of those that cannot: these are left as they are. */
export interface SavedGameList {
  games: readonly SavedGame[];
  damaged: readonly string[];
}

export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlayer(value: unknown): value is Player {
  if (!isFields(value)) return false;
  return value['kind'] === 'person' ? typeof value['name'] === 'string' : Number.isInteger(value['level']);
}

function isSaved(value: unknown): value is SavedGame {
  if (!isFields(value)) return false;
  const texts = ['id', 'game', 'record'].every((name) => typeof value[name] === 'string');
  const times = ['created', 'changed'].every((name) => Number.isFinite(value[name]));
  const { players, resigned, sealed } = value;
  const isSealed = isFields(sealed) && Object.values(sealed).every((text) => typeof text === 'string');
  const isResigned = resigned === null || Number.isInteger(resigned);
  return texts && times && Array.isArray(players) && players.every(isPlayer) && isResigned && isSealed;
}

function readGame(text: string, id: string): SavedGame | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSaved(value) && value.id === id ? value : null;
  } catch {
    return null;
  }
}

export function listGames(store: Store | null = browserStore()): SavedGameList {
  const games: SavedGame[] = [];
  const damaged: string[] = [];
  try {
    for (let index = 0; store && index < store.length; ++index) {
      const key = store.key(index);
      if (key === null || !key.startsWith(prefix)) continue;
      const id = key.slice(prefix.length);
      const game = readGame(store.getItem(key) ?? '', id);
      if (game) games.push(game);
      else damaged.push(id);
    }
  } catch {
    return { games: [], damaged: [] };
  }
  return { games: games.sort((a, b) => b.changed - a.changed), damaged };
}

export function loadGame(id: string, store: Store | null = browserStore()): SavedGame | null {
  try {
    const text = store?.getItem(prefix + id) ?? null;
    return text === null ? null : readGame(text, id);
  } catch {
    return null;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

/** Keeps a game; null when that went well. The page warns of trouble and offers the record as a file. */
export function saveGame(game: SavedGame, store: Store | null = browserStore()): StoreTrouble | null {
  if (!store) return 'blocked';
  try {
    store.setItem(prefix + game.id, JSON.stringify(game));
    return null;
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked';
  }
}

export function removeGame(id: string, store: Store | null = browserStore()): StoreTrouble | null {
  if (!store) return 'blocked';
  try {
    store.removeItem(prefix + id);
    return null;
  } catch {
    return 'blocked';
  }
}

/** Short, and hardly ever the same twice. */
export function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(10));
  return [...letters].map((each) => (each % 36).toString(36)).join('');
}
