/** Opens the shop for changes, in one process, and says where. */
import { hostOfLocale, localeKeys } from '#contract/locale.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { openStore } from '#server/run/open-store.ts';
import { closeServer, listen, runUntilStopped } from '#server/http/shutdown.ts';
import { addressesOf } from './addresses.ts';
import { openDevShop } from './dev-shop.ts';
import { edgeSettings } from './edge-settings.ts';
import { progressBar } from './progress.ts';
import { adminPlace } from './serve-edge.ts';

await runUntilStopped(async (lifetime) => {
  const environment = readEnvironment();
  const store = await openStore({ ...environment, rateLimits: false }, lifetime, { onProgress: progressBar('Filling the shop') });
  const { hosts, port } = environment;
  const adminAt = adminPlace(port);
  const { vite, open, admin } = await openDevShop(
    { ...edgeSettings(), edgeSecret: store.edgeSecret, fetch: async (request) => store.app.fetch(request) },
    [`.${hosts.domain}`, ...localeKeys.map((key) => hostOfLocale(key, hosts))],
  );
  lifetime.atEnd(() => vite.close());
  lifetime.atEnd(() => closeServer(open));
  await listen(open, environment);
  if (adminAt) {
    lifetime.atEnd(() => closeServer(admin));
    await listen(admin, adminAt, 'ADMIN_PORT');
  }
  console.log(`The shop is open for changes:\n${addressesOf(hosts, port).join('\n')}`);
});
