import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    // As Node reads the shop itself: without a bundler between.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/chromium.ts', 'e2e/filled-shop.ts'],
    setupFiles: ['e2e/policy-check.ts'],
    // One shop after the other: two cores, and each journey starts a database of its own.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // A wait ends as soon as it may; on a busy machine that is late.
    expect: { poll: { timeout: 60_000 } },
  },
});
