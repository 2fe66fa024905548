import { afterAll, beforeAll, vi } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { describeEdge } from './testing/edge-cases.ts';
import { type FakeStore, openFakeStore } from './testing/fake-store.ts';
import { type FixtureDist, makeFixtureDist } from './testing/fixture-dist.ts';
import { type Platform, platformHosts } from './testing/platform.ts';

let store: FakeStore;
let dist: FixtureDist;
let worker: Awaited<ReturnType<typeof unstable_startWorker>>;
let platform: Platform;
const edgeSecret = 'between-us';
const text = (value: string) => ({ type: 'plain_text', value }) as const;

beforeAll(async () => {
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false');
  vi.stubEnv('CLOUDFLARE_CF_FETCH_ENABLED', 'false'); // stays offline
  [store, dist] = await Promise.all([openFakeStore(), makeFixtureDist()]);
  worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: dist.folder,
    bindings: { UPSTREAM: text(store.origin), SITE_DOMAIN: text('localhost'), HOSTS: text(platformHosts), EDGE_SECRET: text(edgeSecret) },
    dev: { server: { hostname: '127.0.0.1', port: 0 }, inspector: false, watch: false, logLevel: 'none', persist: false },
  });
  await worker.ready;
  const ask: Platform['ask'] = async (url, { headers, ...init } = {}, ip = '127.0.0.1') => {
    const answer = await worker.fetch(url, { ...init, redirect: 'manual', headers: { ...headers, 'CF-Connecting-IP': ip } });
    return answer as unknown as Response; // Miniflare's own class of the same shape
  };
  platform = { store, edgeSecret, ask };
}, 60_000);
afterAll(async () => {
  await worker.dispose();
  await Promise.all([store.close(), dist.remove()]);
  vi.unstubAllEnvs();
});

describeEdge(() => platform);
