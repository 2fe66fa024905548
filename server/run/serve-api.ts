/** Opens the store and listens; `main.ts` prepares the process for it. */
import { createAdaptorServer } from '@hono/node-server';
import { readEnvironment } from './environment.ts';
import { showMetrics } from '#server/metrics/store-metrics.ts';
import { openStore } from './open-store.ts';
import { closeServer, listen, runUntilStopped } from '#server/http/shutdown.ts';

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const metrics = await showMetrics(environment.metrics, lifetime);
  const store = await openStore(environment, lifetime, { onProgress: () => {}, metrics });
  const server = createAdaptorServer({ fetch: store.app.fetch });
  const port = await listen(server, environment);
  lifetime.atEnd(() => closeServer(server));
  store.deps.log.info('listening', { part: 'store', port });
});
