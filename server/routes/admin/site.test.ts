import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { navIcons, type Site, type SiteText } from '#contract/api/admin/site.ts';
import { type SiteConfig, siteConfig } from '#contract/api/visitor.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { audit, setting } from '#server/db/schema.ts';
import { refreshSettings } from '#server/settings/shop-settings.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let content: Shopper;
let person: Awaited<ReturnType<typeof seedPerson>>;
beforeAll(async () => {
  store = await openTestStore({ settings: { siteName: 'Bauteile Keller' } });
});
beforeEach(async () => {
  person = await seedPerson(store.deps, 'content');
  content = openShopper(store, person.headers);
});
afterEach(async () => {
  await store.db.delete(setting);
  await refreshSettings(store.deps); // the words that it speaks are the process's
});
afterAll(() => store.close());

const save = (call: string, request: object) => content.call<Site>(`admin/${call}`, request);
const configOf = async (locale: string): Promise<SiteConfig> =>
  siteConfig.parse(await (await store.request('/api/store/common/config', undefined, { 'X-Locale': locale })).json());
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => {
  const found = Object.entries(body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`);
  return [status, ...found];
};

it('shows name, looks and home page words at once, and the shipped ones again when they are taken back', async () => {
  const head = {
    site_name: 'Muster Parts',
    logo: '/logo.svg',
    favicon: 'https://cdn.example/i.png',
    og_image: '/og.png',
    theme_color: '#0b5fff',
  };
  await save('save-head', { ...head, title: { de: 'Bauteile ab Lager', fr: 'Composants' } });
  await save('save-head', { title: { fr: '' }, description: { de: 'Alles da.' } });
  const [de, fr] = await Promise.all([configOf('de'), configOf('fr')]);
  expect(de.head).toEqual({ ...head, title: 'Bauteile ab Lager', description: 'Alles da.' });
  expect(fr.head.title).toContain('Muster Parts');
  const home = await store.request('/api/store/content/home', undefined, { 'X-Locale': 'de' });
  expect(await home.json()).toMatchObject({ seo: { title: 'Bauteile ab Lager', description: 'Alles da.' } });
  expect(store.deps.settings.siteName).toBe('Muster Parts');
  await save('save-head', { site_name: '', logo: '' });
  expect((await configOf('de')).head).toMatchObject({ site_name: 'Bauteile Keller', logo: '/favicon.svg', theme_color: '#0b5fff' });
  expect(store.deps.settings.siteName).toBe('Bauteile Keller');
});

it.each([
  [{ logo: 'http://cdn.example/logo.png' }, 'logo invalid_format'],
  [{ logo: '//cdn.example/logo.png' }, 'logo invalid_format'],
  [{ og_image: 'javascript:alert(1)' }, 'og_image invalid_format'],
  [{ favicon: 'https://user:word@cdn.example/i.png' }, 'favicon invalid_format'],
  [{ theme_color: 'red' }, 'theme_color invalid_format'],
  [{ site_name: 'x'.repeat(61) }, 'site_name too_long'],
  [{ title: { de: 'x'.repeat(121) } }, 'title.de too_long'],
  [{ title: { xx: 'x' } }, 'title invalid_format'],
])('refuses %j at its field', async (request, field) => {
  expect(fieldsOf(await save('save-head', request))).toEqual([422, field]);
});

it('replaces parts of the navigation, with children and icons, in the words of the operator or else the shop', async () => {
  const before = await configOf('de');
  const children = [{ path: '/category/resistors?sort=newest#top', title: { en: 'Resistors', de: 'Widerstände' } }];
  const saved = await save('save-nav', {
    headColumn: [
      { path: '/category', title: {}, icon: 'box', children },
      { path: 'https://blog.example/', title: { en: 'Our blog' } },
    ],
    LastColumn: [{ title: { en: 'Service', de: 'Dienste' }, items: [{ path: '/about/contactUs', title: {} }] }],
  });
  expect(saved.body.own_nav).toEqual(['headColumn', 'LastColumn']);
  const { headColumn, LastColumn, otherNav } = await configOf('de');
  expect(headColumn).toEqual([
    {
      title: 'Kategorien',
      path: '/category',
      external: false,
      icon: 'box',
      children: [{ title: 'Widerstände', path: children[0]?.path, external: false, icon: null, children: [] }],
    },
    { title: 'Our blog', path: 'https://blog.example/', external: true, icon: null, children: [] },
  ]);
  expect(LastColumn).toMatchObject([{ title: 'Dienste', items: [{ title: 'Kontakt', path: '/about/contactUs' }] }]);
  expect(otherNav).toEqual(before.otherNav);
  await save('save-nav', { headColumn: null, LastColumn: null });
  expect(await configOf('de')).toEqual(before);
});

it('takes back exactly what it shows', async () => {
  const { body } = await content.call<Site>('admin/site');
  const before = await configOf('jp');
  expect((await save('save-nav', body.nav)).status).toBe(200);
  expect(await configOf('jp')).toEqual(before);
});

it.each([
  [{ path: '/nowhere', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: '/admin', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: '//evil.example', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: '/\\evil.example', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: 'http://shop.example', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: 'javascript:alert(1)', title: { en: 'x' } }, 'path invalid_format'],
  [{ path: '/cart', title: {}, icon: 'skull' }, 'icon not_allowed'],
  [{ path: '/tool/BatteryLife', title: { de: 'Akku' } }, 'title.en required'],
  [{ path: '/cart', title: { en: 'x'.repeat(61) } }, 'title.en too_long'],
  [{ path: '/cart', title: {}, children: [{ path: '/user/login', title: {} }] }, 'children.0.title.en required'],
])('refuses the link %j', async (entry, field) => {
  expect(fieldsOf(await save('save-nav', { otherNav: [{ path: '/', title: { en: 'Home' } }, entry] }))).toEqual([
    422,
    `otherNav.1.${field}`,
  ]);
});

it('knows every icon that it shows', async () => {
  const headColumn = navIcons.slice(0, 10).map((icon) => ({ path: '/cart', title: {}, icon }));
  const { body } = await save('save-nav', { headColumn });
  expect(body.nav.headColumn.map(({ icon }) => icon)).toEqual(navIcons.slice(0, 10));
});

it('offers the languages that are chosen, English always', async () => {
  await save('save-lang', { languages: ['jp', 'en', 'de'] });
  expect((await configOf('de')).langList.map(({ code, current }) => `${code} ${current}`)).toEqual(['de true', 'jp false', 'en false']);
  expect(fieldsOf(await save('save-lang', { languages: ['de'] }))).toEqual([422, 'languages required']);
  expect(fieldsOf(await save('save-lang', { languages: ['en', 'xx'] }))).toEqual([422, 'languages.1 not_allowed']);
});

const key = 'common:header.cart';

const refused = async () =>
  (await content.call<object>('common/product-detail?web_url=none', undefined, { 'X-Locale': 'de' })).body.error?.message;
const list = async (query: string) => (await content.call<{ list: SiteText[] }>(`admin/texts?locale=de${query}`)).body.list;

it('tells where each language is at home, as the machine has it', async () => {
  const { hosts } = store.deps.settings;
  store.deps.settings.hosts = readSiteHosts('shop.example', 'de=laden.example, tr=off');
  const { body } = await content.call<Site>('admin/site');
  store.deps.settings.hosts = hosts;
  const urls = Object.fromEntries(body.addresses.map(({ locale, url }) => [locale, url.replace(/^https?:/, '').replace(/:\d+/, '')]));
  expect(urls).toMatchObject({ en: '//shop.example', de: '//laden.example', tr: '//shop.example/tr', jp: '//jp.shop.example' });
});

it('puts its own texts in the place of the shop’s, in the language they are for, and its server speaks them', async () => {
  const texts = { [key]: 'Einkaufswagen', 'error:not_found': 'Weg.' };
  expect((await save('save-lang', { locale: 'de', texts })).status).toBe(200);
  expect([(await configOf('de')).lang, (await configOf('fr')).lang]).toEqual([texts, {}]);
  expect(await refused()).toBe('Weg.');
  expect(await list('')).toMatchObject([{ text: 'Einkaufswagen' }, { text: 'Weg.' }]);
  expect(await list('&keyword=EINKAUFSWAGEN')).toMatchObject([{ key, text: 'Einkaufswagen' }]);
  await save('save-lang', { locale: 'de', texts: { [key]: '', 'error:not_found': '' } });
  expect((await configOf('de')).lang).toEqual({});
  expect(await refused()).not.toBe('Weg.');
  expect(await list('')).toEqual([]);
});

it.each([
  ['common:header.nothing', 'x', 'not_allowed'],
  ['common:header', 'x', 'not_allowed'],
  ['document:title', 'x', 'not_allowed'],
  ['nonsense', 'x', 'invalid_format'],
  ['common:header.home', 'Start', 'mismatch'],
  ['common:header.home', '{{site}} {{site}}', 'mismatch'],
  ['common:header.home', '{{shop}}', 'mismatch'],
  [key, 'Cart {{count', 'mismatch'],
  [key, 'Cart }}', 'mismatch'],
  [key, 'Cart <img src=x onerror=alert(1)>', 'mismatch'],
  [key, 'Cart <script', 'mismatch'],
  [key, '$t(common:close)', 'mismatch'],
  [key, 'x'.repeat(2001), 'too_long'],
])('refuses text %# (%s)', async (name, text, code) => {
  expect(fieldsOf(await save('save-lang', { locale: 'en', texts: { [name]: text } }))).toEqual([422, `texts.${name} ${code}`]);
});

it('keeps what every page carries along in bounds, and the rest when that is passed', async () => {
  const { body } = await content.call<{ list: SiteText[] }>('admin/texts?locale=en&keyword=common:&page_size=100');
  const plain = body.list.filter(({ original }) => /^[\w ]+$/.test(original)).slice(0, 11);
  const texts = Object.fromEntries(plain.map((one) => [one.key, 'x'.repeat(1900)]));
  expect(fieldsOf(await save('save-lang', { locale: 'en', texts }))).toEqual([422, 'texts too_long']);
  expect((await configOf('en')).lang).toEqual({});
});

it('is for who sees to the content, and tells who changed what', async () => {
  const sales = openShopper(store, (await seedPerson(store.deps, 'sales')).headers);
  expect((await sales.call('admin/save-head', { site_name: 'Theirs' })).status).toBe(403);
  const reader = openShopper(store, (await seedPerson(store.deps, 'read_only')).headers);
  expect([(await reader.call('admin/site')).status, (await reader.call('admin/save-nav', { otherNav: null })).status]).toEqual([200, 403]);
  await save('save-head', { theme_color: '#112233' });
  const entries = await store.db.select().from(audit);
  expect(entries.at(-1)).toMatchObject({ actor: person.name, role: 'content', action: 'site.save-head', target: 'theme_color' });
});
