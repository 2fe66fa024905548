import { Counter, Histogram, type Registry } from 'prom-client';
import { cacheOutcomes, type EdgeMetrics } from '#edge/metrics.ts';
import { waits } from '#server/metrics/store-counters.ts';

/** Counters of an edge. Every label has few values: names of the route table, outcomes of the cache. */
export function edgeCounters(registry: Registry): EdgeMetrics {
  const registers = [registry];
  const answers = new Histogram({
    name: 'partwright_edge_request_seconds',
    help: 'Time to the first byte of an answer, by route of the page or kind of the request.',
    labelNames: ['route', 'status'],
    buckets: waits,
    registers,
  });
  const cache = new Counter({
    name: 'partwright_edge_cache_total',
    help: 'Calls that may be cached, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  // Shown from the start, so that a rate has something to begin with.
  for (const outcome of cacheOutcomes) cache.inc({ outcome }, 0);
  return {
    answered: ({ route, status, seconds }) => answers.observe({ route, status }, seconds),
    cached: (outcome) => cache.inc({ outcome }),
  };
}
