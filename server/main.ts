/** The store API alone on a port, for edges that run elsewhere (`EDGE_SECRET`): `node server/main.ts`. */
import { createAdaptorServer } from '@hono/node-server';
import { readEnvironment } from './environment.ts';
import { openStore } from './open-store.ts';
import { closeServer, fail, listen, stopOnSignal } from './shutdown.ts';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const store = await openStore(environment, () => {});
  const server = createAdaptorServer({ fetch: store.app.fetch });
  stopOnSignal(async () => {
    await closeServer(server);
    await store.close();
  });
  store.databaseStopped.catch(fail);
  await listen(server, environment.port).catch(async (error) => {
    await store.close();
    throw error;
  });
  store.deps.log.info('listening', { port: environment.port });
}

await main().catch(fail);
