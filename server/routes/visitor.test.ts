import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteConfig } from '#contract/api/visitor.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { setting } from '#server/db/schema.ts';
import { saveSettings } from '#server/settings/save-settings.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { seedAccount } from '#server/testing/account.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { demoSetting } from './visitor.ts';

const path = '/api/store/common/config';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ settings: { hosts: readSiteHosts('shop.example', 'jp=shop.jp, ru=off'), siteName: 'Bauteile Keller' } });
});
afterAll(() => store.close());

async function configOf(locale: string) {
  const response = await store.request(path, undefined, { 'X-Locale': locale });
  return siteConfig.parse(await response.json());
}

test('bears the operator’s name in every language', async () => {
  const [german, japanese] = await Promise.all([configOf('de'), configOf('jp')]);
  expect([german.head.site_name, japanese.head.site_name]).toEqual(['Bauteile Keller', 'Bauteile Keller']);
  expect([german.head.title, japanese.head.title]).toEqual([
    'Bauteile Keller: elektronische Bauelemente mit Preisen, Bestand und Parametern',
    'Bauteile Keller：価格・在庫・仕様がわかる電子部品ストア',
  ]);
});

test('lists all eleven languages with their hosts and marks the present one', async () => {
  const { langList } = await configOf('jp');
  expect(langList).toHaveLength(11);
  expect(langList.filter(({ current }) => current)).toEqual([
    { code: 'jp', tag: 'ja-JP', name: '日本語', host: 'shop.jp', base: '', currency: 'JPY', current: true },
  ]);
  const homes = langList.map(({ host, base }) => `${host}${base}`);
  expect(homes).toEqual(expect.arrayContaining(['shop.example', 'de.shop.example', 'shop.example/ru']));
});

test('leads only to pages that exist', async () => {
  const { headColumn, LastColumn, otherNav } = await configOf('en');
  const items = [...headColumn, ...LastColumn.flatMap((column) => column.items), ...otherNav];
  expect(items.length).toBeGreaterThan(5);
  expect(items.filter((item) => matchPage(item.path) === null)).toEqual([]);
  expect(items.filter((item) => item.title === '' || item.title.includes('nav.'))).toEqual([]);
});

test('speaks the currency of the locale', async () => {
  expect((await configOf('jp')).currency).toEqual({ code: 'JPY', decimals: 0, symbol: '¥' });
  expect((await configOf('de')).currency).toEqual({ code: 'EUR', decimals: 2, symbol: '€' });
  expect((await configOf('de')).default_country).toBe('DE');
});

test('tells demo figures from real ones', async () => {
  expect((await configOf('en')).demo).toBe(false);
  await store.db.insert(setting).values({ key: demoSetting, value: 'ready' });
  expect((await configOf('en')).demo).toBe(true);
});

test('says of the company what the operator has said, and nothing else', async () => {
  expect((await configOf('en')).site).toMatchObject({ company: 'Partwright', email: '', phone: '', address: '' });
  await saveSettings(actingOnConsole(store.deps), { site: { email: 'sales@shop.example', tax_id: 'DE123456789' } });
  await saveSettings(actingOnConsole(store.deps), { site: { phone: '+49 30 1234', tax_id: '' } });
  const site = { company: 'Partwright', email: 'sales@shop.example', phone: '+49 30 1234', tax_id: null };
  expect((await configOf('en')).site).toMatchObject(site);
});

test('is the same with and without a token and cookies, and keeps its tag', async () => {
  const { headers } = await seedAccount(store.db);
  const anonymous = await store.request(path);
  const known = await store.request(path, undefined, { ...headers, 'X-Cart-Key': 'ck_1', Cookie: 'token=st_1; locale=de' });
  expect(await known.text()).toBe(await anonymous.text());
  expect(anonymous.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600');
  const again = await store.request(path, undefined, { 'If-None-Match': anonymous.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});
