import type { CountUse } from '#server/caller/count-use.ts';
import type { Log } from '#server/kernel/log.ts';
import { libraryWindows, slack } from './library-windows.ts';
import { WindowsAway } from './windows-away.ts';

/** Milliseconds that a call waits for a count: more than any network between a store and its Redis takes. */
const usualAnswerMs = 250;
/** After a failure nobody asks for so long, so that a Redis that hangs holds up one call a second. */
const restMs = 1000;
/** What a start waits for the first connection. */
const startMs = 2000;
const longestRetryMs = 2000;

export interface RedisWindows {
  /** Throws `WindowsAway` while Redis does not count. */
  count: CountUse;
  close: () => Promise<void>;
}

/** Counts in Redis or Valkey, for all processes together; says in the log when that is away and when it is back. */
export async function openRedisWindows(url: string, secret: Uint8Array, log: Log, answerMs = usualAnswerMs): Promise<RedisWindows> {
  const [{ createClient }, { RateLimiterRedis }] = await Promise.all([import('@redis/client'), import('rate-limiter-flexible')]);
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: startMs, reconnectStrategy: (tries) => Math.min(longestRetryMs, 50 * 2 ** tries) },
  });
  let restUntil = 0;
  let isAway = false;
  const failed = (error: unknown): void => {
    restUntil = performance.now() + restMs;
    if (!isAway) log.warn('limits_away', { reason: error instanceof Error ? error.message : String(error) });
    isAway = true;
  };
  client.on('error', failed);
  const connected = client.connect().catch(failed);
  await Promise.race([connected, new Promise((done) => setTimeout(done, startMs).unref())]);

  const shared = libraryWindows(secret, async (limit) => {
    const settings = { storeClient: client, useRedisPackage: true, keyPrefix: 'partwright', points: limit, duration: slack };
    return new RateLimiterRedis({ ...settings, inMemoryBlockOnConsumed: limit });
  });

  return {
    count: async (use) => {
      if (performance.now() < restUntil || !client.isReady) throw new WindowsAway();
      try {
        const used = await inTime(shared(use), answerMs);
        if (isAway) log.info('limits_back', {});
        isAway = false;
        return used;
      } catch (error) {
        failed(error);
        throw new WindowsAway();
      }
    },
    close: async () => client.destroy(),
  };
}

/** The client waits without end for the answer to what it has written. */
async function inTime<Answer>(answer: Answer | Promise<Answer>, answerMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, refuse) => {
    timer = setTimeout(() => refuse(new Error('answers too slowly')), answerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
