/** Metrics in the text of Prometheus, on a port of their own. */
import { createServer } from 'node:http';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { SetupError } from '#server/kernel/setup-error.ts';
import type { Listening } from '#server/kernel/read-setting.ts';
import type { Lifetime } from '#server/http/shutdown.ts';
import { buildId } from './build-id.ts';
import { watchEventLoop } from './event-loop.ts';
import { watchShop } from './shop-state.ts';
import { storeCounters } from './store-counters.ts';
import type { Metrics } from './store-metrics.ts';

/** Serves `GET /metrics` and nothing else. */
export async function openMetrics(at: Listening, lifetime: Lifetime): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = await buildId();
  new Gauge({ name: 'partwright_build_info', help: 'Always 1.', labelNames: ['build'], registers: [registry] }).set({ build }, 1);
  showEventLoop(registry, lifetime);
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

function showEventLoop(registry: Registry, lifetime: Lifetime): void {
  const held = new Histogram({
    name: 'partwright_event_loop_held_seconds',
    help: 'Processor time between two turns of the event loop. Nobody is answered meanwhile; no call may take more than 0.05.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const stop = watchEventLoop((seconds) => held.observe(seconds));
  lifetime.atEnd(async () => stop());
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
