import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPicture, quietZone } from './qr';

const address = 'https://games.example.org/table/abcdef123456';

/** The modules that a path of runs makes dark. */
function drawn(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); ++step) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
}

describe('a QR code', () => {
  it('is drawn as it was encoded, within a quiet zone', () => {
    const { size, data } = encode(address, { ecc: 'M', border: 0 });
    const picture = qrPicture(address);
    expect(picture.size).toBe(size + 8);
    const at = (x: number, y: number): string => `${x + quietZone},${y + quietZone}`;
    const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [at(x, y)] : [])));
    expect(drawn(picture.path)).toEqual(new Set(wanted));
  });
  it('differs for another address', () => {
    expect(qrPicture(`${address}x`).path).not.toBe(qrPicture(address).path);
  });
});
