import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { StoreMetrics } from './store-metrics.ts';

/** Seconds; from a call out of memory to one that somebody gives up on. */
export const waits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const shortWaits = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Counters of the store. Every label has few values: paths of the contract, methods it knows, names of jobs. */
export function storeCounters(registry: Registry): StoreMetrics {
  const registers = [registry];
  const answers = new Histogram({
    name: 'partwright_store_request_seconds',
    help: 'Time to answer a call of the store API, by path of the contract.',
    labelNames: ['call', 'method', 'status'],
    buckets: waits,
    registers,
  });
  const queries = new Histogram({
    name: 'partwright_database_query_seconds',
    help: 'Time from sending a statement to its answer.',
    buckets: shortWaits,
    registers,
  });
  const lastRun = new Gauge({
    name: 'partwright_job_last_success_timestamp_seconds',
    help: 'When this process last finished a job without a fault.',
    labelNames: ['job'],
    registers,
  });
  const failures = new Counter({
    name: 'partwright_job_failures_total',
    help: 'Runs of a job that ended in a fault.',
    labelNames: ['job'],
    registers,
  });
  return {
    answered: (call, method, status, seconds) => answers.observe({ call: call.replace('/api/store/', ''), method, status }, seconds),
    queried: (seconds) => queries.observe(seconds),
    jobRan: (job, isDone) => (isDone ? lastRun.setToCurrentTime({ job }) : failures.inc({ job })),
  };
}
