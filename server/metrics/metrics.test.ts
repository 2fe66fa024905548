import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoreApp } from '#server/run/app.ts';
import { noReplicas } from '#server/db/replicas.ts';
import { startJobs } from '#server/run/jobs.ts';
import type { Listening } from '#server/kernel/read-setting.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type Metrics, showMetrics } from './store-metrics.ts';

let store: TestStore;
let at: Listening;
let metrics: Metrics;
const closers: (() => Promise<void>)[] = [];
const lifetime = { atEnd: (close: () => Promise<void>) => void closers.push(close), fail: () => {} };

beforeAll(async () => {
  store = await openStoreWithParts();
  at = { host: '127.0.0.1', port: await freePort() };
  const shown = await showMetrics(at, lifetime);
  if (!shown) throw new Error('There are no metrics');
  metrics = shown;
  metrics.watchShop({ db: store.db, replicas: noReplicas, search: null, isLeader: () => true });
});
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await store.close();
});

const look = async (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${at.port}${path}`, { method });

test('shows orders, mails, calls and jobs, and makes no series out of what visitors send', async () => {
  const counters = metrics.store();
  const app = createStoreApp(store.deps, counters);
  const shopper = openShopper({ request: store.request });
  await shopper.add('LM358N-NOPB-TB', 5);
  expect((await shopper.checkout()).status).toBe(201);
  await app.request('/api/store/common/config');
  await app.request('/api/store/secret-word?token=secret-word');
  await app.request('/api/store/common/config', { method: 'SECRETWORD' });
  await startJobs(store.deps, { sender: null, onRun: counters.jobRan }).stop();

  const answer = await look();
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  for (const line of [
    'partwright_store_request_seconds_count{call="common/config",method="GET",status="200"} 1',
    'partwright_orders{status="pending",payment="unpaid"} 1',
    'partwright_mails{state="waiting"} 1',
    'partwright_mails{state="given_up"} 0',
    'partwright_mails{state="refused"} 0',
    'partwright_database_up 1',
    'partwright_leader 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/partwright_job_last_success_timestamp_seconds\{job="expire_orders"\} \d{10}/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).toMatch(/partwright_event_loop_held_seconds_bucket\{le="0.05"\} [1-9]/);
  expect(text).toMatch(/partwright_build_info\{build="[\w-]+"\} 1/);
  expect(text).not.toMatch(/secret-?word|buyer@|LM358/i);
});

test('answers nothing else', async () => {
  expect((await look('/')).status).toBe(404);
  expect((await look('/metrics?x=1')).status).toBe(404);
  expect((await look('/metrics', 'POST')).status).toBe(404);
});

test('nobody who does not ask for them gets them', async () => {
  expect(await showMetrics(null, lifetime)).toBeNull();
});
