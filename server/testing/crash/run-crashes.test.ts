/** The short form of `npm run test:crash`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { victims } from './crash-shop.ts';
import { runCrashes } from './run-crashes.ts';

test(
  'a shop that is killed in each of three ways, with a table locked and its disk full, opens each time by itself and has kept every promise',
  { timeout: 480_000 },
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'partwright-crash-'));
    chmodSync(home, 0o755); // the database's own user has to get in when root runs the tests
    const run = { dataDir: join(home, 'data'), kills: victims.length, hardships: 1, buyers: 4, rest: 250, longestPeace: 1500 };
    const { faults, promised } = await runCrashes({ ...run, tell: () => {} });
    expect(faults).toEqual([]);
    expect(promised.orders.length).toBeGreaterThan(0);
    // A minute was what a retry had to wait for before its key was known to be that of a dead process.
    expect(promised.longestHeldBack).toBeLessThan(30_000);
    rmSync(home, { recursive: true });
  },
);
