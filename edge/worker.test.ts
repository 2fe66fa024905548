import { afterAll, beforeAll, describe, vi } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { countryCases, countrySite } from './testing/country-cases.ts';
import { describeEdge } from './testing/edge-cases.ts';
import { type FakeStore, openFakeStore } from './testing/fake-store.ts';
import { type FixtureDist, makeFixtureDist } from './testing/fixture-dist.ts';
import { type Platform, platformHosts } from './testing/platform.ts';

type Worker = Awaited<ReturnType<typeof unstable_startWorker>>;

let store: FakeStore;
let dist: FixtureDist;
let worker: Worker;
let countryWorker: Worker;
const edgeSecret = 'between-us';
const text = (value: string) => ({ type: 'plain_text', value }) as const;

async function startWorker(domain: string, hosts: string): Promise<Worker> {
  const started = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: dist.folder,
    bindings: { UPSTREAM: text(store.origin), SITE_DOMAIN: text(domain), HOSTS: text(hosts), EDGE_SECRET: text(edgeSecret) },
    dev: { server: { hostname: '127.0.0.1', port: 0 }, inspector: false, watch: false, logLevel: 'none', persist: false },
  });
  await started.ready;
  return started;
}

function platformOf(running: Worker): Platform {
  const ask: Platform['ask'] = async (url, { headers, ...init } = {}, ip = '127.0.0.1') => {
    const answer = await running.fetch(url, { ...init, redirect: 'manual', headers: { ...headers, 'CF-Connecting-IP': ip } });
    return answer as unknown as Response; // Miniflare's own class of the same shape
  };
  return { store, edgeSecret, ask };
}

beforeAll(async () => {
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false');
  vi.stubEnv('CLOUDFLARE_CF_FETCH_ENABLED', 'false'); // stays offline
  [store, dist] = await Promise.all([openFakeStore(), makeFixtureDist()]);
  worker = await startWorker('localhost', platformHosts);
  countryWorker = await startWorker(countrySite.domain, countrySite.hosts);
}, 60_000);
afterAll(async () => {
  await Promise.all([worker.dispose(), countryWorker.dispose()]);
  await Promise.all([store.close(), dist.remove()]);
  vi.unstubAllEnvs();
});

describeEdge(() => platformOf(worker));
describe('hosts of countries', () => countryCases(() => platformOf(countryWorker)));
