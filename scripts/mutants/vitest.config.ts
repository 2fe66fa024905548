import { defineConfig } from 'vitest/config';

/** The tests of the rules, without the one that reads the demo catalog and its database: so thousands of faults are tried in minutes. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['{contract,server/rules}/**/*.test.ts'],
    exclude: ['server/rules/part-number.test.ts'],
  },
});
