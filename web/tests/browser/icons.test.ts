import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { newPage, useBrowser } from './browser';

useBrowser();

interface Manifest {
  icons: readonly { src: string; sizes: string; type: string }[];
}

/** Of a PNG, as `192x192`. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('every platform finds an icon of its size', async () => {
  const page = await newPage();
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  const rasters = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(rasters.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of rasters) expect(sizeOf(await (await page.request.get(src)).body())).toBe(sizes);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(sizeOf(await (await page.request.get(touch!)).body())).toBe('180x180');
  const icon = await (await page.request.get('/favicon.ico')).body();
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 1]);
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toBe('32x32');
});

it('the foot of every page leads to the licences of all that client and server are made of', async () => {
  const page = await newPage();
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
  const licences = await (await page.request.get((await link.getAttribute('href'))!)).text();
  for (const part of [...Object.keys(dependencies), 'svelte', 'workbox-core', 'alegreya', 'wasi-libc']) {
    expect(licences).toContain(part);
  }
  const [programs] = /\S+-programs\.txt/.exec(licences)!;
  const compiled = await (await page.request.get(`/${programs}`)).text();
  for (const part of ['boost', 'sqlite3', 'openssl', 'cairo']) expect(compiled).toContain(part);
});
