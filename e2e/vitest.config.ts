import { defineConfig } from 'vitest/config';

/** Asks thousands of pages as fast as they come: beside another journey the shop says that it is busy. */
const alone = ['e2e/crawl.spec.ts'];

const journey = {
  environment: 'node',
  // As Node reads the shop itself: without a bundler between.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['e2e/policy-check.ts'],
  testTimeout: 240_000,
  hookTimeout: 300_000,
  // A wait ends as soon as it may; on a busy machine that is late.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Once for all projects.
    globalSetup: ['e2e/chromium.ts', 'e2e/filled-shop.ts'],
    projects: [
      // A journey waits for its shop and its browser half of the time, so two go side by side on two cores.
      { test: { ...journey, name: 'journeys', include: ['e2e/**/*.spec.ts'], exclude: alone, maxWorkers: 2, sequence: { groupOrder: 0 } } },
      { test: { ...journey, name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
