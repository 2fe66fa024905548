import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Far above what any test needs: a hung one ends, a slow machine fails none. Files bring whole apps and databases with their first test. */
const testTimeout = 120_000;

/** Tests of the browser app that put another module in the place of one: only they read all modules anew, because the others share those of their worker. */
const replacing = globSync('src/**/*.test.{ts,tsx}').filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')));

/** Tests that have the bundler find files: calculators know no file system. */
const bundled = globSync('{build,calculators,contract,land-patterns}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('import.meta.glob'),
);

/** Node reads the modules itself, as in the shop: what is tested is what runs, and takes half the time. */
const asNode = { environment: 'node', experimental: { viteModuleRunner: false, nodeLoader: false }, testTimeout } as const;

/** Those that look at `dist/`. */
const built = ['build/{import-circles,page-weights,word-weight}.test.ts'];
const marked = ['build/secrets.test.ts'];

const screens = {
  environment: 'jsdom',
  // Each rule goes into jsdom's style sheet by itself; as text, jsdom reads the whole sheet again for every component.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: ['vitest.settle-imports.ts', 'vitest.setup.ts'],
  testTimeout,
  hookTimeout: testTimeout,
};

export default defineConfig({
  ...viteConfig,
  test: {
    // One more than there are cores: some files mostly wait for processes, mails and locks.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...asNode,
          name: 'pure',
          include: ['{calculators,contract,land-patterns}/**/*.test.ts'],
          exclude: bundled,
          // Functions of their arguments alone: files share one registry of modules, so that the calculators are read once instead of in each file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'bundled', environment: 'node', include: bundled, isolate: false, testTimeout } },
      {
        extends: true,
        test: {
          ...asNode,
          name: 'node',
          include: ['{build,edge,scripts,demo-catalog}/**/*.test.ts', 'locales/*.test.ts'],
          exclude: [...built, ...marked, ...bundled],
        },
      },
      {
        extends: true,
        test: { ...asNode, name: 'marked', include: marked, globalSetup: ['build/make-marked-build.ts'] },
      },
      { extends: true, test: { ...asNode, name: 'built', include: built, globalSetup: ['build/make-build.ts'] } },
      {
        extends: true,
        test: {
          ...asNode,
          name: 'server',
          include: ['server/**/*.test.ts'],
          // Each opens a store of its own; the modules of a worker are read once.
          isolate: false,
          globalSetup: ['server/testing/database-setup.ts'],
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { ...screens, name: 'src', include: ['src/**/*.test.{ts,tsx}'], exclude: replacing, isolate: false } },
      { extends: true, test: { ...screens, name: 'src-alone', include: replacing } },
    ],
  },
});
