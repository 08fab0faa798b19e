import { describe, expect, it, vi } from 'vitest';
import type { Door } from '../door/types';
import { rules } from '../../tests/rules';
import { demos } from './demos';
import { beat, filmOf } from './film';
import { gameNames } from '../match/games';

const door = await rules();

describe('demos', () => {
  it('exist for every game, as records', () => {
    for (const game of gameNames) {
      const demo = demos[game]!;
      const { match, damage, game: recorded, ply } = door.read(demo.record);
      door.close(match);
      expect({ recorded, damage }).toEqual({ recorded: game, damage: null });
      expect(demo.still).toBeLessThan(ply);
    }
  });
});

it('the rules count the actions of a record', () => {
  expect(door.summary(demos['menhirs']!.record).actions).toBe(27);
});

describe('filmOf', () => {
  it('shows the start, then what stands after each action', () => {
    const events = [{ figure: { kind: 'mist', seat: -1 }, from: 'a1', to: 'a2', transfers: [] }];
    const told = {
      read: () => ({ match: 7, options: { side: '4' } }),
      history: () => ({ start: 'first', plies: [{ action: 'x', seat: 0, events, position: 'second' }] }),
      close: vi.fn(),
      geometry: () => ({ shape: 'hexagon' }),
      tableau: (_game: string, _options: object, position: string) => ({ facts: [position] }),
    } as unknown as Door;
    const film = filmOf(told, demos['menhirs']!);
    expect(film.length).toBe(2);
    expect(film.frame(0)).toEqual({ tableau: { facts: ['first'] }, last: [] });
    expect(film.frame(1)).toEqual({ tableau: { facts: ['second'] }, last: [{ from: 'a1', to: 'a2', figure: 'mist' }] });
    expect(told.close).toHaveBeenCalledWith(7);
  });
});

it('looks longer at the beginning and at the end', () => {
  expect(beat(0, 9)).toBeGreaterThan(beat(1, 9));
  expect(beat(8, 9)).toBeGreaterThan(beat(0, 9));
});
