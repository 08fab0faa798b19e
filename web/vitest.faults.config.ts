import { defineConfig } from 'vitest/config';

/** What can go wrong with a running server: real processes, real databases. `./faults` runs it. */
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 9, // all at once: they wait more than they work
    disableConsoleIntercept: true,
  },
});
