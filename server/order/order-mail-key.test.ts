import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedParts } from '#server/testing/parts.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
});
afterAll(() => store.close());

async function buy(shopper: Shopper, change: Record<string, unknown> = {}) {
  await shopper.add('LM358N-NOPB-TB', 10);
  return (await shopper.checkout(change)).body;
}

/** The mail about a cancelled order. */
async function cancel(shopper: Shopper, order_no: string, accessKey: string | null) {
  expect((await shopper.call('order/cancel', { order_no }, { 'X-Access-Key': accessKey ?? '' })).status).toBe(200);
  const [mail] = await store.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return mail?.text ?? '';
}

test('a mail carries the key of its own order and no other that the caller sends', async () => {
  const member = openShopper(store, { 'X-Locale': 'de', ...(await seedAccount(store.db)).headers });
  const guest = openShopper(store, { 'X-Locale': 'de' });
  const [ofMember, ofGuest] = [await buy(member, { email: undefined }), await buy(guest)];
  expect(await cancel(member, ofMember.order.order_no, ofGuest.access_key)).not.toContain('#ak_');
  expect(await cancel(guest, ofGuest.order.order_no, ofGuest.access_key)).toContain(`#${ofGuest.access_key}`);
});
