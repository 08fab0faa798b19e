import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rasterised } from './raster';

const steps = Array.from({ length: 60 }, (_, at) => at);
/** 3,600 colours, none of them twice. */
const colourful = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${steps
  .flatMap((x) =>
    steps.map((y) => `<rect x="${x * 10}" y="${y * 10}" width="10" height="10" fill="rgb(${x * 4},${y * 4},90)"/>`),
  )
  .join('')}</svg>`;

/** Of a PNG: its width, and whether it has a palette. */
const headOf = (png: Buffer) => ({
  signature: png.toString('latin1', 1, 4),
  width: png.readUInt32BE(16),
  hasPalette: png[25] === 3,
});

describe('the picture of a link', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is a PNG with a palette', () => {
    expect(headOf(rasterised(colourful))).toEqual({ signature: 'PNG', width: 600, hasPalette: true });
  });

  it('has all its colours where no pngquant is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'raster-'));
    symlinkSync('/usr/bin/rsvg-convert', join(folder, 'rsvg-convert'));
    vi.stubEnv('PATH', folder);
    expect(headOf(rasterised(colourful))).toEqual({ signature: 'PNG', width: 600, hasPalette: false });
    rmSync(folder, { recursive: true });
  });

  it('fails where it cannot be drawn', () => {
    expect(() => rasterised('<svg')).toThrow();
  });
});
