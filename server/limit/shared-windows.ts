import { getTableName } from 'drizzle-orm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#server/db/client.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import { rateWindow } from '#server/db/schema.ts';
import type { CountUse } from './count-use.ts';
import { keyedHash } from './keyed-hash.ts';

/** Seconds that a row outlives its window, for processes whose clocks are behind. */
const slack = 60;

/** Counts in the database, for all processes together. A key that has used its window up is remembered here and asks it no more. */
export function sharedWindows(db: Database, secret: Uint8Array): CountUse {
  const limiters = new Map<number, RateLimiterPostgres>();

  async function limiterOf(limit: number): Promise<RateLimiterPostgres> {
    const known = limiters.get(limit);
    if (known) return known;
    // A shop of one process never loads it.
    const library = await import('rate-limiter-flexible');
    const made = new library.RateLimiterPostgres({
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
    limiters.set(limit, made);
    return made;
  }

  return async ({ key, amount, limit, now, endsAt }) => {
    // Windows begin for everybody at the same moment, so each has a key of its own and needs no clock but that of the store.
    const name = keyedHash(secret, `${key} ${endsAt}`);
    const customDuration = Math.ceil((endsAt - now) / 1000) + slack;
    try {
      // A use counts also when nobody waits for the answer any more.
      const { consumedPoints } = await beyondCall(async () => (await limiterOf(limit)).consume(name, amount, { customDuration }));
      return consumedPoints;
    } catch (error) {
      // What the library refuses by is no error but the state of the window.
      if (error instanceof Error) throw error;
      return limit + 1;
    }
  };
}
