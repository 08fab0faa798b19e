import { describe, expect, it } from 'vitest';
import { GifWriter } from './gifWriter';

const side = 64;

/** Every pixel another colour, seeded. */
function noise(seed: number): Uint8ClampedArray {
  let state = seed;
  return Uint8ClampedArray.from({ length: side * side * 4 }, (_, place) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return place % 4 === 3 ? 255 : state >>> 24;
  });
}

function film(...frames: readonly Uint8ClampedArray[]): Uint8Array {
  const writer = new GifWriter(side, frames[0]!);
  for (const frame of frames) writer.add(frame, 500);
  return writer.bytes();
}

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

describe('a film', () => {
  it('is a GIF of its size that runs again and again', () => {
    const bytes = film(noise(1), noise(2));
    expect(text(bytes, 0, 6)).toBe('GIF89a');
    expect([bytes[6], bytes[8], bytes.at(-1)]).toEqual([side, side, 0x3b]);
    expect(text(bytes, 0, bytes.length)).toContain('NETSCAPE2.0');
  });

  it('holds of each frame only what has changed', () => {
    const one = film(noise(1)).length;
    expect(film(noise(1), noise(1), noise(1), noise(1)).length).toBeLessThan(1.2 * one);
    expect(film(noise(1), noise(2), noise(3), noise(4)).length).toBeGreaterThan(2.5 * one);
  });
});
