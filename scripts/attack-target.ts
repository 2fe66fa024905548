/** The shop that is attacked: edge, store and database as `npm start` opens them, without the built app, and with a watch on its thread. */
import { createAdaptorServer } from '@hono/node-server';
import { operatorScopes } from '#contract/api/endpoint.ts';
import { createNodeEdge } from '#edge/node.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { openStore } from '#server/run/open-store.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { addKey } from '#server/admin/access/operator-keys.ts';
import { openSession } from '#server/caller/operator-session.ts';
import { closeServer, listen, runUntilStopped } from '#server/http/shutdown.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { edgeSettings } from './edge-settings.ts';
import { type Told, watchLoop } from './attack/watch-loop.ts';

const tell = (told: Told): void => void process.send?.(told);
const memoryEvery = 1000;
/** Log-ins of a person of the shop, for as many rounds: some requests end one. */
const mostSessions = 60;
/** Milliseconds from which a hold is worth a second look. */
const notable = 25;

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const store = await openStore(environment, lifetime, { onProgress: () => {} });
  const { secret: operatorKey } = await addKey(actingOnConsole(store.deps), { name: 'attack', scopes: [...operatorScopes] });
  const person = await seedPerson(store.deps);
  const log = { browser: null, now: new Date() };
  const opened = await Promise.all(Array.from({ length: mostSessions }, () => openSession(log, store.deps.db, person.id)));
  const edge = createNodeEdge({ ...edgeSettings(), edgeSecret: store.edgeSecret, fetch: async (request) => store.app.fetch(request) });
  const server = createAdaptorServer({ fetch: edge.fetch });
  const port = await listen(server, environment);
  lifetime.atEnd(() => closeServer(server));
  // The catalog is read before anybody is measured: a shop that has just started is not what a visitor meets.
  await fetch(`http://127.0.0.1:${port}/api/store/common/hot-product`);
  watchLoop(notable, (hold) => tell({ kind: 'hold', hold }));
  setInterval(() => tell({ kind: 'memory', bytes: process.memoryUsage.rss() }), memoryEvery).unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  tell({ kind: 'open', port, operatorKey, sessions: opened.map(({ token }) => token) });
});
