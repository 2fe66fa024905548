import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
const euro = { 'X-Currency': 'EUR' };
const sku = 'LM358N-NOPB-TB';

beforeAll(async () => {
  store = await openStoreWithParts();
  await store.db.execute(sql`update product set weight_g = 0.4 where mpn like 'LM358%'`);
});
afterAll(() => store.close());

async function ask(body: object) {
  const response = await store.request(estimateOrder.path, body, euro);
  return { status: response.status, body: (await response.json()) as ResponseOf<typeof estimateOrder> & Partial<ErrorAnswer> };
}

it('says what cart and checkout say for the same parts, and needs no cart', async () => {
  const shopper = openShopper(store, euro);
  await shopper.add(sku, 100);
  for (const country of ['DE', 'US']) {
    const { totals } = (await shopper.call<Cart>(`cart/list?country=${country}`)).body;
    const { status, body } = await ask({ items: [{ sku, quantity: 100 }], country });
    expect(status).toBe(200);
    expect(body.totals).toEqual(totals);
    expect(body.totals.shipping).toBe(Math.min(...body.shipping_options.map(({ price }) => price)));
    expect(body.left_out).toEqual([]);
  }
});

it('counts what can be ordered, and names what cannot', async () => {
  const alone = await ask({ items: [{ sku, quantity: 100 }], country: 'DE' });
  const { body } = await ask({
    items: [
      { sku, quantity: 100 },
      { sku: 'NO-SUCH-CODE', quantity: 1 },
      { sku: 'RC0603FR-0710KL-CT', quantity: 7 },
    ],
    country: 'DE',
  });
  expect(body.totals).toEqual(alone.body.totals);
  expect(body.left_out.map(({ sku: code }) => code)).toEqual(['NO-SUCH-CODE', 'RC0603FR-0710KL-CT']);
});

it('refuses no country and no items', async () => {
  expect((await ask({ items: [{ sku, quantity: 1 }] })).body.error?.code).toBe('validation_failed');
  expect((await ask({ items: [], country: 'DE' })).body.error?.code).toBe('validation_failed');
});
