import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import type { Sound } from '../../src/base/ui/scores';

/** Answers how a sound is rendered on this page, by the very code that plays it. */
export async function listener(page: Page): Promise<(name: Sound) => Promise<Float32Array>> {
  const entry = fileURLToPath(new URL('./rendering.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'rendering' };
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rollup.RollupOutput[];
  await page.addScriptTag({ content: built!.output[0].code });
  return async (name) => {
    const samples = await page.evaluate(
      (each) =>
        (globalThis as unknown as { rendering: { render: (name: string) => Promise<number[]> } }).rendering.render(
          each,
        ),
      name,
    );
    return Float32Array.from(samples);
  };
}
