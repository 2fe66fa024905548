/** Legal texts by country of delivery, and the versions that orders have agreed to (`docs/api.md` 5.5 and 7.13). */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminArticle } from '#contract/api/admin/article.ts';
import type { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getAgreedText } from '#contract/api/order.ts';
import { importContent } from '#server/content/import-content.ts';
import { shippedContent } from '#server/content/seed-content.ts';
import { outbox } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { addresses, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let writer: Shopper;
let folder: string;
beforeAll(async () => {
  store = await openStoreWithParts();
  folder = await mkdtemp(join(tmpdir(), 'legal-'));
  await cp(join(shippedContent, 'page'), join(folder, 'page'), { recursive: true });
  await importContent(store.deps, folder, 'test');
  writer = openShopper(store, (await seedPerson(store.deps, 'content')).headers);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const german = { title: 'Widerrufsbelehrung', summary: 'Für Lieferungen nach Deutschland.', body: '## Frist\n\nVierzehn Tage.' };
const english = { title: 'Right of withdrawal', summary: 'For deliveries to Germany.', body: '## Period\n\nFourteen days.' };

const save = (code: string, countries: string[], body = german.body, of = 'refunds') =>
  writer.call<{ article: AdminArticle | null }>('admin/save-article', {
    kind: 'page',
    slug: code,
    texts: { en: english, de: { ...german, body } },
    variant: { of, countries },
  });
const read = (code: string) => openShopper(store, { 'X-Locale': 'de' }).call<ResponseOf<typeof getPage>>(`content/page?code=${code}`);

async function buy(address: object) {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add('LM358N-NOPB-TB', 10);
  const preview = await shopper.preview({ shipping_address: address });
  const placed = await shopper.checkout({ shipping_address: address });
  const { order } = placed.body;
  const key = placed.body.access_key ?? '';
  const text = (page: string) =>
    shopper.call<ResponseOf<typeof getAgreedText>>(`order/agreed-text?order_no=${order.order_no}&page=${page}`, undefined, {
      'X-Access-Key': key,
    });
  return { preview: preview.body, order, key, text };
}

test('the checkout names the text of the country of delivery, and the order keeps it word for word', async () => {
  const made = await save('withdrawal-de', ['DE', 'DE']);
  expect(made.body.article).toMatchObject({ variant: { of: 'refunds', countries: ['DE'] } });
  expect((await read('refunds')).body.variants).toEqual([{ code: 'withdrawal-de', countries: ['DE'] }]);
  expect((await read('withdrawal-de')).body).toMatchObject({ countries: ['DE'], variant_of: 'refunds' });

  const { preview, order, key, text } = await buy(addresses.DE);
  expect(preview.legal).toEqual({ refunds: 'withdrawal-de' });
  const agreed = order.agreed ?? [];
  expect(agreed.map(({ page }) => page)).toEqual(['term', 'refunds', 'policy']);
  const withdrawal = agreed.find(({ page }) => page === 'refunds');
  expect(withdrawal).toMatchObject({ title: 'Widerrufsbelehrung', version: expect.stringMatching(/^[0-9a-f]{8}$/) });
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.kind, 'order_placed'));
  expect(mail?.text).toContain(`Widerrufsbelehrung, Fassung ${withdrawal?.version}`);

  const paper = await store.request(`/api/store/order/invoice?order_no=${order.order_no}&kind=proforma`, undefined, {
    'X-Access-Key': key,
  });
  const printed = (await pdfPages(new Uint8Array(await paper.arrayBuffer()))).join('\n');
  expect(printed).toContain(`Widerrufsbelehrung, Fassung ${withdrawal?.version}`);

  await save('withdrawal-de', ['DE'], 'Dreißig Tage.');
  expect((await text('refunds')).body).toMatchObject({ body: expect.stringContaining('Vierzehn Tage'), version: withdrawal?.version });
  const later = await buy(addresses.DE);
  expect(later.order.agreed?.find(({ page }) => page === 'refunds')?.version).not.toBe(withdrawal?.version);
  expect(later.order.agreed?.find(({ page }) => page === 'term')).toEqual(agreed.find(({ page }) => page === 'term'));
});

test('other countries agree to the usual texts', async () => {
  await save('withdrawal-de', ['DE']);
  const { preview, order } = await buy(addresses.JP);
  expect(preview.legal).toBeUndefined();
  expect(order.agreed?.find(({ page }) => page === 'refunds')?.title).not.toBe('Widerrufsbelehrung');
});

test('a country has one text of each kind, and a legal page is no text in place of another', async () => {
  await save('withdrawal-de', ['DE', 'AT']);
  expect((await save('withdrawal-at', ['CH', 'AT'])).body.error).toMatchObject({
    fields: { 'variant.countries': [{ code: 'not_unique' }] },
  });
  expect((await save('terms-at', ['AT'], german.body, 'term')).status).toBe(200);
  expect((await save('policy', ['AT'])).body.error).toMatchObject({ fields: { 'variant.of': [{ code: 'not_allowed' }] } });
  // The United Kingdom is GB; a text for a country that is none would be read by nobody.
  expect((await save('withdrawal-uk', ['FR', 'UK'])).body.error).toMatchObject({
    fields: { 'variant.countries.1': [{ code: 'not_allowed' }] },
  });
  expect((await save('withdrawal-x', ['Austria'])).body.error?.code).toBe('validation_failed');
  expect((await save('withdrawal-x', [])).body.error?.code).toBe('validation_failed');
});
