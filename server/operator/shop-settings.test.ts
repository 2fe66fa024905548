import { afterAll, beforeAll, expect, test } from 'vitest';
import type { saveSettings } from '#contract/api/admin-shop.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { audit } from '#server/db/schema.ts';
import { saveSiteFacts } from '#server/operator-site.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

type Shown = ResponseOf<typeof saveSettings>;

let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openTestStore();
  operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
});
afterAll(() => store.close());

const save = async (change: object) => (await operator.call<Shown>('admin/settings', change)).body;

test('what is sent is changed, the rest stays; the audit tells it', async () => {
  await save({ transfer_hold_days: 9, site: { phone: '+49 30 1234' } });
  const shown = await save({ order_minimum: 2500, rates: [{ currency: 'JPY', rate: '160.5' }] });
  expect(shown).toMatchObject({ transfer_hold_days: 9, order_minimum: 2500, site: { phone: '+49 30 1234' } });
  expect(shown.rates).toContainEqual({ currency: 'JPY', rate: '160.500000' });
  expect(store.deps.settings.trade.transferHoldDays).toBe(9);
  const entries = await store.db.select().from(audit);
  expect(entries.map(({ target }) => target)).toEqual(['transfer_hold_days site', 'order_minimum rates']);
});

test('two who change different things at once both have their way', async () => {
  await Promise.all([save({ pay_again_days: 11 }), save({ transfer_hold_days: 5 }), save({ site: { hours: '9–17' } })]);
  await Promise.all([saveSiteFacts(store.db, { company: 'Muster Parts' }), saveSiteFacts(store.db, { address: 'Berlin' })]);
  const site = { hours: '9–17', company: 'Muster Parts', address: 'Berlin' };
  expect(await save({ order_minimum: 0 })).toMatchObject({ pay_again_days: 11, transfer_hold_days: 5, site });
});

test('a tax number that is taken back is gone at once', async () => {
  expect((await save({ site: { tax_id: 'DE136695976' } })).site.tax_id).toBe('DE136695976');
  expect((await save({ site: { tax_id: '' } })).site.tax_id).toBe('');
});

test('a change that cannot be written down is not made', async () => {
  const before = await save({});
  const failing = new Error('no audit');
  await expect(
    store.db.transaction(async (queries) => {
      await saveSiteFacts(queries, { company: 'Nobody' });
      throw failing;
    }),
  ).rejects.toBe(failing);
  expect(
    (await operator.call<Shown>('admin/settings', { rates: [{ currency: 'JPY', rate: 'much' }], site: { company: 'Nobody' } })).status,
  ).toBe(422);
  expect(await save({})).toEqual(before);
});
