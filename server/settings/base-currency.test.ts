/** What a shop is founded with: the country that it is in, and the currency that its prices are kept in. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ShownSettings } from '#contract/api/admin/settings.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let operator: Shopper;
async function begin(opening: Promise<TestStore>): Promise<void> {
  store = await opening;
  operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
}
beforeEach(() => begin(openTestStore()));
afterEach(() => store.close());

const save = (change: object) => operator.call<ShownSettings>('admin/settings', change);
const rateOf = ({ rates }: ShownSettings, code: string) => rates.find(({ currency }) => currency === code)?.rate;

test('a shop without prices takes another base currency, and all rates are for one unit of it', async () => {
  await save({
    rates: [
      { currency: 'USD', rate: '1.25' },
      { currency: 'JPY', rate: '200' },
    ],
  });
  const { body } = await save({ base_currency: 'USD' });
  expect(body.base_currency).toBe('USD');
  expect([rateOf(body, 'USD'), rateOf(body, 'EUR'), rateOf(body, 'JPY')]).toEqual(['1.000000', '0.800000', '160.000000']);
  expect(store.deps.settings.baseCurrency).toBe('USD');
  expect((await save({ rates: [{ currency: 'USD', rate: '1.1' }] })).status).toBe(422);
});

test('once a part has a price the base currency stays, and so do the rates', async () => {
  await store.close();
  await begin(openStoreWithParts());
  const before = (await save({})).body;
  const { status, body } = await save({ base_currency: 'USD' });
  expect([status, body]).toMatchObject([422, { error: { fields: { base_currency: [{ code: 'not_allowed' }] } } }]);
  expect((await save({})).body).toEqual(before);
});

test('the country of the store is set, and what is sent from it follows', async () => {
  expect((await save({})).body.seller_country).toBe('DE');
  expect((await save({ seller_country: 'FR' })).body.seller_country).toBe('FR');
  expect(store.deps.settings.sellerCountry).toBe('FR');
  expect((await save({ seller_country: 'XX' })).status).toBe(422);
});
