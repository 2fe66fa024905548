import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Address } from '#contract/api/address.ts';
import { addressLimit, type UserInfo } from '#contract/api/account.ts';
import { address } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { addresses, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T10:00:00Z');
const tomorrow = new Date('2026-11-22T10:00:00Z');
const company = { ...addresses.DE, company: 'Keller GmbH', tax_id: 'DE123456788' };

beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
});
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});
afterAll(() => store.close());

async function newBuyer(): Promise<Shopper & { id: string }> {
  const account = await seedAccount(store.db, { expiresAt: tomorrow });
  return { ...openShopper(store, { 'X-Locale': 'de', ...account.headers }), id: account.id };
}

async function save(buyer: Shopper, change: Record<string, unknown> = {}) {
  now = new Date(now.getTime() + 1000);
  return buyer.call<Address>('user/save-address', { ...addresses.DE, ...change });
}
const list = async (buyer: Shopper) => (await buyer.call<{ list: Address[] }>('user/user-address')).body.list;
const flags = async (buyer: Shopper) =>
  (await list(buyer)).map(({ label, default_shipping, default_billing }) => [label, default_shipping, default_billing]);

test('the first address becomes the default of both kinds, and the one the account ships to', async () => {
  const buyer = await newBuyer();
  expect(await list(buyer)).toEqual([]);
  const { status, body } = await save(buyer, { label: 'Lab', default_shipping: false });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    label: 'Lab',
    first_name: 'Erika',
    company: null,
    tax_id: null,
    tax_id_status: 'none',
    postcode: '10115',
    default_shipping: true,
    default_billing: true,
    updated_at: now.toISOString(),
  });
  expect(await list(buyer)).toEqual([body]);
  expect((await buyer.call<UserInfo>('user/info')).body.default_address_id).toBe(body.id);
});

test('there is one default of each kind, shown first', async () => {
  const buyer = await newBuyer();
  await save(buyer, { label: 'first' });
  const { body: second } = await save(buyer, { label: 'second' });
  await save(buyer, { label: 'third' });
  expect(await flags(buyer)).toEqual([
    ['first', true, true],
    ['third', false, false],
    ['second', false, false],
  ]);
  await save(buyer, { label: 'second', id: second.id, default_shipping: true });
  expect(await flags(buyer)).toEqual([
    ['second', true, false],
    ['first', false, true],
    ['third', false, false],
  ]);
  await save(buyer, { label: 'renamed', id: second.id });
  expect((await flags(buyer))[0]).toEqual(['renamed', true, false]);
  await save(buyer, { label: 'renamed', id: second.id, default_shipping: false });
  expect((await buyer.call<UserInfo>('user/info')).body.default_address_id).toBeNull();
});

test('many defaults set at once leave one', async () => {
  const buyer = await newBuyer();
  await Promise.all(Array.from({ length: 6 }, (_, index) => save(buyer, { label: String(index), default_shipping: true })));
  expect((await flags(buyer)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  expect(await list(buyer)).toHaveLength(6);
});

test('a change replaces the whole address and keeps its id', async () => {
  const buyer = await newBuyer();
  const { body: old } = await save(buyer, { label: 'Lab', line2: 'Hinterhaus' });
  const { body } = await buyer.call<Address>('user/save-address', { ...addresses.JP, id: old.id });
  expect(body).toMatchObject({ id: old.id, country: 'JP', state: 'JP-13', label: null, line2: null, default_shipping: true });
  expect(await list(buyer)).toEqual([body]);
});

test('what a country asks is checked field by field', async () => {
  const buyer = await newBuyer();
  const refused = async (change: Record<string, unknown>) => {
    const { status, body } = await save(buyer, change);
    return [status, body.error?.code, Object.keys(body.error?.fields ?? {}).join()];
  };
  expect(await refused({ postcode: '1011' })).toEqual([422, 'address_invalid', 'postcode']);
  expect(await refused({ ...addresses.JP, state: undefined, postcode: 'x' })).toEqual([422, 'address_invalid', 'postcode,state']);
  expect(await refused({ company: 'Keller GmbH', tax_id: 'DE12' })).toEqual([422, 'tax_id_invalid', 'tax_id']);
  expect(await refused({ phone: 'none' })).toEqual([422, 'validation_failed', 'phone']);
  expect(await refused({ country: 'ZZ' })).toEqual([422, 'address_invalid', 'country']);
  expect(await list(buyer)).toEqual([]);
});

test('a confirmed tax number stays confirmed until it changes', async () => {
  const buyer = await newBuyer();
  const { body } = await save(buyer, company);
  expect(body.tax_id_status).toBe('unchecked');
  await store.db.update(address).set({ taxIdStatus: 'valid' }).where(eq(address.id, body.id));
  expect((await save(buyer, { ...company, id: body.id, line2: '3. OG' })).body.tax_id_status).toBe('valid');
  expect((await save(buyer, { ...company, id: body.id, tax_id: 'DE136695976' })).body.tax_id_status).toBe('unchecked');
  expect((await save(buyer, { id: body.id })).body.tax_id_status).toBe('none');
});

test('deleting is for good, twice is no fault, and no other address takes the default over', async () => {
  const buyer = await newBuyer();
  const { body } = await save(buyer, { label: 'first' });
  await save(buyer, { label: 'second' });
  const remove = () => buyer.call('user/del-address', { id: body.id });
  expect((await remove()).body).toEqual({ ok: true });
  expect((await remove()).body).toEqual({ ok: true });
  expect(await flags(buyer)).toEqual([['second', false, false]]);
  expect((await save(buyer, { id: body.id })).body.error?.code).toBe('not_found');
});

test('an account keeps fifty addresses, however fast they come, and can still change them', async () => {
  const buyer = await newBuyer();
  const { body: first } = await save(buyer);
  const row = (await store.db.select().from(address).where(eq(address.id, first.id)))[0];
  if (!row) throw new Error('the address was not stored');
  const copies = Array.from({ length: addressLimit - 3 }, (_, index) => ({
    ...row,
    id: `${buyer.id}_${index}`,
    isDefaultShipping: false,
    isDefaultBilling: false,
  }));
  await store.db.insert(address).values(copies);
  const answers = await Promise.all([save(buyer), save(buyer), save(buyer), save(buyer)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 422)?.body.error).toMatchObject({ code: 'address_limit', data: { limit: 50 } });
  expect(await list(buyer)).toHaveLength(50);
  expect((await save(buyer, { id: first.id, city: 'Potsdam' })).body.city).toBe('Potsdam');
});

test('somebody else and nobody can neither see, change nor delete an address', async () => {
  const buyer = await newBuyer();
  const stranger = await newBuyer();
  const { body } = await save(buyer, { label: 'mine' });
  expect(await list(stranger)).toEqual([]);
  expect((await save(stranger, { id: body.id, label: 'taken' })).body.error?.code).toBe('not_found');
  await stranger.call('user/del-address', { id: body.id });
  const nobody = openShopper(store, { Cookie: 'token=st_abc' });
  const answers = [
    await nobody.call('user/user-address'),
    await nobody.call('user/save-address', { ...addresses.DE, id: body.id }),
    await nobody.call('user/del-address', { id: body.id }),
  ];
  expect(answers.map(({ status, body: { error } }) => [status, error?.code])).toEqual(answers.map(() => [401, 'auth_required']));
  expect(await list(buyer)).toEqual([body]);
});
