/** What an edge on Node tells its operator: a line in the log for each answer, and counters for Prometheus. */
import type { Registry } from 'prom-client';
import { type EdgeAnswer, type EdgeMetrics, noMetrics } from '#edge/metrics.ts';
import type { Log } from '#server/kernel/log.ts';

export interface Reporting {
  log: Log;
  registry: Registry | null;
  /** Whether the store writes the lines of its calls into the same log. */
  isBesideStore: boolean;
}

export async function edgeReport({ log, registry, isBesideStore }: Reporting): Promise<EdgeMetrics> {
  const counters = registry === null ? noMetrics : (await import('./edge-counters.ts')).edgeCounters(registry);
  return {
    cached: counters.cached,
    answered: (answer) => {
      counters.answered(answer);
      if (isWorthALine(answer, isBesideStore)) writeLine(log, answer);
    },
  };
}

/** Files and checks that went well would bury the rest. */
function isWorthALine({ route, status }: EdgeAnswer, isBesideStore: boolean): boolean {
  if (route === 'api') return !isBesideStore;
  return status >= 400 || (route !== 'file' && route !== 'healthz');
}

function writeLine(log: Log, { route, method, status, seconds, requestId }: EdgeAnswer): void {
  log.info('edge_request', { method, route, status, ms: Math.round(seconds * 10_000) / 10, request_id: requestId });
}
