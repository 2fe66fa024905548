import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '#contract/api/admin/site.ts';
import { getHome } from '#contract/api/catalog.ts';
import { siteConfig } from '#contract/api/visitor.ts';
import { audit, setting } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let now = new Date('2026-11-20T12:00:00Z');
let store: TestStore;
let content: Shopper;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  content = openShopper(store, (await seedPerson(store.deps, 'content')).headers);
});
afterEach(() => store.db.delete(setting));
afterAll(() => store.close());

const plain = { kind: 'notice', is_on: true, title: { en: 'Closed on Monday' }, text: {}, path: '', from: null, until: null };
const save = (...banners: object[]) => content.call<Site>('admin/save-banners', { banners });
const noticesIn = async (locale: string) => {
  const answer = await store.request('/api/store/common/config', undefined, { 'X-Locale': locale });
  return siteConfig.parse(await answer.json()).notices;
};
const titled = (title: string, more: object = {}) => ({ ...plain, title: { en: title }, ...more });
const titles = async () => (await noticesIn('en')).map(({ title }) => title);

it('tells notices in the language of the visitor, else whole in English, as they were typed', async () => {
  await save({
    ...plain,
    title: { en: 'Closed <b>Monday</b>', de: 'Montag zu' },
    text: { en: 'Orders go out on Tuesday.', de: 'Versand am Dienstag.' },
    path: '/about/delivery',
    until: '2026-11-24T00:00:00Z',
  });
  const told = { id: expect.stringMatching(/^[a-z0-9]{8}$/), path: '/about/delivery', until: '2026-11-24T00:00:00Z' };
  expect(await noticesIn('de')).toEqual([{ ...told, title: 'Montag zu', text: 'Versand am Dienstag.', language: 'de-DE' }]);
  expect(await noticesIn('fr')).toEqual([{ ...told, title: 'Closed <b>Monday</b>', text: 'Orders go out on Tuesday.', language: 'en-US' }]);
});

it('shows each in its time alone, those that are on, in the operator’s order, three at most', async () => {
  await save(
    titled('later', { from: '2026-11-20T12:00:01Z' }),
    titled('second', { until: '2026-11-20T12:00:01Z' }),
    titled('off', { is_on: false }),
    titled('first', { from: '2026-11-20T12:00:00Z' }),
    titled('over', { until: '2026-11-20T12:00:00Z' }),
    titled('third'),
    titled('fourth'),
  );
  expect(await titles()).toEqual(['second', 'first', 'third']);
  now = new Date('2026-11-20T12:00:01Z');
  expect(await titles()).toEqual(['later', 'first', 'third']);
});

it('tells those of the home page there and nowhere else', async () => {
  await save({ ...plain, kind: 'home', title: { en: 'New: relays' }, path: '/category/relays' }, plain);
  expect(await titles()).toEqual(['Closed on Monday']);
  const home = getHome.response.parse(await (await store.request('/api/store/content/home')).json());
  expect(home.banners).toMatchObject([{ title: 'New: relays', path: '/category/relays' }]);
});

it('keeps the id of a banner that is changed, by which browsers know that it was closed', async () => {
  const [made] = (await save(plain)).body.banners;
  const [changed] = (await save({ ...made, title: { en: 'Closed on Tuesday' } })).body.banners;
  expect(changed).toEqual({ ...made, title: { en: 'Closed on Tuesday' } });
});

it('refuses the second of two people, whose version is out of date', async () => {
  const { body } = await save(plain);
  const version = body.versions.banners;
  expect((await content.call('admin/save-banners', { banners: [], version })).status).toBe(200);
  const late = await content.call('admin/save-banners', { banners: [plain], version });
  expect([late.status, late.body.error?.code]).toEqual([409, 'version_conflict']);
  expect(await titles()).toEqual([]);
});

it.each([
  [{ title: {} }, 'title.en required'],
  [{ title: { de: 'Nur deutsch' } }, 'title.en required'],
  [{ text: { de: 'Text' } }, 'title.de required'],
  [{ title: { en: 'x'.repeat(101) } }, 'title.en too_long'],
  [{ text: { en: 'x'.repeat(401) } }, 'text.en too_long'],
  [{ path: 'https://other.example/' }, 'path invalid_format'],
  [{ path: '/admin' }, 'path invalid_format'],
  [{ path: 'javascript:alert(1)' }, 'path invalid_format'],
  [{ from: 'tomorrow' }, 'from invalid_format'],
  [{ from: '2026-11-21T00:00:00Z', until: '2026-11-21T00:00:00Z' }, 'until out_of_range'],
  [{ kind: 'popup' }, 'kind not_allowed'],
])('refuses %j at its field', async (change, field) => {
  const { status, body } = await save(plain, { ...plain, ...change });
  const found = Object.entries(body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`);
  expect([status, found]).toEqual([422, [`banners.1.${field}`]]);
  expect(await titles()).toEqual([]);
});

it('keeps twenty and no more, and no two of one id', async () => {
  expect((await save(...Array.from({ length: 21 }, () => plain))).body.error?.fields).toMatchObject({
    banners: [{ code: 'too_long', limit: 20 }],
  });
  const twin = { ...plain, id: 'abcd1234' };
  expect((await save(twin, twin)).body.error?.fields).toMatchObject({ 'banners.1.id': [{ code: 'not_unique' }] });
});

it('notes who changed them, and to what', async () => {
  await save(plain);
  const rows = await store.db.select({ action: audit.action, detail: audit.detail }).from(audit);
  expect(rows.at(-1)).toMatchObject({ action: 'site.save-banners', detail: { list: [{ title: { en: 'Closed on Monday' } }] } });
});
