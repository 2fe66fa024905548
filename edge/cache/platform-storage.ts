import * as z from 'zod/mini';
import type { AnswerStorage, KeptAnswer } from './kept-answer.ts';
import { logTrouble } from '#edge/log.ts';

/** What is used of the Cache API of Cloudflare's platform. */
export interface PlatformCache {
  match: (request: Request) => Promise<Response | undefined>;
  put: (request: Request, response: Response) => Promise<void>;
}

const keptAs = 'X-Kept';
const facts = z.object({ at: z.number(), headers: z.record(z.string(), z.string()) });

/** Answers in the cache of the data centre that runs the worker. Its addresses are the shop's own, which the platform asks for. */
export function platformStorage(cache: PlatformCache, siteDomain: string): AnswerStorage {
  const address = (key: string) => new Request(`https://${siteDomain}/.answers/1/${encodeURIComponent(key)}`);
  return {
    read: async (key) => {
      try {
        return await readKept(await cache.match(address(key)));
      } catch (error) {
        warn(error);
        return null;
      }
    },
    keep: async (key, { status, headers, body, at }, seconds) => {
      const own = { 'Cache-Control': `public, max-age=${seconds}`, [keptAs]: JSON.stringify({ at, headers }) };
      await cache.put(address(key), new Response(body, { status, headers: own })).catch(warn);
    },
    clear: () => {},
  };
}

function warn(error: unknown): void {
  logTrouble('warn', 'cache_failed', null, error);
}

async function readKept(found: Response | undefined): Promise<KeptAnswer | null> {
  if (!found) return null;
  const { at, headers } = facts.parse(JSON.parse(found.headers.get(keptAs) ?? 'null'));
  return { status: found.status, headers, body: new Uint8Array(await found.arrayBuffer()), at };
}
