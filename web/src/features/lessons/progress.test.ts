import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coachedId, isDone, markCoached, markDone, readProgress, takeOffer } from './progress';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('progress', () => {
  it('keeps what is done', () => {
    expect(isDone('menhirs', '1')).toBe(false);
    markDone('menhirs', '1');
    markDone('menhirs', '1');
    markDone('graal', '4');
    expect(isDone('menhirs', '1')).toBe(true);
    expect(isDone('graal', '1')).toBe(false);
    expect(readProgress([...kept.values()][0]!).done).toEqual(['menhirs/1', 'graal/4']);
  });

  it('offers the first lesson once, and not to those who know it', () => {
    expect([takeOffer('graal'), takeOffer('graal')]).toEqual([true, false]);
    markDone('menhirs', '1');
    expect(takeOffer('menhirs')).toBe(false);
    markDone('grailnah', '2');
    expect(takeOffer('grailnah')).toBe(true);
  });

  it('reads whatever it finds', () => {
    const nothing = { done: [], offered: [], coached: {} };
    for (const text of [null, '', 'x', '3', 'null', '[]', '{"done":3}', '{"done":[4]}', '{"coached":[1]}']) {
      expect(readProgress(text)).toEqual(nothing);
    }
    const some = '{"done":["a",1],"offered":["b"],"coached":{"c":"d","e":1}}';
    expect(readProgress(some)).toEqual({ done: ['a'], offered: ['b'], coached: { c: 'd' } });
    expect(readProgress('{"done":["a"],"offered":[]}').coached).toEqual({});
  });

  it('knows which game is being explained', () => {
    expect(coachedId('menhirs')).toBe(undefined);
    markCoached('menhirs', 'x');
    markCoached('graal', 'y');
    markCoached('menhirs', 'z');
    expect([coachedId('menhirs'), coachedId('graal')]).toEqual(['z', 'y']);
  });

  it('does without a store', () => {
    vi.stubGlobal('localStorage', undefined);
    markDone('menhirs', '1');
    expect(isDone('menhirs', '1')).toBe(false);
    expect(takeOffer('menhirs')).toBe(true);
  });
});
