import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import type { getCustomers } from '#contract/api/admin/customer.ts';
import type { getPaymentOptions, previewOrder } from '#contract/api/checkout.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { UserInfo } from '#contract/api/user-info.ts';
import { audit } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

/** € 0.46 from 1 piece on. */
const opAmp = 'LM358N-NOPB-TB';
let store: TestStore;
let operator: Shopper;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date('2026-11-21T10:00:00Z') });
  store.deps.settings.trade = { ...store.deps.settings.trade, paymentMethods: ['bank_transfer', 'account'] };
  operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
});
afterAll(() => store.close());

const send = <Answer>(call: string, body: object) => operator.call<Answer>(`admin/${call}`, body, { 'Idempotency-Key': newKey() });
const save = (company: object) =>
  send<ShownCompany>('save-company', { name: `Company ${newKey()}`, may_pay_by_invoice: false, people: [], ...company });
const list = (percent: number, members: string[] = []) => {
  const name = `List ${newKey()}`;
  return send('save-price-list', { name, discounts: [{ percent_bp: percent }], prices: [], members }).then(() => name);
};

async function person() {
  const account = await seedAccount(store.db);
  return { ...account, shopper: openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...account.headers }) };
}
const info = async ({ shopper }: { shopper: Shopper }) => (await shopper.call<UserInfo>('user/info')).body;
const priceOf = async ({ shopper }: { shopper: Shopper }) => (await shopper.cart()).body.list[0]?.unit_micros;
const methods = async ({ shopper }: { shopper: Shopper }) =>
  (await shopper.call<ResponseOf<typeof getPaymentOptions>>('order/payment-options?country=DE')).body.list.map(({ method }) => method);

const search = async (keyword: string) =>
  (await operator.call<{ list: object[] }>(`admin/companies?keyword=${encodeURIComponent(keyword)}`)).body.list;

test('prices and payment by invoice of a company are those of its people, who are told where they are and as what', async () => {
  const [ada, other] = [await person(), await person()];
  await ada.shopper.add(opAmp, 10);
  expect(await methods(ada)).toEqual(['bank_transfer']);
  const price_list = await list(1000);
  const made = (
    await save({
      name: 'Acme GmbH',
      price_list,
      may_pay_by_invoice: true,
      people: [{ email: ada.email.toUpperCase(), role: 'buyer', order_limit: 25050 }],
    })
  ).body;
  expect(made).toMatchObject({
    price_list,
    people: [{ account_id: ada.id, email: ada.email, role: 'buyer', order_limit: 25050 }],
    currency: 'EUR',
  });
  expect(await priceOf(ada)).toBe(414_000);
  expect(await methods(ada)).toEqual(['bank_transfer', 'account']);
  expect(await info(ada)).toMatchObject({ has_price_list: true, member_of: { company: 'Acme GmbH', role: 'buyer' } });
  expect(await methods(other)).toEqual(['bank_transfer']);
  expect(await info(other)).toMatchObject({ has_price_list: false, member_of: null });
  const found = await operator.call<ResponseOf<typeof getCustomers>>(`admin/customers?keyword=${ada.email}`);
  expect(found.body.list[0]?.member_of).toEqual({ company_id: made.id, company: 'Acme GmbH', role: 'buyer' });
  await send('remove-company', { id: made.id });
  expect(await priceOf(ada)).toBe(460_000);
  expect(await methods(ada)).toEqual(['bank_transfer']);
  expect((await info(ada)).member_of).toBeNull();
});

test('a price list of a person’s own goes before that of the company', async () => {
  const ada = await person();
  await ada.shopper.add(opAmp, 10);
  await list(5000, [ada.email]);
  await save({ price_list: await list(1000), people: [{ email: ada.email, role: 'buyer' }] });
  expect(await priceOf(ada)).toBe(230_000);
});

test('who only asks for a company is told so at the checkout and cannot order; once they buy, the same order is placed', async () => {
  const ada = await person();
  await ada.shopper.add(opAmp, 10);
  const asks = (await save({ people: [{ email: ada.email, role: 'requester' }] })).body;
  const preview = await ada.shopper.call<ResponseOf<typeof previewOrder>>('order/preview', { country: 'DE' });
  expect(preview.status).toBe(403);
  expect(preview.body.error?.message).toContain('ask for quotes');
  expect((await ada.shopper.checkout({ email: undefined })).body.error?.code).toBe('access_denied');
  expect((await ada.shopper.cart()).body.list).toHaveLength(1);
  await save({ id: asks.id, version: asks.version, name: asks.name, people: [{ email: ada.email, role: 'buyer' }] });
  expect((await ada.shopper.checkout({ email: undefined })).status).toBe(201);
});

test('what is wrong is told at its field, and nothing is changed', async () => {
  const [ada, bob] = [await person(), await person()];
  const theirs = (await save({ people: [{ email: ada.email, role: 'buyer' }] })).body;
  const refused = await save({
    name: theirs.name.toUpperCase(),
    price_list: 'no such list',
    people: [
      { email: bob.email, role: 'buyer' },
      { email: ada.email, role: 'buyer' },
      { email: 'nobody@example.com', role: 'requester' },
      { email: bob.email, role: 'requester' },
    ],
  });
  const codes = Object.entries(refused.body.error?.fields ?? {}).map(([field, [issue]]) => [field, issue?.code]);
  expect(Object.fromEntries(codes)).toEqual({
    name: 'not_unique',
    price_list: 'not_allowed',
    'people.1.email': 'not_unique',
    'people.2.email': 'not_allowed',
    'people.3.email': 'not_unique',
  });
  expect((await info(bob)).member_of).toBeNull();
  expect((await save({ people: [{ email: bob.email, role: 'owner' }] })).status).toBe(422);
});

test('two people edit one company: the later one is told; the history says who changed what and names nobody', async () => {
  const ada = await person();
  const { id, version, name } = (await save({ tax_id: 'DE136695976', people: [{ email: ada.email, role: 'buyer' }] })).body;
  const change = { id, version, name: `${name} AG`, people: [{ email: ada.email, role: 'requester' }] };
  const changed = (await save(change)).body;
  expect(changed).toMatchObject({ version: version + 1, tax_id: null });
  expect(changed.history.map((one) => [one.made, one.changed])).toEqual([
    [false, ['name', 'tax_id', 'people']],
    [true, []],
  ]);
  expect((await save(change)).body.error?.code).toBe('version_conflict');
  const told = expect.objectContaining({ id, name: `${name} AG`, people: 1 }) as object;
  expect(await search(ada.email)).toEqual([told]);
  expect(await search(`${name} A`)).toEqual([told]);
  expect(await search('100%')).toEqual([]);
  expect(JSON.stringify(await store.db.select().from(audit))).not.toContain(ada.email);
});
