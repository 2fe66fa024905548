/** Milliseconds in which a call that failed is not tried again for visitors who can have an older answer. */
const pause = 5_000;
const mostRemembered = 1_000;

/** Calls of which the store has just failed to answer. */
export function recentFailures(now: () => number) {
  const until = new Map<string, number>();
  return {
    add: (key: string): void => {
      until.delete(key);
      until.set(key, now() + pause);
      const oldest = until.size > mostRemembered ? until.keys().next().value : undefined;
      if (oldest !== undefined) until.delete(oldest);
    },
    has: (key: string): boolean => (until.get(key) ?? 0) > now(),
  };
}
