import { feedPath } from '#contract/routes/feed-path.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import type { EdgeContext, EdgeMiddleware } from './edge-env.ts';

/**
 * What the edge's cache made of a call that it may keep: `hit` fresh from the cache, `stale` old while it is fetched anew,
 * `rescued` old because the store failed, `joined` waited for the same call of another visitor, `miss` asked the store.
 */
export const cacheOutcomes = ['hit', 'stale', 'rescued', 'joined', 'miss'] as const;
type CacheOutcome = (typeof cacheOutcomes)[number];

/** One answer that went out. */
export interface EdgeAnswer {
  /** A name of the route table or one of a few words, never a path. */
  route: string;
  method: string;
  status: number;
  seconds: number;
  requestId: string;
}

/** Counts what the edge does; Node shows it to Prometheus and in its log, workerd counts nothing. */
export interface EdgeMetrics {
  answered: (answer: EdgeAnswer) => void;
  cached: (outcome: CacheOutcome) => void;
}

export const noMetrics: EdgeMetrics = { answered: () => {}, cached: () => {} };

/** Tells each answer with its time. */
export function countAnswers(metrics: EdgeMetrics): EdgeMiddleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    metrics.answered({
      route: routeOf(c),
      method: c.req.method,
      status: c.res.status,
      seconds: (performance.now() - started) / 1000,
      requestId: c.get('requestId'),
    });
  };
}

/** The kind of a request in a bounded set of words, so that no visitor can make new ones. */
function routeOf(c: EdgeContext): string {
  const { path } = c.req;
  if (path.startsWith('/api/store/')) return 'api';
  if (path.startsWith('/assets/') || path.startsWith('/builds/')) return 'file';
  if (path === '/healthz' || path === '/api/get-ip') return path.slice(path.lastIndexOf('/') + 1);
  const page = c.get('path') ?? path;
  if (page === feedPath) return 'feed';
  return matchPage(page)?.row.name ?? 'other';
}
