import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/chromium.ts', 'e2e/filled-shop.ts'],
    setupFiles: ['e2e/policy-check.ts'],
    // Each journey starts a database, a shop and a browser of its own, which wait for each other half of the time.
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // A wait ends as soon as it may; on a busy machine that is late.
    expect: { poll: { timeout: 60_000 } },
  },
});
