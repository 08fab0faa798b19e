import { defineConfig } from 'vitest/config';

/** What `npm run screens` runs: pages, games and sounds into `screens/`, to be looked at and listened to. */
export default defineConfig({
  test: {
    include: ['tests/screens/{screens,sounds}.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/setup.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
