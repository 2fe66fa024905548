import { type Failures, failureMemoryMs, withTry } from './failure-waits.ts';
import type { LoginFailures } from './failure-waits.ts';

const mostKept = 100_000;

/** Kept by this process alone. */
export function memoryFailures(clock: () => Date): LoginFailures {
  const all = new Map<string, Failures>();

  function makeRoom(now: number): void {
    for (const [key, { lastAt }] of all) {
      // In the order of their last failure; past the limit the oldest go first.
      if (all.size < mostKept && lastAt + failureMemoryMs > now) break;
      all.delete(key);
    }
  }

  return {
    begin: async (key) => {
      const now = clock().getTime();
      makeRoom(now);
      const tried = withTry(all.get(key) ?? null, now);
      all.delete(key);
      all.set(key, tried);
    },
    takeBack: async (key) => {
      const known = all.get(key);
      if (known) known.count = Math.max(0, known.count - 1);
    },
    forget: async (key) => {
      all.delete(key);
    },
  };
}
