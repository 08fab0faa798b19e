import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, useBrowser } from './browser';
import { seeHome } from './pages';
import { client } from './server';

useBrowser();

const kilobyte = 1000;
/** Of the first page with its fonts and pictures; the rules come beside it and are not counted. */
const most = 300 * kilobyte;
const isRules = (path: string): boolean => path.endsWith('.wasm') || path.includes('worker');

/** As it travels: packed as scripts/compress.mjs has packed it, unless it does not gain from that. */
function packed(path: string): number {
  const file = join(client, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What the browser asks for until nothing more comes. */
async function loaded(page: Page): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await seeHome(page);
  await page.waitForLoadState('networkidle');
  return [...paths];
}

const first: Readonly<Record<string, BrowserContextOptions>> = {
  'at a desk': { reducedMotion: 'no-preference' },
  'on a phone, in French': { viewport: { width: 390, height: 844 }, locale: 'fr-FR' },
};

describe('the first page', () => {
  it.each(Object.entries(first))('weighs little: %s', async (name, options) => {
    const paths = await loaded(await (await newContext(options, false)).newPage());
    const weights = paths.filter((path) => !isRules(path)).map((path) => [packed(path), path] as const);
    const sum = weights.reduce((total, [weight]) => total + weight, 0);
    const rules = paths.filter(isRules).reduce((total, path) => total + packed(path), 0);
    const heaviest = weights.sort(([a], [b]) => b - a).map(([weight, path]) => `${weight} ${path}`);
    console.log(`${name}: ${sum} bytes in ${weights.length} files, the rules ${rules} bytes\n${heaviest.join('\n')}`);
    expect(paths.some((path) => path.endsWith('.woff2'))).toBe(true);
    expect(rules).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(most);
  });
});

it('the pictures that links are shown with weigh little', () => {
  const folder = join(client, 'pictures');
  const weights = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => [name, statSync(join(folder, name)).size] as const);
  expect(weights.length).toBeGreaterThan(4);
  expect(weights.filter(([, size]) => size > 300 * kilobyte)).toEqual([]);
});
