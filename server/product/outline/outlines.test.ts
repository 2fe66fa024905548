import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOutline, OutlineChange } from '#contract/api/admin/outline.ts';
import type { AdminProductItem } from '#contract/api/admin/product.ts';
import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

let store: TestStore;
let office: Shopper;
let guest: Shopper;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
});
afterAll(() => store.close());

const one = (id: string) => office.call<AdminOutline>(`admin/outline?id=${id}`);
const save = (request: object) => office.call<AdminOutline>('admin/save-outline', request);
const find = async (keyword: string) =>
  (await office.call<{ list: { outline: Outline; parts: number }[]; total: number }>(`admin/outlines?keyword=${keyword}`)).body;
const saidOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.error?.code,
  ...Object.entries(body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`),
];

test('a changed dimension is drawn at once at the parts that have the outline, and who changed it is told', async () => {
  const { body } = await office.call<{ list: AdminProductItem[] }>('admin/products?keyword=RC0603FR-0710KL');
  const resistor = body.list[0];
  await office.call('admin/save-product', { id: resistor?.id, package_id: 'chip-0603' });
  const before = (await one('chip-0603')).body;
  expect(before.some.map(({ mpn }) => mpn)).toContain('RC0603FR-0710KL');
  expect(before.parts).toBeGreaterThan(0);
  expect((await find('0603')).list.find(({ outline }) => outline.id === 'chip-0603')?.parts).toBe(before.parts);
  const fields = { ...before.fields, body: { ...before.fields.body, length: 1.65 } };
  const saved = await save({ id: before.id, version: before.version, ...fields });
  expect(saved.body.fields).toEqual(fields);
  const detail = await guest.call<ProductDetail>(`common/product-detail?web_url=${resistor?.web_url}`);
  expect(detail.body.outline?.body.length).toBe(1.65);
  const late = await save({ id: before.id, version: before.version, ...before.fields });
  expect(late.body.error).toMatchObject({ code: 'version_conflict', data: { version: saved.body.version } });
  const changes = (await office.call<{ list: OutlineChange[] }>('admin/outline-changes?id=chip-0603')).body.list;
  expect(changes.map(({ action, before: then, after }) => [action, then?.body.length, after?.body.length])).toEqual([
    ['outline.save', before.fields.body.length, 1.65],
  ]);
});

test('a new outline is drawn like one that the shop has, and parts may have it; it goes when none has it', async () => {
  const { fields, families } = (await one('chip-0603')).body;
  expect(families.find(({ family }) => family === 'chip')?.names.length).toBeGreaterThan(0);
  const made = await save({ ...fields, name: 'MY-0603 flat' });
  expect([made.status, made.body.id, made.body.parts]).toEqual([200, 'my-0603-flat', 0]);
  expect(saidOf(await save({ ...fields, name: 'My 0603, Flat' }))).toEqual([422, 'validation_failed', 'name not_unique']);
  const { body } = await office.call<{ list: AdminProductItem[] }>('admin/products?keyword=RC0603JR-0710KL');
  const part = (package_id: string | null) => office.call('admin/save-product', { id: body.list[0]?.id, package_id });
  expect((await part('my-0603-flat')).status).toBe(200);
  expect(saidOf(await office.call('admin/remove-outline', { id: 'my-0603-flat' }))).toEqual([409, 'state_conflict']);
  await part(null);
  expect((await office.call('admin/remove-outline', { id: 'my-0603-flat', version: made.body.version })).status).toBe(200);
  expect((await one('my-0603-flat')).status).toBe(404);
  expect((await part('my-0603-flat')).status).toBe(422);
});

test.each([
  [{ body: { length: 0, width: 1, height: 0 } }, 'body.length out_of_range'],
  [{ body: { length: 1, width: 501, height: 0 } }, 'body.width out_of_range'],
  [{ pins: -1 }, 'pins out_of_range'],
  [{ pitch: 0 }, 'pitch out_of_range'],
  [{ rows: 0 }, 'rows out_of_range'],
  [{ family: 'no-such' }, 'family not_allowed'],
  [{ name: ' ' }, 'name required'],
])('%j is refused at its field, and the outline stays', async (change, said) => {
  const { id, version, fields } = (await one('chip-0805')).body;
  expect(saidOf(await save({ id, version, ...fields, ...change }))).toEqual([422, 'validation_failed', said]);
  expect((await one('chip-0805')).body.version).toBe(version);
});
