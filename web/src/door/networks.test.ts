import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { fullStrength } from './levels';
import { hasNetwork, Networks } from './networks';
import type { Door } from './types';

const file = readFileSync(new URL('../../../data/networks/grailnah-2.nnue', import.meta.url));
const answered = (bytes: Uint8Array<ArrayBuffer>) => async () => new Response(bytes);

/** A search from the start with a door of its own, after `prepare` has tried to load the network. */
async function searchAt(level: number, prepare: (door: Door) => Promise<void> = async () => {}) {
  const door = await rules();
  const { position } = door.begin('grailnah', {}, [], '1', 'games 1', '');
  await prepare(door);
  return door.think('grailnah', {}, position, [], level, '1', 2000, 2, false);
}

describe('a network', () => {
  it('is there for some games', () => {
    expect(['menhirs', 'grailnah', 'graal', 'gra'].map(hasNetwork)).toEqual([false, true, true, false]);
  });

  it('is brought once, and thinks at full strength', async () => {
    let fetched: string[] = [];
    const networks = new Networks(async (address) => {
      fetched = [...fetched, address];
      return new Response(file);
    });
    const full = await searchAt(fullStrength, async (door) => {
      await networks.ensureLoaded(door, 'grailnah', {});
      await networks.ensureLoaded(door, 'grailnah', {});
      await networks.ensureLoaded(door, 'menhirs', {});
      await networks.ensureLoaded(door, 'grailnah', { players: '3' });
    });
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain('grailnah-2');
    expect(full.lines).not.toEqual((await searchAt(8)).lines);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is not to be had', () => Promise.reject(new TypeError('offline'))],
    ['is not found', async () => new Response('', { status: 404 })],
    ['is damaged', answered(new Uint8Array(file).map((byte, index) => (index === 1000 ? byte ^ 1 : byte)))],
    ['is cut off', answered(new Uint8Array(file).slice(0, 5000))],
    ['never comes', () => new Promise(() => {})],
  ])('that %s leaves the thinking to the hand-made evaluation', async (_, load) => {
    const result = await searchAt(fullStrength, (door) => new Networks(load).ensureLoaded(door, 'grailnah', {}));
    expect(result).toEqual(await searchAt(8));
  });

  it('is asked for again after a failure', async () => {
    const loads = [() => Promise.reject(new TypeError('offline')), answered(new Uint8Array(file))];
    const networks = new Networks(() => loads.shift()!());
    const full = await searchAt(fullStrength, async (door) => {
      await networks.ensureLoaded(door, 'grailnah', {});
      await networks.ensureLoaded(door, 'grailnah', {});
    });
    expect(full.lines).not.toEqual((await searchAt(8)).lines);
  });
});
