/** Waits after wrong passwords (`docs/api.md` 7.8): per address and network, so nobody can lock another person out. */
import { StoreError } from '#server/store-error.ts';

const minute = 60_000;
/** So many wrong passwords in `windowMs`, then a wait that doubles each time. */
const allowed = 5;
const windowMs = 15 * minute;
const longestWaitMs = 60 * minute;
const memoryMs = 24 * 60 * minute;
const mostKept = 100_000;

interface Failures {
  /** Of the present handful. */
  count: number;
  /** When it began. */
  since: number;
  lastAt: number;
  /** Waits that are over. */
  waits: number;
}

export interface LoginFailures {
  /** Counts a try as failed before its outcome is known, so that many at once are no way around; throws `rate_limited`. */
  begin(key: string): void;
  /** A try that came to no outcome. */
  takeBack(key: string): void;
  /** The password was right. */
  forget(key: string): void;
}

function waitEnd({ count, lastAt, waits }: Failures): number {
  return count < allowed ? 0 : lastAt + Math.min(longestWaitMs, windowMs * 2 ** waits);
}

/** What counts against the next try, once no wait holds it up. */
function carryOver(known: Failures, now: number): Failures {
  if (known.count >= allowed) return { count: 0, since: now, lastAt: now, waits: known.waits + 1 };
  return now - known.since < windowMs ? known : { ...known, count: 0, since: now };
}

export function createLoginFailures(clock: () => Date): LoginFailures {
  const all = new Map<string, Failures>();

  function makeRoom(now: number): void {
    for (const [key, { lastAt }] of all) {
      // In the order of their last failure; past the limit the oldest go first.
      if (all.size < mostKept && lastAt + memoryMs > now) break;
      all.delete(key);
    }
  }

  return {
    begin: (key) => {
      const now = clock().getTime();
      makeRoom(now);
      const known = all.get(key) ?? { count: 0, since: now, lastAt: now, waits: 0 };
      const end = waitEnd(known);
      if (end > now) throw new StoreError('rate_limited', { data: { retry_after: Math.ceil((end - now) / 1000) } });
      const carried = carryOver(known, now);
      all.delete(key);
      all.set(key, { ...carried, count: carried.count + 1, lastAt: now });
    },
    takeBack: (key) => {
      const known = all.get(key);
      if (known) known.count = Math.max(0, known.count - 1);
    },
    forget: (key) => {
      all.delete(key);
    },
  };
}

/** Compares a password as one counted try; throws `invalid_credentials` when it is wrong. */
export async function tryPassword(failures: LoginFailures, key: string, compare: () => Promise<boolean>): Promise<void> {
  failures.begin(key);
  let isRight = false;
  try {
    isRight = await compare();
  } catch (error) {
    failures.takeBack(key); // nothing was compared
    throw error;
  }
  if (!isRight) throw new StoreError('invalid_credentials');
  failures.forget(key);
}
