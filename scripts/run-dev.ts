/** Vite serves pages and sources; everything under `/api` and the health check goes through the edge to the store. */
import { getRequestListener } from '@hono/node-server';
import { type Plugin, createServer } from 'vite';
import { hostOfLocale, localeKeys } from '#contract/locale.ts';
import { createNodeEdge } from '#edge/node.ts';
import { readEnvironment } from '#server/environment.ts';
import { openStore } from '#server/open-store.ts';
import { runUntilStopped } from '#server/shutdown.ts';
import { addressesOf } from './addresses.ts';
import { edgeSettings } from './edge-settings.ts';
import { progressBar } from './progress.ts';

const servedByEdge = /^\/(api\/|healthz$)/;

function shopApi(fetch: Parameters<typeof getRequestListener>[0]): Plugin {
  const answer = getRequestListener(fetch);
  return {
    name: 'shop-api',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!servedByEdge.test(request.url ?? '')) return next();
        answer(request, response).catch(next);
      });
    },
  };
}

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const store = await openStore({ ...environment, rateLimits: false }, lifetime, { onProgress: progressBar('Filling the shop') });
  const { hosts, port } = environment;
  const edge = createNodeEdge({
    ...edgeSettings(),
    edgeSecret: store.edgeSecret,
    fetch: async (request) => store.app.fetch(request),
  });
  const vite = await createServer({
    plugins: [shopApi(edge.fetch)],
    server: {
      port,
      strictPort: true,
      host: true,
      allowedHosts: [`.${hosts.domain}`, ...localeKeys.map((key) => hostOfLocale(key, hosts))],
    },
  });
  lifetime.atEnd(() => vite.close());
  await vite.listen();
  console.log(`The shop is open for changes:\n${addressesOf(hosts, port).join('\n')}`);
});
