import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isDone, markDone, readProgress, takeOffer } from './progress';

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
    const nothing = { done: [], offered: [] };
    for (const text of [null, '', 'x', '3', 'null', '[]', '{"done":3}', '{"done":[4]}']) {
      expect(readProgress(text)).toEqual(nothing);
    }
    expect(readProgress('{"done":["a",1],"offered":["b"]}')).toEqual({ done: ['a'], offered: ['b'] });
  });

  it('does without a store', () => {
    vi.stubGlobal('localStorage', undefined);
    markDone('menhirs', '1');
    expect(isDone('menhirs', '1')).toBe(false);
    expect(takeOffer('menhirs')).toBe(true);
  });
});
