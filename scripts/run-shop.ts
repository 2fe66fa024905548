/** Opens store and edge, listens, and says where. */
import { createAdaptorServer } from '@hono/node-server';
import { readAdminAt } from '#edge/admin-gate.ts';
import { readForeignOrigins } from '#edge/content-policy.ts';
import { createNodeEdge } from '#edge/node.ts';
import { readEnvironment } from '#server/environment.ts';
import { openStore } from '#server/open-store.ts';
import { closeServer, listen, runUntilStopped } from '#server/shutdown.ts';
import { addressesOf } from './addresses.ts';
import { buildApp, dist } from './build-app.ts';
import { progressBar } from './progress.ts';

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  await buildApp();
  const store = await openStore(environment, lifetime, progressBar('Filling the shop'));
  const { hosts, port } = environment;
  const adminAt = readAdminAt(process.env['ADMIN'], process.env['ADMIN_HOST']);
  const edge = createNodeEdge({
    dist,
    hosts,
    adminAt,
    foreignOrigins: readForeignOrigins(process.env['IMAGE_ORIGINS'], process.env['UPLOAD_ORIGINS']),
    edgeSecret: store.edgeSecret,
    fetch: async (request) => store.app.fetch(request),
  });
  const server = createAdaptorServer({ fetch: edge.fetch });
  await listen(server, port);
  lifetime.atEnd(() => closeServer(server));
  console.log(`The shop is open:\n${addressesOf(hosts, port).join('\n')}`);
});
