import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import hoverForPointers from 'postcss-hover-media-feature';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

/** What the site is, for search engines and for whoever installs it. */
const about = readFileSync(new URL('./games/common/about.txt', import.meta.url), 'utf8').trim();

/** What every page needs, in one file instead of twenty small ones; other languages come when they are spoken. */
const neededByEveryPage = new RegExp(
  [
    String.raw`/src/base/(?!i18n/(phrases\.)?(fr|nl)\.|style|ui/scenery/)`,
    String.raw`/src/match/(games|setup)\.`,
    String.raw`/src/table/(ruleContext|RuleLink)\.`,
    String.raw`/games/\w+/(manifest\.json|(game|words/(phrases|(lessons\.)?en))\.ts)$`,
  ].join('|'),
);

/** What several pages share is in a few files too: a page asks for thirty instead of fifty. */
const chunks = [
  { name: 'base', test: neededByEveryPage },
  { name: 'board', test: /\/src\/(board|door|match)\//, minShareCount: 4 },
  { name: 'table', test: /\/(src\/(table|features)|games\/common)\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [
    svelte(),
    { name: 'about', transformIndexHtml: (html) => html.replace('%about%', about) },
    VitePWA({
      // A new version waits until no page of the old one is open, or until somebody asks for it: no game is disturbed.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Brocéliande',
        short_name: 'Brocéliande',
        description: `${about}.`,
        display: 'standalone',
        start_url: '/',
        background_color: '#f3eddd',
        theme_color: '#3d5a2e',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      // The platform asks for its icons once; no page shows them.
      includeManifestIcons: false,
      workbox: {
        importScripts: ['/notice-click.js', '/notice-push.js'],
        globPatterns: ['**/*.{js,css,html,svg,wasm,woff2,nnue}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        runtimeCaching: [{ urlPattern: /\/print\/.*\.pdf$/, handler: 'StaleWhileRevalidate' }],
        navigateFallbackDenylist: [/^\/(healthz|print|api|licences)/],
      },
    }),
  ],
  // A finger hovers over nothing: what it has tapped would look hovered until it taps elsewhere.
  css: { postcss: { plugins: [hoverForPointers()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  worker: { format: 'es' },
  // Networks lie beside the client, where the program takes them from too.
  server: { fs: { allow: ['.', '../data/networks'] } },
  test: {
    include: ['src/**/*.test.ts', 'games/**/*.test.ts', 'pictures/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
    css: true,
    isolate: false, // a process for each file costs more than its tests
    testTimeout: 60_000,
  },
});
