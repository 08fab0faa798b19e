import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The programs that draw pictures without a browser, each a file that stands alone: `--mode draw`, `--mode standing`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: `pictures/${mode}.ts`,
    target: 'node18',
    outDir: '../build/pictures',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
}));
