/** Documents that the shop keeps, on the console and in the shop. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getProductDetail } from '#contract/api/product.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runDocument } from './document-command.ts';

let store: TestStore;
let folder: string;
const said: string[] = [];
beforeAll(async () => {
  store = await openStoreWithParts();
  folder = await mkdtemp(join(tmpdir(), 'partwright-document-'));
  await writeFile(join(folder, 'lm358.pdf'), '%PDF-1.7\nthe data sheet');
  await writeFile(join(folder, 'text.pdf'), 'no document');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const run = (...words: string[]) => runDocument(store.deps, words);
const file = (name: string) => join(folder, name);
const documents = async (slug: string) => {
  const answer = await store.request(`/api/store/common/product-detail?web_url=${slug}`);
  return getProductDetail.response.parse(await answer.json()).documents;
};

test('a document is kept once, given to everybody while a part names it, and gone with the last one', async () => {
  await run('add', 'LM358DR-TB', file('lm358.pdf'), '--title', 'LM358', '--language', 'en');
  await run('add', 'STM32F103C8T6-TY', file('lm358.pdf'), '--kind', 'app_note');
  const [kept] = await documents('ti-lm358dr');
  expect(kept).toMatchObject({ kind: 'datasheet', title: 'LM358', language: 'en', size: 23 });
  const url = kept?.url ?? '';
  expect((await documents('st-stm32f103c8t6')).map((one) => [one.kind, one.title, one.url])).toEqual([['app_note', 'lm358', url]]);
  const answer = await store.request(url);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7\nthe data sheet',
  ]);
  await run('remove', 'LM358DR-TB', '1');
  expect((await store.request(url)).status).toBe(200);
  await run('remove', 'STM32F103C8T6-TY', '1');
  expect((await store.request(url)).status).toBe(404);
  said.length = 0;
  await run('list', 'LM358DR-TB');
  expect(said).toEqual(['No documents.']);
});

test('what is no PDF, what is not there and files of visitors are refused', async () => {
  await expect(run('add', 'LM358DR-TB', file('text.pdf'))).rejects.toThrow(/Possible now: pdf/);
  await expect(run('add', 'LM358DR-TB', file('nothing.pdf'))).rejects.toThrow(/There is no file/);
  await expect(run('add', 'NO-SUCH-CODE', file('lm358.pdf'))).rejects.toThrow();
  await expect(run('add', 'LM358DR-TB', file('lm358.pdf'), '--kind', 'novel')).rejects.toThrow(/The kind is one of/);
  expect(await documents('ti-lm358dr')).toEqual([]);
  await store.deps.files.put('slip-of-a-visitor-0000', new TextEncoder().encode('%PDF-1.7'), 'application/pdf');
  expect((await store.request('/api/store/common/part-document/slip-of-a-visitor-0000')).status).toBe(404);
});
