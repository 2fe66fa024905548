import type { StoreDeps } from '#server/caller/call.ts';
import { isDatabaseAway } from '#server/kernel/database-trouble.ts';
import type { RateLimiter } from '#server/caller/rate-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { CountUse } from '#server/caller/count-use.ts';
import { memoryWindows } from './memory-windows.ts';
import { sharedWindows } from './shared-windows.ts';
import { WindowsAway } from './windows-away.ts';

/** Counts what callers do: together with the other processes where there may be some, else in memory. */
export function createRateLimiter({
  db,
  clock,
  settings,
  signingKey,
  countUse,
}: Pick<StoreDeps, 'db' | 'clock' | 'settings' | 'signingKey' | 'countUse'>): RateLimiter {
  const own = memoryWindows();
  const inDatabase = settings.sharedLimits ? insured(sharedWindows(db, signingKey), own) : own;
  // Redis is quick enough for what comes often, too.
  const [often, seldom] = countUse ? [insured(countUse, own), insured(countUse, inDatabase)] : [own, inDatabase];
  return async (key, { limit, seconds, isLocal }, amount = 1) => {
    const now = clock().getTime();
    const endsAt = (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;
    const resetSeconds = Math.ceil((endsAt - now) / 1000);
    const used = await (isLocal ? often : seldom)({ key, amount, limit, now, endsAt });
    if (used > limit) throw new StoreError('rate_limited', { data: { retry_after: resetSeconds } });
    return { limit, remaining: limit - used, resetSeconds };
  };
}

/** While who counts for all is away the next one does, in the end each process for itself: a limit keeps nobody out because it could not be looked up. */
function insured(shared: CountUse, next: CountUse): CountUse {
  return async (use) => {
    try {
      return await shared(use);
    } catch (error) {
      if (!(error instanceof WindowsAway) && !isDatabaseAway(error)) throw error;
      return next(use);
    }
  };
}
