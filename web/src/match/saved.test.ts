import { describe, expect, it } from 'vitest';
import type { SavedGame } from './match';
import { listGames, loadGame, newId, removeGame, saveGame, type Store } from './saved';

function memory(): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function failing(name: string): Store {
  const fail = (): never => {
    throw new DOMException('no', name);
  };
  return { length: 1, key: fail, getItem: fail, setItem: fail, removeItem: fail };
}

const game = (id: string, changed: number): SavedGame => ({
  id,
  game: 'menhirs',
  record: 'format: broceliande-record 1\n',
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'level', level: 3 },
  ],
  resigned: null,
  sealed: {},
  created: 1,
  changed,
});

describe('games', () => {
  it('keeps, lists the last changed first, loads and removes', () => {
    const store = memory();
    expect(saveGame(game('one', 5), store)).toBeNull();
    expect(saveGame(game('two', 9), store)).toBeNull();
    store.setItem('broceliande.settings', '{}');
    expect(listGames(store).games.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(loadGame('one', store)).toEqual(game('one', 5));
    expect(removeGame('one', store)).toBeNull();
    expect(loadGame('one', store)).toBeNull();
    expect(store.kept.size).toBe(2);
  });

  it('replaces a game that is saved again', () => {
    const store = memory();
    saveGame(game('one', 5), store);
    saveGame(game('one', 6), store);
    expect(listGames(store).games).toEqual([game('one', 6)]);
  });

  it('skips and reports what is damaged, and never deletes it', () => {
    const store = memory();
    saveGame(game('fine', 1), store);
    const broken = {
      cut: '{"id":"cut","game":"men',
      empty: '',
      list: '[]',
      other: JSON.stringify(game('someone-else', 1)),
      players: JSON.stringify({ ...game('players', 1), players: [{ kind: 'ghost' }] }),
      sealed: JSON.stringify({ ...game('sealed', 1), sealed: { 0: 4 } }),
    };
    for (const [id, text] of Object.entries(broken)) store.setItem(`broceliande.game.${id}`, text);
    const stored = listGames(store);
    expect(stored.games.map(({ id }) => id)).toEqual(['fine']);
    expect([...stored.damaged].sort()).toEqual(Object.keys(broken).sort());
    expect(store.kept.size).toBe(7);
    expect(loadGame('cut', store)).toBeNull();
  });

  it('answers a value when the store is full, blocked or missing', () => {
    expect(saveGame(game('one', 1), failing('QuotaExceededError'))).toBe('full');
    expect(saveGame(game('one', 1), failing('SecurityError'))).toBe('blocked');
    expect(saveGame(game('one', 1), null)).toBe('blocked');
    expect(removeGame('one', failing('SecurityError'))).toBe('blocked');
    expect(removeGame('one', null)).toBe('blocked');
    expect(loadGame('one', failing('SecurityError'))).toBeNull();
    expect(listGames(failing('SecurityError'))).toEqual({ games: [], damaged: [] });
    expect(listGames(null)).toEqual({ games: [], damaged: [] });
  });

  it('makes ids that fit an address', () => {
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{10}$/);
  });
});
