import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/chromium.ts', 'e2e/filled-shop.ts'],
    setupFiles: ['e2e/policy-check.ts'],
    // One shop after the other: two cores, and each journey starts a database of its own.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As long as Playwright itself waits: a second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
