/** Vite serves pages and sources; everything under `/api` and the health check goes through the edge to the store. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Plugin, createServer } from 'vite';
import { hostOfLocale, localeKeys } from '#contract/locale.ts';
import { createNodeEdge, onAdminPort } from '#edge/node.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { openStore } from '#server/run/open-store.ts';
import { closeServer, listen, runUntilStopped } from '#server/http/shutdown.ts';
import { addressesOf } from './addresses.ts';
import { edgeSettings } from './edge-settings.ts';
import { progressBar } from './progress.ts';
import { adminPlace } from './serve-edge.ts';

const servedByEdge = /^\/(api\/|healthz$)/;

function shopApi(edge: ReturnType<typeof createNodeEdge>, adminPort: number | null): Plugin {
  const answer = getRequestListener(edge.fetch);
  const answerAdmin = getRequestListener(onAdminPort(edge));
  return {
    name: 'shop-api',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!servedByEdge.test(request.url ?? '')) return next();
        const isAdminPort = request.socket.localPort === adminPort;
        (isAdminPort ? answerAdmin : answer)(request, response).catch(next);
      });
    },
  };
}

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const store = await openStore({ ...environment, rateLimits: false }, lifetime, { onProgress: progressBar('Filling the shop') });
  const { hosts, port } = environment;
  const admin = adminPlace(port);
  const edge = createNodeEdge({
    ...edgeSettings(),
    edgeSecret: store.edgeSecret,
    fetch: async (request) => store.app.fetch(request),
  });
  const vite = await createServer({
    plugins: [shopApi(edge, admin?.port ?? null)],
    server: {
      port,
      strictPort: true,
      host: true,
      allowedHosts: [`.${hosts.domain}`, ...localeKeys.map((key) => hostOfLocale(key, hosts))],
    },
  });
  lifetime.atEnd(() => vite.close());
  await vite.listen();
  if (admin) {
    const server = createHttpServer(vite.middlewares);
    lifetime.atEnd(() => closeServer(server));
    await listen(server, admin, 'ADMIN_PORT');
  }
  console.log(`The shop is open for changes:\n${addressesOf(hosts, port).join('\n')}`);
});
