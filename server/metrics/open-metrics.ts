/** Metrics in the text of Prometheus, on a port of their own. */
import { createServer } from 'node:http';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { SetupError } from '#server/db/binaries.ts';
import type { Listening } from '#server/read-setting.ts';
import type { Lifetime } from '#server/shutdown.ts';
import { buildId } from './build-id.ts';
import { watchShop } from './shop-state.ts';
import { storeCounters } from './store-counters.ts';
import type { Metrics } from './store-metrics.ts';

/** Serves `GET /metrics` and nothing else. */
export async function openMetrics(at: Listening, lifetime: Lifetime): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = await buildId();
  new Gauge({ name: 'partwright_build_info', help: 'Always 1.', labelNames: ['build'], registers: [registry] }).set({ build }, 1);
  const refreshes: (() => Promise<void>)[] = [];
  const look = async (): Promise<string> => {
    await Promise.all(refreshes.map((refresh) => refresh()));
    return registry.metrics();
  };
  await serve(at, lifetime, registry.contentType, look);
  return {
    registry,
    store: () => storeCounters(registry),
    watchShop: (watched) => void refreshes.push(watchShop(registry, watched)),
  };
}

async function serve({ host, port }: Listening, lifetime: Lifetime, type: string, look: () => Promise<string>): Promise<void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    look().then(
      (text) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(new SetupError(`Cannot show metrics on ${host}:${port}: ${error.code ?? error.message}. Set METRICS_PORT to another one.`)),
    );
    server.listen(port, host, done);
  });
  lifetime.atEnd(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
}
