import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TaxExemption } from '#contract/api/admin/tax-exemption.ts';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import type { getTasks } from '#contract/api/admin/overview.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { addExemption } from './keep-exemption.ts';

const sku = 'LM358N-NOPB-TB';
const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
let now = Date.parse('2026-06-01T10:00:00Z');
let store: TestStore;
let operator: { headers: Record<string, string>; shopper: Shopper };

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date(now) });
  store.deps.settings.trade = { ...store.deps.settings.trade, paymentMethods: ['bank_transfer', 'account'] };
});
afterAll(() => store.close());

async function enter() {
  const { headers } = await seedOperator(store.db, ['customers', 'overview']);
  operator = { headers, shopper: openShopper(store, headers) };
}
async function person() {
  const account = await seedAccount(store.db, { expiresAt: new Date(now + 86_400_000) });
  return {
    email: account.email,
    headers: account.headers,
    ...openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...account.headers }),
  };
}
type Person = Awaited<ReturnType<typeof person>>;

const send = <Answer>(call: string, body: object) => operator.shopper.call<Answer>(`admin/${call}`, body, { 'Idempotency-Key': newKey() });
async function companyOf({ email }: Person): Promise<ShownCompany> {
  const people = [{ email, role: 'buyer' }];
  return (await send<ShownCompany>('save-company', { name: `Company ${newKey()}`, may_pay_by_invoice: true, people })).body;
}
const keep = (company_id: string, change: object = {}, bytes = pdf) =>
  addExemption(
    actingOnConsole(store.deps),
    { company_id, country: 'DE', number: 'FA-77/1', starts_on: '2026-01-01', ends_on: '2026-06-30', ...change },
    bytes,
  );
async function taxOf(buyer: Person) {
  const { totals } = (await buyer.preview({ email: undefined })).body;
  return totals.taxes.map(({ rate_bp, exemption }) => [rate_bp, exemption]);
}
const ending = async () =>
  (await operator.shopper.call<ResponseOf<typeof getTasks>>('admin/tasks')).body.list.find(({ kind }) => kind === 'exemptions_ending')
    ?.count;

test('while a certificate holds no tax of its country is charged, and the invoice says why; then it is charged again', async () => {
  await enter();
  const [ada, other] = [await person(), await person()];
  await ada.add(sku, 10);
  await other.add(sku, 10);
  const { id } = await companyOf(ada);
  expect(await taxOf(ada)).toEqual([[1900, undefined]]);
  await keep(id);
  expect(await taxOf(ada)).toEqual([[0, 'FA-77/1']]);
  expect(await taxOf(other)).toEqual([[1900, undefined]]);
  const { status, body } = await ada.checkout({ email: undefined, payment_method: 'account' });
  expect(status).toBe(201);
  expect(body.order.totals).toMatchObject({ tax: 0, taxes: [{ name: 'Tax exempt (certificate FA-77/1)', exemption: 'FA-77/1' }] });
  const invoice = await store.request(`/api/store/order/invoice?order_no=${body.order.order_no}&kind=invoice`, undefined, ada.headers);
  const words = (await pdfPages(new Uint8Array(await invoice.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
  expect(words).toContain('the buyer is exempt by certificate FA-77/1');
  expect(words).not.toContain('Export delivery');
  now = Date.parse('2026-07-01T00:00:00Z');
  const fresh = await person();
  await enter();
  await send('save-company', {
    id,
    version: 1,
    name: 'Later GmbH',
    may_pay_by_invoice: true,
    people: [{ email: fresh.email, role: 'buyer' }],
  });
  await fresh.add(sku, 10);
  expect(await taxOf(fresh)).toEqual([[1900, undefined]]);
});

test('the operator is told 30 days before the end, until a later certificate is there', async () => {
  now = Date.parse('2026-08-31T10:00:00Z');
  await enter();
  const { id } = await companyOf(await person());
  await keep(id, { country: 'FR', ends_on: '2026-10-01' });
  expect(await ending()).toBe(0);
  now += 86_400_000;
  await enter();
  expect(await ending()).toBe(1);
  const listed = await operator.shopper.call<{ list: { id: string }[] }>('admin/companies?exemption=ending');
  expect(listed.body.list.map((one) => one.id)).toEqual([id]);
  await keep(id, { country: 'FR', number: 'FR-2', starts_on: '2026-10-02', ends_on: '2027-10-01' });
  expect(await ending()).toBe(0);
  const shown = (await operator.shopper.call<ShownCompany>(`admin/company?id=${id}`)).body;
  expect(shown.exemptions.map(({ number, state }) => [number, state])).toEqual([
    ['FR-2', 'scheduled'],
    ['FA-77/1', 'ending'],
  ]);
});

test('a certificate is kept as a PDF by the operator, read again, and goes with its exemption and its company', async () => {
  await enter();
  const { id } = await companyOf(await person());
  const form = new FormData();
  const said = { company_id: id, country: 'DE', number: 'X-1', starts_on: '2026-01-01', ends_on: '2026-12-31' };
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  form.set('file', new File([pdf], 'certificate.pdf', { type: 'application/pdf' }));
  const answer = await store.app.request('/api/store/admin/add-tax-exemption', {
    method: 'POST',
    body: form,
    headers: { ...operator.headers, 'Idempotency-Key': newKey() },
  });
  expect(answer.status).toBe(200);
  const kept = (await answer.json()) as TaxExemption; // the store checks its answers in tests
  const read = () => store.request(`/api/store/admin/tax-certificate?id=${kept.id}`, undefined, operator.headers);
  expect([(await read()).status, (await read()).headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  await send('remove-tax-exemption', { company_id: id, id: kept.id });
  expect([(await read()).status, await store.deps.files.get(kept.id)]).toEqual([404, null]);
  const second = await keep(id);
  await send('remove-company', { id });
  expect(await store.deps.files.get(second.id)).toBeNull();
});

test('what is no certificate is refused and changes nothing', async () => {
  await enter();
  const { id } = await companyOf(await person());
  await expect(keep(id, {}, new TextEncoder().encode('no document'))).rejects.toMatchObject({ code: 'unsupported_type' });
  await expect(keep(id, { country: 'ZZ' })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(keep('no-such-company')).rejects.toMatchObject({ code: 'not_found' });
  expect((await operator.shopper.call<ShownCompany>(`admin/company?id=${id}`)).body.exemptions).toEqual([]);
});
