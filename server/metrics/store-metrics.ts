/** What the store tells about its work, and whoever shows it. */
import type { Registry } from 'prom-client';
import type { Database } from '#server/db/client.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Listening } from '#server/kernel/read-setting.ts';
import type { SearchEngine } from '#server/search/opensearch/open-engine.ts';
import type { Lifetime } from '#server/http/shutdown.ts';

export interface StoreMetrics {
  /** One answer; `call` is the path of the contract, never that of the request. */
  answered: (call: string, method: string, status: number, seconds: number) => void;
  queried: (seconds: number) => void;
  jobRan: (name: string, isDone: boolean) => void;
}

export const noMetrics: StoreMetrics = { answered: () => {}, queried: () => {}, jobRan: () => {} };

/** What a process that runs the store is asked about at each look. */
export interface Watched {
  db: Database;
  replicas: Replicas;
  /** Null where each process holds the parts itself. */
  search: SearchEngine | null;
  isLeader: () => boolean;
}

export interface Metrics {
  registry: Registry;
  store: () => StoreMetrics;
  watchShop: (watched: Watched) => void;
}

/** Shows metrics where they are asked for; without that, their library is not even loaded. */
export async function showMetrics(at: Listening | null, lifetime: Lifetime): Promise<Metrics | null> {
  if (at === null) return null;
  const { openMetrics } = await import('./open-metrics.ts');
  return openMetrics(at, lifetime);
}
