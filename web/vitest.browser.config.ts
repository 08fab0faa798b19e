import { defineConfig } from 'vitest/config';

/** Tests in a real browser, against the built client as the program serves it. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/setup.ts'],
    maxWorkers: 2, // two files at once: each often waits for its pages
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
