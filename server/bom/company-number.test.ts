/** What a company calls a part in its own books is understood in the bills of all its people, whoever chose it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyPartNumber } from '#contract/api/admin/company-part-number.ts';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import type { BomChoice, KeptBomChoice } from '#contract/api/bom-choice.ts';
import { matchBom } from '#contract/api/bom.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { audit } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const opAmp = 'LM358DR-TB';
const other = 'LM358N-NOPB-TB';
let store: TestStore;
let operator: Shopper;
type Person = Awaited<ReturnType<typeof person>>;
let [ada, bob, eve]: Person[] = [];
let companyId = '';

beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
  [ada, bob, eve] = [await person(), await person(), await person()];
  const people = [ada, bob].map(({ email }) => ({ email, role: 'buyer' }));
  companyId = (await send<ShownCompany>('save-company', { name: 'Acme GmbH', may_pay_by_invoice: false, people })).body.id;
});
afterAll(() => store.close());

async function person() {
  const account = await seedAccount(store.db);
  return { ...account, shopper: openShopper(store, account.headers) };
}
const send = <Answer>(call: string, body: object) => operator.call<Answer>(`admin/${call}`, body, { 'Idempotency-Key': newKey() });
const numbers = async (query = '') =>
  (await operator.call<{ list: CompanyPartNumber[] }>(`admin/company-part-numbers?company_id=${companyId}${query}`)).body.list;

async function chosenFor(own_number: string, who: Person | undefined): Promise<string | null> {
  const answer = await store.request(matchBom.path, { lines: [{ quantity: 1, own_number }] }, who?.headers ?? {});
  return matchBom.response.parse(await answer.json()).lines[0]?.chosen?.sku ?? null;
}
const choose = async (own_number: string, sku: string, who: Person | undefined) =>
  (await who?.shopper.call<BomChoice>('user/save-bom-choice', { source: { own_number }, sku }, { 'Idempotency-Key': newKey() }))?.body;
const forget = async (id: string, who: Person | undefined) =>
  (await who?.shopper.call('user/del-bom-choice', { id }, { 'Idempotency-Key': newKey() }))?.status;
const kept = async (who: Person | undefined) => (await who?.shopper.call<{ list: KeptBomChoice[] }>('user/bom-choices'))?.body.list ?? [];

test('a number that one of them chooses a part for is understood for the others, listed by them, and changed by any of them', async () => {
  await choose('ACME-100', opAmp, ada);
  expect(await chosenFor(' acme-100', bob)).toBe(opAmp);
  expect(await chosenFor('ACME-100', eve), 'of another company').toBeNull();
  expect(await kept(bob)).toMatchObject([{ row: 'ACME-100', sku: opAmp, of_company: true }]);
  const changed = await choose('acme-100', other, bob);
  expect(await chosenFor('ACME-100', ada)).toBe(other);
  expect(await forget(changed?.id ?? '', eve)).toBe(404);
  expect(await forget(changed?.id ?? '', ada)).toBe(200);
  expect(await chosenFor('ACME-100', bob)).toBeNull();
});

test('rows without such a number stay those of who chose the part', async () => {
  const source = { mpn: 'WHATEVER-1' };
  await ada?.shopper.call('user/save-bom-choice', { source, sku: opAmp }, { 'Idempotency-Key': newKey() });
  expect((await kept(ada)).find(({ row }) => row === 'WHATEVER-1')).toMatchObject({ of_company: false });
  expect((await kept(bob)).some(({ row }) => row === 'WHATEVER-1')).toBe(false);
});

test("the operator adds a company's numbers, finds and forgets them; whoever joins later has them understood instead of their own", async () => {
  await choose('ACME-200', other, eve);
  const items = [
    { number: 'ACME-200', sku: opAmp },
    { number: 'ACME-201', sku: other },
  ];
  expect((await send('save-company-part-numbers', { company_id: companyId, items })).body).toEqual({ saved: 2 });
  expect(await numbers('&keyword=me-201')).toMatchObject([{ number: 'ACME-201', sku: other, mpn: 'LM358N/NOPB' }]);
  expect(await chosenFor('ACME-200', ada)).toBe(opAmp);
  expect(await chosenFor('ACME-200', eve)).toBe(other);
  const { body } = await operator.call<ShownCompany>(`admin/company?id=${companyId}`);
  expect(body.history[0]).toMatchObject({ changed: ['part_numbers'] });
  const people = [ada, bob, eve].map((one) => ({ email: one?.email, role: 'buyer' }));
  await send('save-company', { id: companyId, version: body.version, name: 'Acme GmbH', may_pay_by_invoice: false, people });
  expect(await chosenFor('ACME-200', eve)).toBe(opAmp);
  const [first] = await numbers('&keyword=ACME-200');
  const gone = await send('remove-company-part-number', { company_id: companyId, id: first?.id });
  expect(gone.body).toEqual({ removed: true });
  expect(await chosenFor('ACME-200', ada)).toBeNull();
  expect(await store.db.$count(audit, eq(audit.target, companyId))).toBeGreaterThan(3);
});

test('a code that is not on sale is named at its line, and nothing of the list is kept', async () => {
  const items = [
    { number: 'ACME-300', sku: opAmp },
    { number: 'ACME-301', sku: 'NO-SUCH-CODE' },
  ];
  const { status, body } = await send<ErrorAnswer>('save-company-part-numbers', { company_id: companyId, items });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({ 'items.1.sku': [expect.objectContaining({ code: 'not_allowed' })] });
  expect(await numbers('&keyword=ACME-30')).toEqual([]);
  expect((await send('save-company-part-numbers', { company_id: 'nobody', items: items.slice(0, 1) })).status).toBe(404);
});
