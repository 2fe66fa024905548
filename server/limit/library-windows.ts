import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CountUse } from '#server/caller/count-use.ts';
import { keyedHash } from './keyed-hash.ts';

/** Seconds that a window is kept after its end, for processes whose clocks are behind. */
export const slack = 60;

/** Counts with limiters of `rate-limiter-flexible`, one for each limit, under hashed keys. */
export function libraryWindows(secret: Uint8Array, make: (limit: number) => Promise<RateLimiterAbstract>): CountUse {
  const limiters = new Map<number, RateLimiterAbstract>();

  async function limiterOf(limit: number): Promise<RateLimiterAbstract> {
    const known = limiters.get(limit) ?? (await make(limit));
    limiters.set(limit, known);
    return known;
  }

  return async ({ key, amount, limit, now, endsAt }) => {
    // Windows begin for everybody at the same moment, so each has a key of its own and needs no clock but that of the store.
    const name = keyedHash(secret, `${key} ${endsAt}`);
    const customDuration = Math.ceil((endsAt - now) / 1000) + slack;
    try {
      const { consumedPoints } = await (await limiterOf(limit)).consume(name, amount, { customDuration });
      return consumedPoints;
    } catch (error) {
      // What the library refuses by is no error but the state of the window.
      if (error instanceof Error) throw error;
      return limit + 1;
    }
  };
}
