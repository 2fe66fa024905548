/** Shipping as the operator sets it, in carts, checkouts and orders. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShippingZone, ShownSettings } from '#contract/api/admin/settings.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { demoTrade } from '#server/kernel/trade-settings.ts';
import { carrierName, trackingUrl } from '#server/rules/carriers.ts';
import { runSettings } from './settings-command.ts';
import { saveSettings } from './save-settings.ts';

const sku = 'LM358N-NOPB-TB';
const rate = {
  code: 'standard' as const,
  tracked: true,
  price: 700,
  included_grams: 1000,
  per_kilogram: 100,
  free_from: 9000,
  eta_min_days: 2,
  eta_max_days: 4,
};
const zone = (change: Partial<ShippingZone> = {}): ShippingZone => ({
  name: 'World',
  countries: null,
  incoterm: 'DAP',
  rates: [rate],
  ...change,
});

/** A Monday. */
const now = new Date('2026-08-03T08:00:00Z');
let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
});
afterAll(() => store.close());

const save = (change: object) => operator.call<ShownSettings>('admin/settings', change);
const cutoffOfPart = async (): Promise<unknown> => {
  const answer = await store.request(`/api/store/common/product-detail?sku=${sku}`);
  return Object.assign({ order_cutoff: undefined }, await answer.json()).order_cutoff;
};
const german = () => openShopper(store, { 'X-Locale': 'de' });

test('a carrier of the operator is offered with an order and leads to its own page; an address without the number is refused', async () => {
  const bike = { name: 'Bike courier', also: ['bike'], tracking: 'https://bike.example/?p={number}' };
  const refused = await save({ carriers: [{ ...bike, tracking: 'https://bike.example/' }] });
  expect(refused.body).toMatchObject({ error: { fields: { 'carriers.0.tracking': [{ code: 'invalid_format' }] } } });
  expect((await save({ carriers: [bike, { ...bike, name: 'BIKE COURIER' }] })).status).toBe(422);
  expect((await save({ carriers: [bike] })).body).toMatchObject({ carriers: [bike] });
  const { trade } = store.deps.settings;
  expect([carrierName(trade.carriers, 'BIKE'), trackingUrl(trade.carriers, 'bike', '4 2')]).toEqual([
    'Bike courier',
    'https://bike.example/?p=42',
  ]);
  await save({ carriers: [...demoTrade.carriers] });
});

test('parts leave the same day until the hour that the operator says, by the clocks of the warehouse', async () => {
  expect(await cutoffOfPart()).toBeNull();
  const refused = await save({ order_cutoff: { time: '24:00', time_zone: 'Europe/Atlantis' } });
  expect(refused.body).toMatchObject({
    error: { fields: { 'order_cutoff.time': [{ code: 'invalid_format' }], 'order_cutoff.time_zone': [{ code: 'not_allowed' }] } },
  });
  const cutoff = { time: '15:30', time_zone: 'Europe/Berlin' };
  expect((await save({ order_cutoff: cutoff })).body.order_cutoff).toEqual(cutoff);
  expect(await cutoffOfPart()).toBe('2026-08-03T13:30:00.000Z');
  expect((await save({ order_cutoff: null })).body.order_cutoff).toBeNull();
  expect(await cutoffOfPart()).toBeNull();
});

test('a new price holds for the next checkout; whoever agreed to the old one is told, and what is ordered stays', async () => {
  const ordering = german();
  await ordering.add(sku, 10);
  const placed = (await ordering.checkout()).body.order;
  const agreed = german();
  await agreed.add(sku, 10);
  const old = (await agreed.preview()).body.totals?.total;
  expect((await save({ zones: [zone({ name: 'Home', countries: ['DE'], incoterm: 'DDP' }), zone({ name: 'Rest' })] })).status).toBe(200);
  expect((await agreed.checkout({ expected_total: old })).body.error?.code).toBe('price_changed');
  const fresh = (await agreed.checkout()).body.order;
  expect([placed.totals.shipping, fresh.totals.shipping]).toEqual([490, 700]);
  const preview = (await german().call('order/preview', agreed.draft())).body;
  expect(JSON.stringify(preview)).not.toContain('express');
  // A guest's order is found by what the database holds.
  expect((await store.db.query.order.findMany()).map(({ totals }) => totals.shipping).toSorted((a, b) => a - b)).toEqual([490, 700]);
});

test.each<[string, object, string, string]>([
  [
    'a country in two zones',
    { zones: [zone({ countries: ['DE'] }), zone({ countries: ['DE', 'FR'] }), zone()] },
    'zones.1.countries',
    'not_unique',
  ],
  ['a country that is not shipped to in a zone', { zones: [zone({ countries: ['KP'] }), zone()] }, 'zones.0.countries', 'not_unique'],
  ['two zones for all others', { zones: [zone(), zone()] }, 'zones.1.countries', 'not_unique'],
  ['a country that there is not', { zones: [zone({ countries: ['XX'] }), zone()] }, 'zones.0.countries', 'not_allowed'],
  ['countries left in no zone', { zones: [zone({ countries: ['DE'] })] }, 'not_shipped_to', 'required'],
  ['no zone at all', { zones: [] }, 'zones', 'required'],
  ['a zone without a country', { zones: [zone({ countries: [] }), zone()] }, 'zones.0.countries', 'required'],
  ['a zone without a way to ship', { zones: [zone({ rates: [] })] }, 'zones.0.rates', 'required'],
  ['a price below nothing', { zones: [zone({ rates: [{ ...rate, price: -1 }] })] }, 'zones.0.rates.0.price', 'out_of_range'],
  [
    'an arrival before it can be',
    { zones: [zone({ rates: [{ ...rate, eta_min_days: 5 }] })] },
    'zones.0.rates.0.eta_max_days',
    'out_of_range',
  ],
  ['one kind of shipping twice', { zones: [zone({ rates: [rate, rate] })] }, 'zones.0.rates', 'not_unique'],
])('%s is refused at its field', async (_name, change, path, code) => {
  const before = (await save({})).body;
  const { status, body } = await save(change);
  expect([status, body.error?.fields?.[path]?.[0]?.code]).toEqual([422, code]);
  expect((await save({})).body).toEqual(before);
});

test('a shop that ships nowhere is refused', async () => {
  const { list } = (await german().call<{ list: { code: string }[] }>('common/countries')).body;
  const { body } = await save({ zones: [zone()], not_shipped_to: list.map(({ code }) => code) });
  expect(body.error?.fields?.['not_shipped_to']?.[0]?.code).toBe('not_allowed');
});

test('a country that is taken off the list gets prices, one that is put on it none', async () => {
  expect((await save({ zones: [zone()], not_shipped_to: ['KP', 'FR'] })).status).toBe(200);
  const { list } = (await german().call<{ list: { code: string; ships: boolean }[] }>('common/countries')).body;
  expect(
    list
      .filter(({ ships }) => !ships)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['FR', 'KP']);
  expect((await save({ not_shipped_to: [] })).status).toBe(200);
  expect((await german().call<{ list: { ships: boolean }[] }>('common/countries')).body.list.every(({ ships }) => ships)).toBe(true);
});

test('the console tells what a parcel costs', async () => {
  await saveSettings(actingOnConsole(store.deps), { zones: [...demoTrade.zones], not_shipped_to: ['KP'] });
  const lines: string[] = [];
  const said = console.log;
  console.log = (line: string) => lines.push(line);
  try {
    await runSettings(store.deps, ['parcel', 'fr', '800', '60.00']);
    await runSettings(store.deps, ['parcel', 'KP', '800', '60']);
  } finally {
    console.log = said;
  }
  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'FR: union (DDP)',
    'standard 8.90 EUR 2-5 days',
    'express 19.90 EUR 1-2 days',
    'KP: not shipped to',
  ]);
  await expect(runSettings(store.deps, ['parcel', 'FR', 'heavy', '60'])).rejects.toThrow('"heavy" is no weight in grams.');
});
