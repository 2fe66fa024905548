import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { mergeMakers } from '#contract/api/admin/manufacturer.ts';
import { matchBom } from '#contract/api/bom.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { getProductDetail } from '#contract/api/product.ts';
import { audit, manufacturer, product, stock, stockAlert, stockMovement } from '#server/db/schema.ts';
import { writeParts } from '#server/catalog/write-parts.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { testParts } from '#server/testing/parts.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runMaker } from './manufacturer-command.ts';

let store: TestStore;
let office: Shopper;
let times = 0;
/** Slug of a maker that is the first one again. */
let other = '';

const name = () => `National ${times}`;

beforeAll(async () => {
  store = await openStoreWithParts();
  office = openShopper(store, (await seedPerson(store.deps, 'stock')).headers);
});
afterAll(() => store.close());

/** Another maker with a part that the first one has, too, and one of its own. */
beforeEach(async () => {
  times += 1;
  other = `national-${times}`;
  const [opAmp] = testParts.filter(({ mpn }) => mpn === 'LM358DR');
  if (!opAmp) throw new Error('The test parts have no LM358DR');
  await store.db.insert(manufacturer).values({ slug: other, name: name(), aliases: [`NSC ${times}`] });
  await rereadReference(store.db);
  const offerOf = (sku: string) => ({ ...opAmp.offers?.[0], sku, packaging: 'bag' as const, moq: 1, multiple: 1, price_breaks: [] });
  const level = { ...opAmp.stock, on_hand: 20 };
  await writeParts(store.db, [
    { ...opAmp, manufacturer: other, mpn: 'LM-358DR', stock: level, offers: [offerOf(`DOUBLE-${times}`)] },
    { ...opAmp, manufacturer: other, mpn: `LM358-${times}`, offers: [offerOf(`ALONE-${times}`)] },
  ]);
});

const merge = (body: { from?: string; into?: string; dry_run?: boolean } = {}) =>
  office.call<ResponseOf<typeof mergeMakers>>('admin/merge-makers', { from: other, into: 'ti', ...body });

async function detail(query: string) {
  const answer = await store.request(`/api/store/common/product-detail?${query}`);
  return getProductDetail.response.parse(await answer.json());
}

async function page(path: string) {
  const answer = await store.request(`/api/store/common/${path}`);
  return { status: answer.status, body: await answer.json() };
}

const levelOf = async (mpn: string) =>
  (
    await store.db
      .select({ id: product.id, onHand: stock.onHand })
      .from(product)
      .innerJoin(stock, eq(stock.productId, product.id))
      .where(eq(product.mpn, mpn))
  )[0];

test('the list has all makers, and finds them by any of their names', async () => {
  const { body } = await office.call<{ list: object[]; total: number }>(`admin/makers?keyword=nsc%20${times}`);
  expect(body).toMatchObject({ list: [{ web_url: other, name: name(), aliases: [`NSC ${times}`], parts: 2 }], total: 1 });
  await merge();
});

test('a dry run tells what would move, and changes nothing', async () => {
  const { status, body } = await merge({ dry_run: true });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ from: { name: name() }, into: { web_url: 'ti' }, moved: 1, doubled: 1, differing: [], done: false });
  expect(body.into.aliases).toEqual(expect.arrayContaining([name(), `NSC ${times}`]));
  expect((await detail(`sku=ALONE-${times}`)).manufacturer.web_url).toBe(other);
});

test('parts, names, order codes and stock become those of the kept maker', async () => {
  const before = await levelOf('LM358DR');
  const gone = await levelOf('LM-358DR');
  await store.db.insert(stockAlert).values(
    [before, gone].map((part, at) => ({
      id: `a${times}${at}`,
      productId: part?.id ?? 0,
      email: 'b@example.com',
      locale: 'en',
      quantity: 1,
    })),
  );
  const { status, body } = await merge();
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ moved: 1, doubled: 1, done: true });
  expect(await detail(`sku=ALONE-${times}`)).toMatchObject({ mpn: `LM358-${times}`, manufacturer: { web_url: 'ti' } });
  const joined = await detail(`sku=DOUBLE-${times}`);
  expect(joined).toMatchObject({ mpn: 'LM358DR', manufacturer: { web_url: 'ti' } });
  expect(joined.offers.filter((offer) => offer.default)).toHaveLength(1);
  const after = await levelOf('LM358DR');
  expect(after?.onHand).toBe((before?.onHand ?? 0) + 20);
  const [sum] = await store.db
    .select({ moved: sql<number>`sum(${stockMovement.onHand})::int` })
    .from(stockMovement)
    .where(eq(stockMovement.productId, after?.id ?? 0));
  expect(sum?.moved, 'the ledger sums up to the level').toBe(after?.onHand);
  expect(await store.db.$count(stockAlert, eq(stockAlert.productId, after?.id ?? 0))).toBe(1);
  await store.db.delete(stockAlert);
  const [note] = await store.db.select().from(audit).where(eq(audit.target, other));
  expect(note).toMatchObject({ action: 'maker.merge', detail: { into: 'ti', doubled: ['LM-358DR'] } });
});

test('old addresses lead to the kept ones, filters and bills know the old names', async () => {
  const doubled = (await detail(`sku=DOUBLE-${times}`)).web_url;
  await merge();
  const maker = await page(`manufacturer?brand_web_url=${other}`);
  expect(maker.status).toBe(404);
  expect(errorAnswer.parse(maker.body).error).toMatchObject({ code: 'not_found', data: { moved_to: 'ti' } });
  const part = await page(`product-detail?web_url=${doubled}`);
  expect(errorAnswer.parse(part.body).error.data).toMatchObject({ moved_to: (await detail('mpn=LM358DR&brand_web_url=ti')).web_url });
  expect((await detail(`mpn=LM358DR&brand_web_url=${other}`)).mpn).toBe('LM358DR');
  const answer = await store.request(matchBom.path, { lines: [{ mpn: 'LM358DR', manufacturer: name(), quantity: 1 }] });
  expect(matchBom.response.parse(await answer.json()).lines[0]?.chosen).not.toBeNull();
});

test('one number in two packages is two parts: nothing is merged until that is mended', async () => {
  await store.db.update(product).set({ package: 'TSSOP-8' }).where(eq(product.mpn, 'LM-358DR'));
  const { body: told } = await merge({ dry_run: true });
  expect(told.differing).toMatchObject([{ mpn: 'LM-358DR', from: { package: 'TSSOP-8' }, into: { package: 'SOIC-8' } }]);
  const refused = await merge();
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'state_conflict', data: { differing: ['LM-358DR'] } });
  expect((await detail(`sku=ALONE-${times}`)).manufacturer.web_url).toBe(other);
  await store.db.update(product).set({ package: 'SOIC-8' }).where(eq(product.mpn, 'LM-358DR'));
  await merge();
});

test('a maker is not merged with itself, nor one that is not there', async () => {
  expect((await merge({ from: 'ti' })).body.error?.fields).toMatchObject({ from: [{ code: 'not_allowed' }] });
  expect((await merge({ into: 'nobody-at-all' })).status).toBe(404);
  await merge();
});

test('the console tells first, and merges when that is confirmed', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runMaker(store.deps, ['merge', other, 'ti']);
  expect(told).toHaveBeenLastCalledWith('Nothing is changed yet: add --confirm.');
  await runMaker(store.deps, ['merge', other, 'ti', '--confirm']);
  expect(told).toHaveBeenCalledWith(`${name()} is part of Texas Instruments.`);
  expect((await detail(`sku=ALONE-${times}`)).manufacturer.web_url).toBe('ti');
  told.mockRestore();
});
