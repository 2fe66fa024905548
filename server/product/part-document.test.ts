/** Documents that the operator's page keeps: who may, what is refused, and where files go. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminProduct, ProductChange } from '#contract/api/admin/product.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { partDocumentRules } from '#contract/api/part-document.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import { seedPerson } from '#server/testing/operator.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

type Answer = Partial<ErrorAnswer> & { list?: { kind: string; title: string; url: string; size: number | null }[] };

let store: TestStore;
let office: Shopper;
let headers: Record<string, string>;
beforeAll(async () => {
  ({ store, office } = await openCatalogOffice());
  ({ headers } = await seedPerson(store.deps, 'stock'));
});
afterAll(() => store.close());

let made = 0;
async function newPart(): Promise<AdminProduct> {
  made += 1;
  return (await office.call<AdminProduct>('admin/save-product', { manufacturer: 'Yageo', mpn: `DOC-${made}`, category: 'chip-resistors' }))
    .body;
}
const save = (id: string, documents: object[]) => office.call<AdminProduct>('admin/save-product', { id, documents });
const open = async (id: string) => (await office.call<AdminProduct>(`admin/product?id=${id}`)).body;

async function keep(id: string, content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, as = headers) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, kind: 'drawing', title: 'Outline', ...fields })) form.set(name, value);
  form.set('file', new File([content], 'outline.pdf', { type: 'application/pdf' }));
  const answer = await store.app.request('/api/store/admin/add-document', { method: 'POST', body: form, headers: as });
  return { status: answer.status, body: (await answer.json()) as Answer }; // checked with the contract by the store
}
const statusOf = async (url: string) => (await store.request(url)).status;

test('a PDF is at the part at once, with its size, and goes with the part’s list when nothing names it any more', async () => {
  const [one, other] = [await newPart(), await newPart()];
  const { body } = await keep(one.id, '%PDF-1.7\na drawing', { language: 'de' });
  const url = body.list?.[0]?.url ?? '';
  expect(body.list).toEqual([{ kind: 'drawing', title: 'Outline', url, language: 'de', size: 18 }]);
  await keep(other.id, '%PDF-1.7\na drawing');
  const seen = await open(one.id);
  expect(seen.fields.documents).toEqual([{ kind: 'drawing', title: 'Outline', url, language: 'de' }]);
  expect(seen.document_sizes).toEqual({ [url]: 18 });
  expect(await statusOf(url)).toBe(200);
  await save(one.id, [{ kind: 'other', title: 'Renamed', url, language: null }]);
  expect(await statusOf(url)).toBe(200);
  await save(one.id, []);
  expect(await statusOf(url)).toBe(200);
  await save(other.id, []);
  const id = url.split('/').at(-1) ?? '';
  expect([await statusOf(url), await store.deps.files.get(id)]).toEqual([404, null]);
});

test('the history of a part tells who put a document in', async () => {
  const part = await newPart();
  await keep(part.id, '%PDF-1.7\ntold of', { title: 'Application note' });
  const { body } = await office.call<{ list: ProductChange[] }>(`admin/product-changes?id=${part.id}`);
  expect(body.list.map(({ action, detail }) => [action, detail['title']])).toEqual([
    ['document.add', 'Application note'],
    ['product.add', undefined],
  ]);
});

test('the file of a part that is taken out goes with it', async () => {
  const part = await newPart();
  const { body } = await keep(part.id, '%PDF-1.7\nof one part');
  const id = body.list?.[0]?.url.split('/').at(-1) ?? '';
  expect(await store.deps.files.get(id)).not.toBeNull();
  expect((await office.call('admin/remove-product', { id: part.id })).body).toEqual({ removed: true });
  expect(await store.deps.files.get(id)).toBeNull();
});

test('what is no PDF, too large, there already, of no part, or sent by somebody without the right is refused', async () => {
  const part = await newPart();
  const content = '%PDF-1.7\nonce';
  await keep(part.id, content);
  const large = new Uint8Array(partDocumentRules.maxBytes + 1);
  large.set(new TextEncoder().encode('%PDF-1.7'));
  const editor = await seedPerson(store.deps, 'content');
  const codeOf = async (asked: ReturnType<typeof keep>) => {
    const { error } = (await asked).body;
    return [error?.code, ...Object.entries(error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`)];
  };
  expect(await codeOf(keep(part.id, 'no document'))).toEqual(['unsupported_type']);
  expect(await codeOf(keep(part.id, large))).toEqual(['too_large']);
  expect(await codeOf(keep(part.id, content))).toEqual(['validation_failed', 'file not_unique']);
  expect(await codeOf(keep('999999', content))).toEqual(['not_found']);
  expect(await codeOf(keep(part.id, content, { kind: 'novel' }))).toEqual(['validation_failed', 'kind not_allowed']);
  expect((await keep(part.id, '%PDF-1.7\nanother', {}, editor.headers)).status).toBe(403);
  expect((await keep(part.id, '%PDF-1.7\nanother', {}, {})).status).toBe(401);
  expect((await open(part.id)).fields.documents).toHaveLength(1);
});
