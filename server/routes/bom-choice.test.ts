/** What a customer chose for a row of a bill is proposed when such a row comes again. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BomChoice, getBomChoices } from '#contract/api/bom-choice.ts';
import { type BomLine, matchBom } from '#contract/api/bom.ts';
import { bomChoice, product } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { newKey } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let owner: Awaited<ReturnType<typeof seedAccount>>;
let stranger: typeof owner;
/** Order code of RC0603FR-0710KL. */
let tenKilo = '';

beforeAll(async () => {
  store = await openStoreWithParts();
  owner = await seedAccount(store.db, { provenAt: new Date() });
  stranger = await seedAccount(store.db, { provenAt: new Date() });
  tenKilo = (await row({ mpn: 'RC0603FR-0710KL' })).chosen?.sku ?? '';
});
afterAll(() => store.close());

async function row(line: object, who: { headers: Record<string, string> } | null = owner, more: object = {}): Promise<BomLine> {
  const answer = await store.request(matchBom.path, { lines: [{ quantity: 1, ...line }], ...more }, who?.headers ?? {});
  const [found] = matchBom.response.parse(await answer.json()).lines;
  if (!found) throw new Error('No line came back');
  return found;
}

async function save(source: object, sku: string, who: { headers: Record<string, string> } = owner) {
  const answer = await store.request('/api/store/user/save-bom-choice', { source, sku }, { 'Idempotency-Key': newKey(), ...who.headers });
  return { status: answer.status, body: (await answer.json()) as BomChoice }; // the store checks its answers with the contract in tests
}

const drop = async (id: string, who = owner) =>
  (await store.request('/api/store/user/del-bom-choice', { id }, { 'Idempotency-Key': newKey(), ...who.headers })).status;

const first = ({ candidates, chosen }: BomLine) => [candidates[0]?.product.mpn ?? null, chosen?.sku ?? null];

it('a part chosen for a number that the shop does not have comes first next time, and is told', async () => {
  const line = { mpn: 'OUR-7700-12', package: '0603' };
  expect(first(await row(line))).toEqual([null, null]);
  const { body } = await save(line, tenKilo);
  const found = await row({ ...line, mpn: ' our-7700-12' });
  expect(found).toMatchObject({
    match: 'alternate',
    chosen: { sku: tenKilo },
    candidates: [{ product: { mpn: 'RC0603FR-0710KL' }, remembered: body }],
  });
  expect(first(await row(line, stranger))).toEqual([null, null]);
  expect(first(await row(line, null))).toEqual([null, null]);
  expect(first(await row({ ...line, package: '0805' })), 'another package is another row').toEqual([null, null]);
});

it('a newer choice takes the place of the older one, and only its owner takes it back', async () => {
  const line = { mpn: 'OUR-5' };
  const { body: old } = await save(line, tenKilo);
  const { body } = await save(line, 'LM358DR-TB');
  expect(body.id).toBe(old.id);
  expect(first(await row(line))).toEqual(['LM358DR', 'LM358DR-TB']);
  expect(await drop(body.id, stranger)).toBe(404);
  expect(await drop(body.id)).toBe(200);
  expect(first(await row(line))).toEqual([null, null]);
});

it.each([
  [{ value: '4k7', package: '0603', references: 'R1' }, 'value_differs'],
  [{ value: '10k', package: '0402', references: 'R1' }, 'package_differs'],
  [{ value: '10k 5W', package: '0603', references: 'R1' }, 'value_differs'],
])('a choice that does not fit what %j says is asked about, and says why', async (line, code) => {
  await save(line, tenKilo);
  for (const prefer of [undefined, 'stock', 'price']) {
    const found = await row(line, owner, { prefer });
    expect(first(found)).toEqual(['RC0603FR-0710KL', null]);
    expect(found.candidates[0]?.reasons.map((one) => one.code)).toContain(code);
  }
});

it('another maker was chosen with open eyes: it is said, not asked', async () => {
  const line = { mpn: 'OUR-6', manufacturer: 'Yageo' };
  await save(line, 'LM358DR-TB');
  const found = await row(line);
  expect(first(found)).toEqual(['LM358DR', 'LM358DR-TB']);
  expect(found.candidates[0]?.reasons).toMatchObject([{ code: 'maker_differs', stated: 'Yageo', taken: 'Texas Instruments' }]);
});

it('a part that is no longer sold is not proposed, and the row says so', async () => {
  const line = { mpn: 'OUR-8' };
  await save(line, 'LM358DR-TB');
  await store.db.update(product).set({ hidden: true }).where(eq(product.mpn, 'LM358DR'));
  expect(await row(line)).toMatchObject({ chosen: null, candidates: [], reasons: [{ code: 'choice_gone', taken: 'LM358DR-TB' }] });
  expect((await save(line, 'LM358DR-TB')).status).toBe(404);
  await store.db.update(product).set({ hidden: false }).where(eq(product.mpn, 'LM358DR'));
});

it("a number of the customer's own means the chosen part, whatever else the row says; what it does not fit is asked about", async () => {
  await save({ own_number: 'PRJ-0815', mpn: 'OUR-9', package: '0603' }, tenKilo);
  expect(first(await row({ own_number: ' prj-0815', value: '10k', references: 'R1' }))).toEqual(['RC0603FR-0710KL', tenKilo]);
  expect(first(await row({ own_number: 'PRJ-0815', value: '10k', package: '0402', references: 'R1' }))).toEqual(['RC0603FR-0710KL', null]);
  expect(first(await row({ own_number: 'PRJ-0816' }))).toEqual([null, null]);
  expect(first(await row({ own_number: 'LM358DR' })), 'it is never compared with part numbers').toEqual([null, null]);
  // What was chosen before the row had such a number is found as well.
  await save({ mpn: 'OUR-10' }, tenKilo);
  expect(first(await row({ own_number: 'PRJ-4711', mpn: 'OUR-10' }))).toEqual(['RC0603FR-0710KL', tenKilo]);
});

async function list(query = '', who = owner) {
  const answer = await store.request(`/api/store/user/bom-choices${query}`, undefined, who.headers);
  return getBomChoices.response.parse(await answer.json());
}

it('choices are listed for their owner, found by their words, and gone when forgotten', async () => {
  const { body } = await save({ own_number: 'LIST-1', value: '100 %' }, tenKilo);
  const all = await list();
  expect(all.list[0]).toMatchObject({ id: body.id, row: 'LIST-1 · 100 %', sku: tenKilo, product: { mpn: 'RC0603FR-0710KL' } });
  expect((await list('?keyword=list-1')).total).toBe(1);
  expect((await list('?keyword=0%20%25')).list.map(({ row: said }) => said)).toEqual(['LIST-1 · 100 %']);
  expect((await list('?keyword=_IST')).total, 'signs of patterns are plain signs').toBe(0);
  expect((await list('', stranger)).list.some(({ id }) => id === body.id)).toBe(false);
  await drop(body.id);
  expect((await list()).total).toBe(all.total - 1);
});

it('needs a row that says something, a part that is sold, and an account', async () => {
  expect((await save({}, 'LM358DR-TB')).status).toBe(422);
  expect((await save({ mpn: ' ' }, 'LM358DR-TB')).status).toBe(422);
  expect((await save({ mpn: 'X1' }, 'NO-SUCH-SKU')).status).toBe(404);
  expect((await save({ mpn: 'X1' }, 'LM358DR-TB', { headers: {} })).status).toBe(401);
});

it('two thousand choices are kept, the oldest makes room', async () => {
  const { id: accountId } = stranger;
  const [part] = await store.db.select({ id: product.id }).from(product).where(eq(product.mpn, 'LM358DR'));
  const many = Array.from({ length: 2000 }, (_, place) => ({
    id: `many-${place}`,
    accountId,
    rowHash: `hash-${place}`,
    row: 'Row',
    productId: part?.id ?? 0,
    sku: 'LM358DR-TB',
    chosenAt: new Date(Date.UTC(2026, 0, 1, 0, 0, place)),
  }));
  await store.db.insert(bomChoice).values(many);
  await save({ mpn: 'ONE-MORE' }, 'LM358DR-TB', stranger);
  expect(await store.db.$count(bomChoice, eq(bomChoice.accountId, accountId))).toBe(2000);
  expect(await store.db.$count(bomChoice, eq(bomChoice.id, 'many-0'))).toBe(0);
});
