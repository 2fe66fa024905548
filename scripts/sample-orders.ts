/** `npm run orders -- 21`: fills the shop of whoever develops it with orders at every step of their way. */
import { createStoreApp } from '#server/run/app.ts';
import { buildDeps } from '#server/run/build-deps.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { runOnDatabase } from '#server/run/open-database.ts';
import { hasCustomers, placeSampleOrders } from '#server/testing/samples/place-orders.ts';

const [, , given = '21'] = process.argv;
const count = Number(given);
if (!Number.isInteger(count) || count < 1 || count > 500) throw new Error('Say how many orders: 1 to 500.');

await runOnDatabase(async (db) => {
  const deps = await buildDeps(db, { ...readEnvironment(), rateLimits: false }, null);
  if (await hasCustomers(deps)) {
    console.error('Customers have ordered in this shop. Sample orders are for a shop of a developer: set another DATA_DIR.');
    process.exitCode = 1;
    return;
  }
  const app = createStoreApp(deps);
  const request = async (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(
      path,
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
    );
  for (const { order_no, status, payment_status } of await placeSampleOrders(deps, { request }, count)) {
    console.log(`${order_no}  ${status.padEnd(18)} ${payment_status}`);
  }
});
