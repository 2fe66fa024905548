/** Calls of catalog and content through the edge's cache (`docs/api.md` 1.3). */
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { errorStatus } from '#contract/api/error.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { noMetrics } from '#edge/metrics.ts';
import type { AskStore } from '#edge/store/upstream.ts';
import { cachedResponse } from './cached-response.ts';
import { fetchAnswer, isFailure, isPersonal, type Fetched } from './fetch-answer.ts';
import { coalesceRequests } from './coalesce.ts';
import { type KeptAnswer, largestKept, noStorage } from './kept-answer.ts';
import { type Lifetime, lifetimeOf } from './lifetime.ts';
import { recentFailures } from './recent-failures.ts';
import { type StoreCall, storeCallOf } from './store-call.ts';

/** Milliseconds that a visitor waits for a new answer when there is an old one. */
const rescuePatience = 3_000;

export interface ReadStore {
  /**
   * Asks the store through the cache, for pages, feeds and sitemaps alike: `await readStore.get(c, getProductDetail, { web_url }, 1_500)`
   * is the answer that the app's own call gets, in the locale and currency of the request; 422 for a request that the contract refuses.
   * Rejects like `AskStore`, but not while an older answer can serve.
   */
  get: (c: EdgeContext, endpoint: AnyEndpoint, request: object, patience: number) => Promise<Response>;
  /** The same for a call that is already read. */
  call: (c: EdgeContext, call: StoreCall, patience: number) => Promise<Response>;
  /** Forgets all answers: something has changed that visitors should see at once. */
  clear: () => void;
}

export function createReadStore(options: EdgeOptions, askStore: AskStore): ReadStore {
  const { now = Date.now, answers: storage = noStorage, metrics = noMetrics } = options;
  const failures = recentFailures(now);
  const requests = coalesceRequests<Fetched>(now, (fetched) => !isPersonal(fetched));
  let generation = 0;

  const begin = (c: EdgeContext, call: StoreCall) => () => {
    const startedIn = generation;
    const work = fetchAnswer(c, askStore, call, now).then(
      async (fetched) => {
        const lifetime = lifetimeOf(fetched.answer.status, fetched.answer.headers['cache-control'] ?? null, call.endpoint.cache);
        if (isFailure(fetched)) failures.add(call.key);
        const isKept = lifetime !== null && fetched.answer.body.byteLength <= largestKept && startedIn === generation;
        if (isKept) await storage.keep(call.key, fetched.answer, lifetime.rescue);
        return fetched;
      },
      (error: unknown) => {
        failures.add(call.key);
        throw error;
      },
    );
    // A visitor who leaves does not take the others' answer along.
    c.env.waitUntil?.(work.catch(() => null));
    return work;
  };

  const ask = async (c: EdgeContext, call: StoreCall, patience: number): Promise<Fetched & { isOwn: boolean }> => {
    const { result, isOwn } = await requests.join(call.key, begin(c, call), patience);
    return { ...result, isOwn };
  };

  const fetchNew = async (c: EdgeContext, call: StoreCall, patience: number): Promise<Response> => {
    const { answer, own, isOwn } = await ask(c, call, patience);
    metrics.cached(isOwn ? 'miss' : 'joined');
    return cachedResponse(c, answer, isOwn ? { age: null, isRescued: false, own } : { age: 0, isRescued: false });
  };

  const rescue = async (c: EdgeContext, call: StoreCall, kept: KeptAnswer, patience: number): Promise<Response> => {
    const old = () => {
      metrics.cached('rescued');
      return cachedResponse(c, kept, { age: ageOf(kept), isRescued: true });
    };
    if (failures.has(call.key)) return old();
    const fetched = await ask(c, call, Math.min(patience, rescuePatience)).catch(() => null);
    if (!fetched || isFailure(fetched)) return old();
    metrics.cached(fetched.isOwn ? 'miss' : 'joined');
    return cachedResponse(c, fetched.answer, {
      age: fetched.isOwn ? null : 0,
      isRescued: false,
      ...(fetched.isOwn && { own: fetched.own }),
    });
  };

  const ageOf = ({ at }: KeptAnswer) => Math.max(0, Math.floor((now() - at) / 1000));

  const call: ReadStore['call'] = async (c, asked, patience) => {
    const kept = await storage.read(asked.key);
    const lifetime = kept && lifetimeOf(kept.status, kept.headers['cache-control'] ?? null, asked.endpoint.cache);
    const use = kept && lifetime ? useOf(lifetime, now() - kept.at) : 'none';
    if (!kept || use === 'none') return fetchNew(c, asked, patience);
    if (use === 'rescue') return rescue(c, asked, kept, patience);
    if (use === 'stale' && !failures.has(asked.key)) requests.start(asked.key, begin(c, asked));
    metrics.cached(use === 'fresh' ? 'hit' : 'stale');
    return cachedResponse(c, kept, { age: ageOf(kept), isRescued: false });
  };

  return {
    call,
    get: async (c, endpoint, request, patience) => {
      const asked = await storeCallOf(c, endpoint, request);
      return asked ? call(c, asked, patience) : new Response(null, { status: errorStatus.validation_failed });
    },
    clear: () => {
      generation += 1;
      storage.clear();
    },
  };
}

function useOf({ fresh, stale, rescue }: Lifetime, age: number): 'fresh' | 'stale' | 'rescue' | 'none' {
  if (age < fresh * 1000) return 'fresh';
  if (age < stale * 1000) return 'stale';
  return age < rescue * 1000 ? 'rescue' : 'none';
}
