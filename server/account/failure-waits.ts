/** When the next password may be tried. */
import { StoreError } from '#server/kernel/store-error.ts';
import { day, hour, minute } from '#contract/durations.ts';

/** So many wrong passwords in `windowMs`, then a wait that doubles each time. */
const allowed = 5;
const windowMs = 15 * minute;
const longestWaitMs = hour;
/** After so long without a wrong password all are forgotten. */
export const failureMemoryMs = day;

/** Times in milliseconds. */
export interface Failures {
  /** Of the present handful. */
  count: number;
  /** When it began. */
  since: number;
  lastAt: number;
  /** Waits that are over. */
  waits: number;
}

/** What is known with one more try; throws `rate_limited` while it has to wait. */
export function withTry(known: Failures | null, now: number): Failures {
  const before = known && known.lastAt + failureMemoryMs > now ? known : { count: 0, since: now, lastAt: now, waits: 0 };
  const end = waitEnd(before);
  if (end > now) throw new StoreError('rate_limited', { data: { retry_after: Math.ceil((end - now) / 1000) } });
  const carried = carryOver(before, now);
  return { ...carried, count: carried.count + 1, lastAt: now };
}

function waitEnd({ count, lastAt, waits }: Failures): number {
  return count < allowed ? 0 : lastAt + Math.min(longestWaitMs, windowMs * 2 ** waits);
}

/** What counts against the next try, once no wait holds it up. */
function carryOver(known: Failures, now: number): Failures {
  if (known.count >= allowed) return { count: 0, since: now, lastAt: now, waits: known.waits + 1 };
  return now - known.since < windowMs ? known : { ...known, count: 0, since: now };
}

export interface LoginFailures {
  /** Counts a try as failed before its outcome is known, so that many at once are no way around; throws `rate_limited`. */
  begin(key: string): Promise<void>;
  /** A try that came to no outcome. */
  takeBack(key: string): Promise<void>;
  /** The password was right. */
  forget(key: string): Promise<void>;
}
