/** Pictures in an operator's file: from a folder to the pages that show them. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetail } from '#contract/api/product.ts';
import { picture } from '#server/db/schema.ts';
import { isPicture, keepPicture, orNull } from '#server/image/keep-picture.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { gatherPictures } from './gather-pictures.ts';
import { PartProblems } from './problem.ts';
import { formatOf, readPartFile } from './read-file.ts';
import { writePartRows } from './write-parts.ts';

let store: TestStore;
let folder: string;
const slug = 'ti-lm358dr';
const part = { manufacturer: 'ti', mpn: 'LM358DR', category: 'op-amps' };

const draw = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  store = await openStoreWithParts();
  folder = await mkdtemp(join(tmpdir(), 'partwright-pictures-'));
  await mkdir(join(folder, 'pictures/ti'), { recursive: true });
  await writeFile(join(folder, 'pictures/front.png'), await draw('#334455'));
  await writeFile(join(folder, 'pictures/ti/back.png'), await draw('#ccbbaa'));
  await writeFile(join(folder, 'pictures/text.png'), 'no picture at all');
  await writeFile(join(folder, 'secret.png'), await draw('#000000'));
  await symlink(join(folder, 'secret.png'), join(folder, 'pictures/link.png'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

interface Options {
  dryRun?: boolean;
  withFolder?: boolean;
}

async function load(name: string, text: string, { dryRun = false, withFolder = true }: Options = {}) {
  const path = join(folder, name);
  await writeFile(path, text);
  const rows = () => readPartFile(path, formatOf(path) ?? 'csv');
  const take = async (bytes: Uint8Array) =>
    dryRun ? ((await isPicture(bytes)) ? { id: null } : null) : orNull(keepPicture(store.deps, bytes));
  const pictures = withFolder ? await gatherPictures(rows(), join(folder, 'pictures'), take) : new Map();
  return writePartRows(store.db, rows(), { dryRun, pictures });
}

const loadPart = (more: object, options?: Options) => load('parts.jsonl', JSON.stringify({ ...part, ...more }), options);

async function detail(locale = 'en') {
  const answer = await store.request(`/api/store/common/product-detail?web_url=${slug}`, undefined, { 'X-Locale': locale });
  return getProductDetail.response.parse(await answer.json());
}

test('a part shows its pictures in order, in the words of the reader, and lists show the first', async () => {
  const head = 'manufacturer,mpn,category,image,image_alt:en,image_alt:de\n';
  const result = await load('parts.csv', `${head}ti,LM358DR,op-amps,front.png|ti/back.png,LM358DR from above,LM358DR von oben\n`);
  expect(result).toEqual({ rows: 1, added: 0, changed: 1 });
  const { image, images, gallery = [] } = await detail('de');
  expect(gallery.map(({ alt, width, height }) => [alt, width, height])).toEqual([
    ['LM358DR von oben', 700, 500],
    ['Texas Instruments LM358DR', 700, 500],
  ]);
  expect(image).toEqual(gallery[0]);
  expect(images).toEqual(gallery.map(({ src, alt, width, height }) => ({ url: src, alt, width, height })));
  expect((await detail('jp')).image?.alt).toBe('LM358DR from above');
  const answers = await Promise.all([image?.src, image?.srcset[0]?.url].map((url) => store.request(url ?? '')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const found = await store.request('/api/store/common/search-product', { keyword: 'LM358DR' });
  expect(await found.json()).toMatchObject({ list: [{ web_url: slug, image: { src: image?.src }, images: [{}, {}] }] });
});

test('a row that names no picture leaves them, a row that names some names all, an empty list takes them away', async () => {
  await loadPart({ images: [{ file: 'front.png' }, { file: 'ti/back.png', alt: 'The underside' }] });
  const before = (await detail()).gallery ?? [];
  expect(await loadPart({ lifecycle: 'active' })).toMatchObject({ changed: 0 });
  expect((await detail()).gallery).toEqual(before);
  await loadPart({ images: [{ file: 'ti/back.png', alt: { en: 'The underside' } }] });
  expect((await detail()).gallery).toEqual([before[1]]);
  expect(await loadPart({ images: [] })).toMatchObject({ changed: 1 });
  expect(await detail()).toMatchObject({ image: null, images: [], gallery: [] });
});

const problemsOf = async (loading: Promise<unknown>) => {
  const error: unknown = await loading.catch((reason: unknown) => reason);
  if (!(error instanceof PartProblems)) throw error;
  return error.problems.map(({ line, field, code, value }) => `${line} ${field} ${code} ${value}`);
};

test('names that lead nowhere, out of the folder or to no picture are told with their line, and nothing is written', async () => {
  const names = ['front.png', 'none.png', '../secret.png', 'link.png', 'ti', 'text.png', join(folder, 'secret.png')];
  const lines = names.map((file, at) => JSON.stringify({ ...part, mpn: `NEW-${at}`, images: [{ file }] }));
  expect(await problemsOf(load('wrong.jsonl', lines.join('\n')))).toEqual([
    '2 images.0.file not_allowed none.png',
    '3 images.0.file not_allowed ../secret.png',
    '4 images.0.file not_allowed link.png',
    '5 images.0.file not_allowed ti',
    '6 images.0.file invalid_format text.png',
    `7 images.0.file not_allowed ${join(folder, 'secret.png')}`,
  ]);
  expect((await store.request('/api/store/common/product-detail?web_url=ti-new-0')).status).toBe(404);
});

test('without a folder no row may name pictures; a dry run looks at them and keeps none', async () => {
  const images = [{ file: 'front.png' }];
  expect(await problemsOf(loadPart({ images }, { withFolder: false }))).toEqual(['1 images.0.file not_allowed front.png']);
  await store.db.delete(picture);
  expect(await loadPart({ images }, { dryRun: true })).toMatchObject({ rows: 1 });
  expect(await store.db.$count(picture)).toBe(0);
  expect(await problemsOf(loadPart({ images: [{ file: 'text.png' }] }, { dryRun: true }))).toEqual([
    '1 images.0.file invalid_format text.png',
  ]);
});
