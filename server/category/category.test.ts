import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AdminCategory, CategoryChange, CategoryFields, TreeItem } from '#contract/api/admin/category.ts';
import type { matchBom } from '#contract/api/bom.ts';
import type { getPartClasses } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { category } from '#server/db/schema.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import { someOf } from '#server/testing/some-of.ts';
import type { TestStore } from '#server/testing/store.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { runCategory } from './category-command.ts';

let store: TestStore;
let office: Shopper;
let guest: Shopper;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
});
afterAll(() => store.close());

const save = (request: object) => office.call<AdminCategory & Partial<ErrorAnswer>>('admin/save-category', request);
const open = async (slug: string) => (await office.call<AdminCategory>(`admin/category?web_url=${slug}`)).body;
const tree = async () => (await office.call<{ list: TreeItem[] }>('admin/categories')).body.list;
const inShop = (query: string, headers: Record<string, string> = {}) =>
  guest.call<{ category: { name: string }; seo: { canonical: string }; error?: { data?: object } }>(
    `common/category?category_web_url=${query}`,
    undefined,
    headers,
  );
async function upToDate(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (await bringUpToDate(store.deps));
  await rereadReference(store.db);
}
const found = async (keyword: string) =>
  (await guest.call<{ list: { mpn: string }[] }>('common/search-product', { keyword })).body.list.map(({ mpn }) => mpn);
const wrong = async (request: object) =>
  Object.entries((await save(request)).body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`);

let made = 0;
/** A category of its own for a test. */
async function newCategory(more: Partial<CategoryFields> = {}): Promise<AdminCategory> {
  made += 1;
  const names = { name: { en: `Widgets ${made}` }, item_name: { en: 'Widget' } };
  const { status, body } = await save({ web_url: `widgets-${made}`, is_new: true, parent: 'passives', ...names, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test('the tree has all categories in their order, empty ones too, with what visitors see of them', async () => {
  const list = await tree();
  const resistors = list.find(({ web_url }) => web_url === 'chip-resistors');
  expect(resistors).toMatchObject({ parent: 'resistors', level: 3, parts: 3, visible: 3 });
  expect(list.find(({ web_url }) => web_url === 'passives')?.parts).toBeGreaterThanOrEqual(6);
  const at = (slug: string) => list.findIndex(({ web_url }) => web_url === slug);
  expect(at('passives')).toBeLessThan(at('resistors'));
  expect(at('resistors')).toBeLessThan(at('chip-resistors'));
});

test('each category of the catalog opens in the editor, and is saved as it is', async () => {
  for (const { web_url: slug } of someOf(await tree(), 8)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor does
    const { fields, version } = await open(slug);
    expect(fields, slug).toBeDefined();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { status, body } = await save({ web_url: slug, ...fields, version });
    expect(status, `${slug} ${JSON.stringify(body.error)}`).toBe(200);
    expect(body.version, slug).toBe(version);
  }
  expect(await bringUpToDate(store.deps), 'nothing waits where nothing was changed').toBe(false);
});

test('a renamed category is called so in the shop, each language for itself, and is found by its new words', async () => {
  const before = await open('chip-resistors');
  const { body } = await save({
    web_url: 'chip-resistors',
    version: before.version,
    name: { de: 'Plättchenwiderstände' },
    item_name: { de: 'Plättchenwiderstand' },
    synonyms: [...before.fields.synonyms, 'zorbulon'],
  });
  expect(body.is_updating).toBe(true);
  expect((await inShop('chip-resistors', { 'X-Locale': 'de' })).body.category.name).toBe('Plättchenwiderstände');
  expect((await inShop('chip-resistors')).body.category.name).toBe(before.fields.name.en);
  await upToDate();
  expect(await found('zorbulon')).toHaveLength(3);
  expect((await open('chip-resistors')).is_updating).toBe(false);
});

test('who saves what somebody else has changed meanwhile is refused, and sees the new state', async () => {
  const before = await open('mlcc');
  const quicker = await save({ web_url: 'mlcc', version: before.version, synonyms: ['first'] });
  expect(quicker.status, JSON.stringify(quicker.body)).toBe(200);
  const late = await save({ web_url: 'mlcc', version: before.version, synonyms: ['second'] });
  expect(late.body.error).toMatchObject({ code: 'version_conflict', data: { version: (await open('mlcc')).version } });
  expect((await open('mlcc')).fields.synonyms).toEqual(['first']);
});

test('a category that moves keeps its address; the one below its former branch leads to the new one', async () => {
  const { web_url: slug } = await newCategory({ parent: 'resistors' });
  expect((await inShop(`resistors&web_url=${slug}`)).status).toBe(200);
  await save({ web_url: slug, parent: 'capacitors' });
  expect((await inShop(slug)).body.seo.canonical).toBe(`/category/capacitors/${slug}`);
  const former = await inShop(`resistors&web_url=${slug}`);
  expect(former.status).toBe(404);
  expect(former.body.error).toMatchObject({ code: 'not_found', data: { moved_to: slug, moved_topic: 'capacitors' } });
  const gone = await inShop(`no-such-branch&web_url=${slug}`);
  expect(gone.body.error?.data).toMatchObject({ moved_to: slug, moved_topic: 'capacitors' });
});

test('it goes nowhere where it cannot be: below itself, below one with parts, or too deep', async () => {
  expect(await wrong({ web_url: 'passives', parent: 'resistors' })).toEqual(['parent not_allowed']);
  expect(await wrong({ web_url: 'capacitors', parent: 'chip-resistors' })).toEqual(['parent not_allowed']);
  expect(await wrong({ web_url: 'resistors', parent: 'capacitors' })).toEqual(['parent out_of_range']);
  expect(await wrong({ web_url: 'resistors', parent: 'no-such' })).toEqual(['parent not_allowed']);
});

async function filtered(): Promise<number> {
  const request = { category_web_url: 'chip-resistors', filters: [{ key: 'bodyColor', in: ['teal'] }] };
  return (await guest.call<{ total: number }>('common/product-list', request)).body.total;
}

test('a new parameter is typed at parts, found by, filtered by and shown; taken out and put back its values are there', async () => {
  const { fields } = await open('chip-resistors');
  const color = {
    key: 'bodyColor',
    kind: 'option' as const,
    unit: '' as const,
    facet: 'choice' as const,
    column: true,
    name: { en: 'Body color', de: 'Körperfarbe' },
    options: [
      { key: 'teal', name: { en: 'Teal green', de: 'Blaugrün' } },
      { key: 'mauve', name: { en: 'Mauve' } },
    ],
  };
  const parameters = [...fields.parameters, color];
  expect((await save({ web_url: 'chip-resistors', parameters })).status).toBe(200);
  const { body: parts } = await office.call<{ list: { id: string }[] }>('admin/products?keyword=RC0603FR-0710KL');
  const id = parts.list[0]?.id ?? '';
  await office.call('admin/save-product', { id, attributes: { bodyColor: 'Blaugrün' } });
  await upToDate();
  expect(await found('teal green')).toEqual(['RC0603FR-0710KL']);
  expect(await filtered()).toBe(1);
  // A choice that a part has stays, and kinds never change.
  const without = (options: object[]) => [...fields.parameters, { ...color, options }];
  const at = `parameters.${fields.parameters.length}`;
  expect(await wrong({ web_url: 'chip-resistors', parameters: without(color.options.slice(1)) })).toEqual([`${at}.options not_allowed`]);
  expect((await save({ web_url: 'chip-resistors', parameters: without(color.options.slice(0, 1)) })).status).toBe(200);
  const asText = [...fields.parameters, { ...color, kind: 'text', facet: null, options: [] }];
  expect(await wrong({ web_url: 'chip-resistors', parameters: asText })).toContain(`${at}.kind mismatch`);
  await save({ web_url: 'chip-resistors', parameters: fields.parameters });
  await upToDate();
  expect(await found('teal green')).not.toContain('RC0603FR-0710KL');
  await save({ web_url: 'chip-resistors', parameters: without(color.options) });
  await upToDate();
  expect(await filtered()).toBe(1);
});

test('what is missing or does not go together is told at its field, all at once', async () => {
  const parameter = { key: 'x1', kind: 'text', unit: 'V', facet: 'range', column: false, name: {}, options: [] };
  const problems = await wrong({ web_url: 'widgets-x', is_new: true, name: { de: 'Nur deutsch' }, parameters: [parameter, parameter] });
  expect(problems.toSorted()).toEqual(
    [
      'item_name.de required',
      'item_name.en required',
      'name.en required',
      'parameters.0.facet not_allowed',
      'parameters.0.name.en required',
      'parameters.0.unit not_allowed',
      'parameters.1.facet not_allowed',
      'parameters.1.key not_unique',
      'parameters.1.name.en required',
      'parameters.1.unit not_allowed',
    ].toSorted(),
  );
  expect(await wrong({ web_url: 'mlcc', is_new: true })).toEqual(['web_url not_unique']);
  expect((await save({ web_url: 'no-such', synonyms: [] })).status).toBe(404);
});

test('an empty category is removed, a full one is not; the order changes by steps', async () => {
  const first = await newCategory();
  const second = await newCategory();
  const order = async () => (await tree()).map(({ web_url }) => web_url).filter((slug) => [first.web_url, second.web_url].includes(slug));
  expect(await order()).toEqual([first.web_url, second.web_url]);
  await office.call('admin/move-category', { web_url: second.web_url, to: 'up' });
  expect(await order()).toEqual([second.web_url, first.web_url]);
  const { body: refused } = await office.call<ErrorAnswer>('admin/remove-category', { web_url: 'mlcc' });
  expect(refused.error).toMatchObject({ code: 'state_conflict', data: { parts: 3 } });
  expect((await office.call('admin/remove-category', { web_url: first.web_url })).status).toBe(200);
  expect(await order()).toEqual([second.web_url]);
  expect(await store.db.$count(category, eq(category.slug, first.web_url))).toBe(0);
});

test('the history tells who changed what, with all fields before and after', async () => {
  const { web_url: slug } = await newCategory();
  await save({ web_url: slug, description: { en: 'Things.' } });
  const { body } = await office.call<{ list: CategoryChange[] }>(`admin/category-changes?web_url=${slug}`);
  expect(body.list.map(({ action }) => action)).toEqual(['category.save', 'category.add']);
  expect(body.list[0]).toMatchObject({ before: { description: {} }, after: { description: { en: 'Things.' } } });
});

const classes = async () =>
  new Map(
    (await guest.call<ResponseOf<typeof getPartClasses>>('common/part-classes')).body.list.map((one) => [
      one.part_class,
      one.category_web_url,
    ]),
  );
const bill = async () => {
  const rows = { lines: [{ value: '10k', package: '0603', references: 'R1', quantity: 1 }] };
  const { body } = await guest.call<ResponseOf<typeof matchBom>>('common/bom-match', rows);
  return body.lines.flatMap(({ candidates }) => candidates.map(({ product, match, reasons }) => ({ mpn: product.mpn, match, reasons })));
};

test('a class of parts goes with one category, whatever its address, and with all below it', async () => {
  const offered = await bill();
  expect(offered[0]?.mpn).toBe('RC0603FR-0710KL');
  expect((await classes()).get('chip-resistors')).toBe('chip-resistors');
  expect(await wrong({ web_url: 'mlcc', part_class: 'chip-resistors' })).toEqual(['part_class not_unique']);

  // A shop that calls them otherwise.
  await store.db.update(category).set({ slug: 'widerstaende' }).where(eq(category.slug, 'chip-resistors'));
  await rereadReference(store.db);
  expect((await classes()).get('chip-resistors')).toBe('widerstaende');
  expect(await bill()).toEqual(offered);

  // A category without a class of its own is of the one above it; what nobody says the class of, rules know nothing of.
  await save({ web_url: 'widerstaende', part_class: null });
  await save({ web_url: 'resistors', part_class: 'mlcc' }).then(({ body }) => expect(body.error?.code).toBe('validation_failed'));
  expect((await classes()).has('chip-resistors')).toBe(false);
  await save({ web_url: 'resistors', part_class: 'chip-resistors' });
  expect(await bill()).toEqual(offered);
  await save({ web_url: 'resistors', part_class: 'resistors' });
  expect(await bill()).not.toEqual(offered);

  await save({ web_url: 'widerstaende', part_class: 'chip-resistors' });
  await store.db.update(category).set({ slug: 'chip-resistors' }).where(eq(category.slug, 'widerstaende'));
  await rereadReference(store.db);
});

test('the console tells the tree and one category', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runCategory(store.deps, []);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^ {4}mlcc {2}/));
  await runCategory(store.deps, ['mlcc']);
  expect(JSON.parse(String(told.mock.lastCall?.[0]))).toMatchObject({ parent: 'capacitors' });
  told.mockRestore();
});
