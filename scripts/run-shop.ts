/** Opens store and edge in one process, listens, and says where. */
import { createNodeEdge } from '#edge/node.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { showMetrics } from '#server/metrics/store-metrics.ts';
import { openStore } from '#server/run/open-store.ts';
import { runUntilStopped } from '#server/http/shutdown.ts';
import { firstOwnerLink } from '#server/admin/access/first-owner.ts';
import { addressesOf } from './addresses.ts';
import { buildApp, compressLater } from './build-app.ts';
import { edgeReport } from './edge-report.ts';
import { edgeSettings } from './edge-settings.ts';
import { progressBar } from './progress.ts';
import { serveEdge } from './serve-edge.ts';

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const settings = edgeSettings();
  const metrics = await showMetrics(environment.metrics, lifetime);
  // A first start builds and fills at the same time: neither keeps both cores of a small machine busy.
  const [store] = await Promise.all([
    openStore(environment, lifetime, { onProgress: progressBar('Filling the shop'), metrics }),
    buildApp(),
  ]);
  const edge = createNodeEdge({
    ...settings,
    edgeSecret: store.edgeSecret,
    metrics: await edgeReport({ log: store.deps.log, registry: metrics?.registry ?? null, isBesideStore: true }),
    fetch: async (request) => store.app.fetch(request),
  });
  await serveEdge(edge, environment, lifetime);
  compressLater(lifetime);
  const ownerLink = settings.adminAt === 'off' ? null : await firstOwnerLink(store.deps);
  console.log(`The shop is open:\n${addressesOf(environment.hosts, environment.port).join('\n')}`);
  if (ownerLink !== null) console.log(`Nobody runs it yet. Whoever opens this first becomes its owner:\n  ${ownerLink}`);
});
