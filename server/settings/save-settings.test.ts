import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownSettings } from '#contract/api/admin/settings.ts';
import { audit } from '#server/db/schema.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { saveSettings } from './save-settings.ts';
import { addToSetting } from './setting-row.ts';

let store: TestStore;
let operator: Shopper;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
});
afterAll(() => store.close());

const save = async (change: object) => (await operator.call<ShownSettings>('admin/settings', change)).body;

test('what is sent is changed, the rest stays; the audit tells it', async () => {
  await save({ transfer_hold_days: 9, site: { phone: '+49 30 1234' } });
  const shown = await save({ order_minimum: 2500, rates: [{ currency: 'JPY', rate: '160.5' }] });
  expect(shown).toMatchObject({ transfer_hold_days: 9, order_minimum: 2500, site: { phone: '+49 30 1234' } });
  expect(shown.rates).toContainEqual({ currency: 'JPY', rate: '160.500000', day: null, source: '' });
  expect(store.deps.settings.trade.transferHoldDays).toBe(9);
  const entries = await store.db.select().from(audit);
  expect(entries.map(({ target }) => target)).toEqual(['site transfer_hold_days', 'order_minimum rates']);
});

test('two who change different things at once both have their way', async () => {
  await Promise.all([save({ pay_again_days: 11 }), save({ transfer_hold_days: 5 }), save({ site: { hours: '9–17' } })]);
  const console = actingOnConsole(store.deps);
  await Promise.all([saveSettings(console, { site: { company: 'Muster Parts' } }), saveSettings(console, { site: { address: 'Berlin' } })]);
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
      await addToSetting(queries, 'site', { company: 'Nobody' }, now);
      throw failing;
    }),
  ).rejects.toBe(failing);
  expect(
    (await operator.call<ShownSettings>('admin/settings', { rates: [{ currency: 'JPY', rate: 'much' }], site: { company: 'Nobody' } }))
      .status,
  ).toBe(422);
  expect(await save({})).toEqual(before);
});

const account = { beneficiary: 'Muster GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000', account: null, swift: null, address: '' };

test('of two who change one part the later one is told, and nothing of the first is lost', async () => {
  const { versions } = await save({});
  await save({ site: { phone: '+49 30 1' }, versions });
  const late = await operator.call<ShownSettings>('admin/settings', { site: { phone: '+49 30 2' }, order_minimum: 777, versions });
  expect(late.status).toBe(409);
  expect(late.body.error).toMatchObject({ code: 'version_conflict', data: { version: versions.company + 1 } });
  const held = (await operator.call<ShownSettings>('admin/settings')).body;
  expect(held).toMatchObject({ site: { phone: '+49 30 1' }, versions: { ...versions, company: versions.company + 1 } });
  expect(held.order_minimum).not.toBe(777);
  // What the other one has left alone stays free.
  expect((await save({ order_minimum: 778, versions: { payment: versions.payment } })).order_minimum).toBe(778);
});

test('of two who save at the same moment one is told', async () => {
  const { versions } = await save({});
  const both = await Promise.all(
    ['9–17', '10–18'].map((hours) => operator.call<ShownSettings>('admin/settings', { site: { hours }, versions })),
  );
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const kept = both.find(({ status }) => status === 200)?.body.site.hours;
  expect((await save({})).site.hours).toBe(kept);
});

test.each<[string, object, string, string]>([
  ['an IBAN whose digits do not fit', { bank: { ...account, iban: 'DE88370400440532013000' } }, 'bank.iban', 'invalid_format'],
  ['an account without a number', { bank: { ...account, iban: null } }, 'bank.iban', 'required'],
  ['an account without its bank', { banks: { USD: { ...account, bank: ' ' } } }, 'banks.USD.bank', 'required'],
  ['a page that is none', { site: { social: [{ name: 'Forum', url: 'javascript:alert(1)' }] } }, 'site.social.0.url', 'invalid_format'],
  ['an address of mail that is none', { site: { email: 'sales' } }, 'site.email', 'invalid_format'],
  ['no way to pay', { payment_methods: [] }, 'payment_methods', 'required'],
  ['only a way that few may pay by', { payment_methods: ['account'] }, 'payment_methods', 'required'],
  ['cards alone where no service takes them', { payment_methods: ['card', 'account'] }, 'payment_methods', 'required'],
  ['a sender that is no address', { mail_from: { name: 'Muster', address: 'mail' } }, 'mail_from.address', 'invalid_format'],
  ['no day at all', { transfer_hold_days: 0 }, 'transfer_hold_days', 'out_of_range'],
])('%s is refused at its field', async (_name, change, path, code) => {
  const before = await save({});
  const { status, body } = await operator.call<ShownSettings>('admin/settings', change);
  expect(status).toBe(422);
  expect(body.error?.fields?.[path]?.[0]).toMatchObject({ code });
  expect(await save({})).toEqual(before);
});

test('an IBAN is kept as it is read by machines', async () => {
  expect((await save({ bank: { ...account, iban: 'de89 3704 0044 0532 0130 00' } })).bank.iban).toBe(account.iban);
});

test('what a former version has written and this one cannot read counts as not set, the rest holds', async () => {
  await save({ transfer_hold_days: 8 });
  await addToSetting(store.db, 'shop', { pay_again_days: 'many' }, now);
  expect(await save({})).toMatchObject({ transfer_hold_days: 8 });
  await save({ pay_again_days: 30 });
});

test('a person moves the bank account by a fresh second factor alone', async () => {
  const owner = await seedPerson(store.deps);
  const office = openShopper(store, owner.headers);
  const move = { bank: { ...account, bank: 'Andere Bank' } };
  expect((await office.call<ShownSettings>('admin/settings', move)).body.bank).toMatchObject({ bank: 'Andere Bank' });
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await office.call<ShownSettings>('admin/settings', { ...move, banks: {} })).body.error?.code).toBe('factor_required');
  expect((await office.call<ShownSettings>('admin/settings', { site: { phone: '+49 30 3' } })).status).toBe(200);
});

test('a rate is kept with its day and source', async () => {
  const change = { currency: 'TRY', rate: '49.5', day: '2026-11-20', source: 'ECB' };
  expect((await save({ rates: [change] })).rates).toContainEqual({ ...change, rate: '49.500000' });
  const refused = await operator.call<ShownSettings>('admin/settings', { rates: [{ ...change, day: '2026-02-30' }] });
  expect(refused.body.error?.fields?.['rates.0.day']?.[0]?.code).toBe('invalid_format');
});
