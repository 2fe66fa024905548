import { getTableName } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import { rateWindow } from '#server/db/schema.ts';
import type { CountUse } from '#server/caller/count-use.ts';
import { libraryWindows, slack } from './library-windows.ts';

/** Counts in the database, for all processes together. A key that has used its window up is remembered here and asks it no more. */
export function sharedWindows(db: Database, secret: Uint8Array): CountUse {
  const count = libraryWindows(secret, async (limit) => {
    // A shop of one process never loads it.
    const { RateLimiterPostgres } = await import('rate-limiter-flexible');
    return new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: getTableName(rateWindow),
      tableCreated: true,
      // The hourly clean-up does it.
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: limit,
      duration: slack,
      inMemoryBlockOnConsumed: limit,
    });
  });
  // A use counts also when nobody waits for the answer any more.
  return (use) => beyondCall(async () => count(use));
}
