import { defineConfig } from 'vitest/config';

/** Every page and sound into `screens/`, to be looked at and listened to: `npm run screens`, `npm run screens -- -t lobby`. */
export default defineConfig({
  test: {
    include: ['tests/screens/*.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/setup.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
