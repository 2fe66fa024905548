/** Opens the store and listens; `main.ts` prepares the process for it. */
import { createAdaptorServer } from '@hono/node-server';
import { readEnvironment } from './environment.ts';
import { openStore } from './open-store.ts';
import { closeServer, listen, runUntilStopped } from './shutdown.ts';

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const store = await openStore(environment, lifetime, () => {});
  const server = createAdaptorServer({ fetch: store.app.fetch });
  await listen(server, environment.port);
  lifetime.atEnd(() => closeServer(server));
  store.deps.log.info('listening', { port: environment.port });
});
