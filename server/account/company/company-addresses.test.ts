import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from '#contract/api/address.ts';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserAddresses } from '#contract/api/account.ts';
import { audit } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { addresses, newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
});
afterAll(() => store.close());

const send = <Answer>(call: string, body: object) => operator.call<Answer>(`admin/${call}`, body, { 'Idempotency-Key': newKey() });
const works = { ...addresses.DE, company: 'Acme GmbH', line1: 'Werkstraße 7' };

async function person() {
  const account = await seedAccount(store.db);
  return { email: account.email, shopper: openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...account.headers }) };
}
const company = async (people: object[]) =>
  (await send<ShownCompany>('save-company', { name: `Company ${newKey()}`, may_pay_by_invoice: false, people })).body;
const addressesOf = async ({ shopper }: { shopper: Shopper }) =>
  (await shopper.call<ResponseOf<typeof getUserAddresses>>('user/user-address')).body;

test('what the operator saves for a company all its people see and can order to, and nobody else', async () => {
  const [ada, bob, stranger] = [await person(), await person(), await person()];
  const { id, name } = await company([
    { email: ada.email, role: 'buyer' },
    { email: bob.email, role: 'approver' },
  ]);
  const { body: saved } = await send<Address>('save-company-address', { ...works, company_id: id });
  expect(saved).toMatchObject({ line1: 'Werkstraße 7', default_shipping: true, default_billing: true });
  expect(await addressesOf(ada)).toEqual({ list: [], company: { name, may_change: false, list: [saved] } });
  expect(await addressesOf(bob)).toMatchObject({ company: { may_change: true, list: [saved] } });
  expect(await addressesOf(stranger)).toEqual({ list: [] });
  const chosen = { email: undefined, shipping_address: undefined, shipping_address_id: saved.id };
  await ada.shopper.add('LM358N-NOPB-TB', 1);
  expect((await ada.shopper.checkout(chosen)).body.order.shipping_address).toMatchObject({ company: 'Acme GmbH', line1: 'Werkstraße 7' });
  await stranger.shopper.add('LM358N-NOPB-TB', 1);
  expect((await stranger.shopper.checkout({ ...chosen, expected_total: 1 })).body.error?.code).toBe('address_invalid');
  const shown = (await operator.call<ShownCompany>(`admin/company?id=${id}`)).body;
  expect(shown.addresses).toEqual([saved]);
  expect(shown.history.map(({ changed, made }) => [changed, made])).toEqual([
    [['addresses'], false],
    [[], true],
  ]);
  expect(JSON.stringify(await store.db.select().from(audit))).not.toContain('Werkstraße');
});

test('approvers keep the addresses of their company; the others only choose them, and those who left have none', async () => {
  const [ada, bob] = [await person(), await person()];
  const { id, name, version } = await company([
    { email: ada.email, role: 'buyer' },
    { email: bob.email, role: 'approver' },
  ]);
  const put = ({ shopper }: typeof ada, body: object) =>
    shopper.call<Address>('user/save-address', { ...works, of_company: true, ...body });
  expect((await put(ada, {})).body.error?.code).toBe('access_denied');
  const { body: first } = await put(bob, {});
  const { body: second } = await put(bob, { line1: 'Lager 3', default_shipping: true });
  expect((await addressesOf(ada)).company?.list.map((one) => [one.line1, one.default_shipping])).toEqual([
    ['Lager 3', true],
    ['Werkstraße 7', false],
  ]);
  expect((await put(bob, { id: second.id, city: 'Potsdam' })).body.city).toBe('Potsdam');
  const own = (await ada.shopper.call<Address>('user/save-address', addresses.DE)).body;
  expect((await put(bob, { id: own.id })).body.error?.code).toBe('not_found');
  expect((await ada.shopper.call('user/del-address', { id: first.id })).status).toBe(200);
  expect((await ada.shopper.call<{ error?: object }>('user/del-address', { id: first.id, of_company: true })).body.error?.code).toBe(
    'access_denied',
  );
  expect((await addressesOf(bob)).company?.list).toHaveLength(2);
  await bob.shopper.call('user/del-address', { id: first.id, of_company: true });
  expect((await addressesOf(bob)).company?.list).toHaveLength(1);
  await send('save-company', { id, version, name, may_pay_by_invoice: false, people: [] });
  expect((await addressesOf(bob)).company).toBeUndefined();
  expect((await put(bob, {})).body.error?.code).toBe('access_denied');
  expect((await send('remove-company', { id })).status).toBe(200);
});

test('an address that its country does not allow is told at its field; a company that is not there is told', async () => {
  const { id } = await company([]);
  const refused = await send('save-company-address', { ...works, postcode: '1', company_id: id });
  expect([refused.body.error?.code, Object.keys(refused.body.error?.fields ?? {})]).toEqual(['address_invalid', ['postcode']]);
  expect((await send('save-company-address', { ...works, company_id: 'none' })).status).toBe(404);
  expect((await send('remove-company-address', { company_id: 'none', id: 'none' })).status).toBe(404);
});
