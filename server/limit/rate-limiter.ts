import type { StoreDeps } from '#server/caller/call.ts';
import { isDatabaseAway } from '#server/kernel/database-trouble.ts';
import type { RateLimiter } from '#server/caller/rate-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { CountUse } from './count-use.ts';
import { memoryWindows } from './memory-windows.ts';
import { sharedWindows } from './shared-windows.ts';

/** Counts what callers do: together with the other processes where there may be some, else in memory. */
export function createRateLimiter({
  db,
  clock,
  settings,
  signingKey,
}: Pick<StoreDeps, 'db' | 'clock' | 'settings' | 'signingKey'>): RateLimiter {
  const own = memoryWindows();
  const all = settings.sharedLimits ? insured(sharedWindows(db, signingKey), own) : own;
  return async (key, { limit, seconds, isLocal }, amount = 1) => {
    const now = clock().getTime();
    const endsAt = (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;
    const resetSeconds = Math.ceil((endsAt - now) / 1000);
    const used = await (isLocal ? own : all)({ key, amount, limit, now, endsAt });
    if (used > limit) throw new StoreError('rate_limited', { data: { retry_after: resetSeconds } });
    return { limit, remaining: limit - used, resetSeconds };
  };
}

/** While the database is away each process counts for itself: a limit keeps nobody out because it could not be looked up. */
function insured(shared: CountUse, own: CountUse): CountUse {
  return async (use) => {
    try {
      return await shared(use);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return own(use);
    }
  };
}
