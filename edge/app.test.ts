import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes/table.ts';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { readAdminAt } from './admin-gate.ts';
import { createEdgeApp } from './app.ts';
import { memoryStorage } from './cache/memory-storage.ts';
import { readForeignOrigins } from './content-policy.ts';
import { diskAssets } from './disk-assets.ts';
import { createWordReader } from './words/edge-words.ts';
import { headWords } from './words/head-words.ts';
import { countryCases, countrySite } from './testing/country-cases.ts';
import { describeEdge } from './testing/edge-cases.ts';
import { type FakeStore, openFakeStore } from './testing/fake-store.ts';
import { type FixtureDist, makeFixtureDist } from './testing/fixture-dist.ts';
import { type Platform, platformHosts } from './testing/platform.ts';
import { unavailableWords } from './words/unavailable-words.ts';

let store: FakeStore;
let dist: FixtureDist;
let platform: Platform;
const edgeSecret = 'between-us';

beforeAll(async () => {
  [store, dist] = await Promise.all([openFakeStore(), makeFixtureDist()]);
  const app = createEdgeApp({
    assets: diskAssets(dist.folder),
    upstream: store.origin,
    fetch: (request) => fetch(request),
    hosts: readSiteHosts('localhost', platformHosts),
    edgeSecret,
    answers: memoryStorage(),
  });
  platform = { store, edgeSecret, ask: async (url, init, ip = '127.0.0.1') => app.request(url, init, { ip }) };
});
afterAll(() => Promise.all([store.close(), dist.remove()]));
// The edge tells the operator when the store does not answer.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describeEdge(() => platform);

describe('hosts of countries', () => {
  countryCases(() => ({
    ...platform,
    ask: async (url, init) => edgeWith({ hosts: readSiteHosts(countrySite.domain, countrySite.hosts) })(url, init),
  }));
});

function edgeWith(options: Partial<Parameters<typeof createEdgeApp>[0]>) {
  const app = createEdgeApp({
    assets: diskAssets(dist.folder),
    upstream: store.origin,
    fetch: (request) => fetch(request),
    hosts: readSiteHosts('localhost'),
    ...options,
  });
  return async (url: string, init: Parameters<Platform['ask']>[1] = {}) => app.request(url, init, { ip: '' });
}

const status = async (ask: ReturnType<typeof edgeWith>, url: string) => (await ask(url)).status;

describe('the operator’s side', () => {
  it('is on every host where it is switched on', async () => {
    const ask = edgeWith({ adminAt: readAdminAt('on', undefined) });
    expect(await status(ask, 'http://de.localhost/admin')).toBe(200);
    expect(await status(ask, 'http://localhost/api/store/admin/orders')).toBe(200);
    expect(await (await ask('http://localhost/admin')).text()).toContain('noindex');
  });

  it('is on its own host alone where it has one', async () => {
    const ask = edgeWith({ adminAt: readAdminAt('on', 'Office.localhost') });
    expect(await status(ask, 'http://office.localhost/admin')).toBe(200);
    expect(await status(ask, 'http://office.localhost/api/store/admin/orders')).toBe(200);
    for (const host of ['localhost', 'de.localhost', 'office.localhost.example']) {
      // oxlint-disable-next-line no-await-in-loop -- three hosts
      expect([await status(ask, `http://${host}/admin`), await status(ask, `http://${host}/api/store/admin/orders`)]).toEqual([404, 404]);
    }
  });

  it.each([undefined, '', 'off', 'true', '1'])('stays closed for ADMIN=%s', (value) => {
    expect(readAdminAt(value, '')).toBe('off');
  });
});

describe('without the app’s files', () => {
  const failures = {
    missing: () => new Response('gone', { status: 404 }),
    unreadable: () => Promise.reject(new Error('disk')),
  };

  it.each(Object.entries(failures))('shows a page in the visitor’s language that tries again (%s)', async (_, fetchFile) => {
    const ask = edgeWith({ assets: { fetch: fetchFile } });
    const answer = await ask('http://de.localhost/cart?a=1&b=2');
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Retry-After')]).toEqual([503, 'no-store', '5']);
    expect(page).toContain('<h1>Der Shop ist nicht erreichbar</h1>');
    expect(page).toContain('<a href="/cart?a=1&amp;b=2">Erneut versuchen</a>');
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
  });

  it('is not healthy', async () => {
    const answer = await edgeWith({ assets: { fetch: failures.missing } })('http://localhost/healthz');
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, reason: 'app missing' }]);
  });

  it('says a page that tries again while a build has left no words, and an error by its code', async () => {
    const files = diskAssets(dist.folder);
    const assets = { fetch: (request: Request) => (request.url.includes('/edge-words/') ? failures.missing() : files.fetch(request)) };
    const ask = edgeWith({ assets });
    expect((await ask('http://localhost/cart')).status).toBe(503);
    expect(await (await ask('http://localhost/healthz')).json()).toEqual({ ok: false, reason: 'app missing' });
    const refused = await ask('http://localhost/api/nothing');
    expect([refused.status, await refused.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  it('serves pages without early fetches when only the manifest is missing', async () => {
    const files = diskAssets(dist.folder);
    const assets = { fetch: (request: Request) => (request.url.endsWith('manifest.json') ? failures.missing() : files.fetch(request)) };
    const answer = await edgeWith({ assets })('http://localhost/product/lm358n-nopb');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('modulepreload');
  });
});

const hangs = (request: Request) =>
  new Promise<Response>((_, fail) => request.signal.addEventListener('abort', () => fail(new Error('late'))));

function clock(): number {
  throw new Error('clock broken');
}

it('does not wait long for a store that hangs before it serves a page', async () => {
  vi.useFakeTimers();
  try {
    const answer = edgeWith({ fetch: hangs })('http://localhost/product/lm358n-nopb');
    await vi.advanceTimersByTimeAsync(1_500);
    expect((await answer).status).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});

it('reads the few files of the build that a first page needs, and then its page alone', async () => {
  const files = diskAssets(dist.folder);
  const read: string[] = [];
  const fetchFile = (request: Request) => {
    read.push(new URL(request.url).pathname);
    return files.fetch(request);
  };
  const ask = edgeWith({ assets: { fetch: fetchFile } });
  const facts = '/edge-words/de/tool/RCFilter.json';
  await (await ask('http://de.localhost/tool/RCFilter')).text();
  expect(read.splice(0)).toEqual(['/index.html', '/edge-manifest.json', '/edge-words/de/words.json', facts]);
  await (await ask('http://de.localhost/tool/RCFilter')).text();
  expect((await ask('http://de.localhost/api/nothing')).status).toBe(404);
  expect(read).toEqual(['/index.html']);
});

it('says 503 when nobody listens at the store’s address', async () => {
  const answer = await edgeWith({ upstream: 'http://127.0.0.1:9' })('http://localhost/category/resistors');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
});

it('hands on the description of all calls, and nothing else beside the store’s own folder', async () => {
  store.told.set('/api/openapi.json', { status: 200, body: { openapi: '3.1.1' } });
  const ask = edgeWith({});
  expect(await (await ask('http://localhost/api/openapi.json')).json()).toEqual({ openapi: '3.1.1' });
  expect((await ask('http://localhost/api/openapi.json/more')).status).toBe(404);
  store.told.delete('/api/openapi.json');
});

it('tells no address when the platform knows none', async () => {
  expect(await (await edgeWith({})('http://localhost/api/get-ip')).json()).toEqual({ ip: '' });
});

it('uses the shop’s own name', async () => {
  const page = await (await edgeWith({ siteName: 'Bauteilwerk' })('http://de.localhost/cart')).text();
  expect(page).toContain('Warenkorb – Bauteilwerk</title>');
});

it('answers a fault of its own with a page that tries again, and reports it once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = edgeWith({ now: clock });
  await ask('http://en.localhost/product/yageo');
  const answer = await ask('http://en.localhost/product/lm358n-nopb');
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('clock broken');
  expect(report).toHaveBeenCalledWith(expect.stringContaining('clock broken'));
  report.mockRestore();
});

/** What the edge says in a language, read as it reads it. */
async function headTextsOf(language: WordLanguage) {
  const words = await createWordReader(diskAssets(dist.folder)).latest(language, 'http://localhost/');
  if (!words) throw new Error(`no words in ${language}`);
  return headWords(words).text;
}

it.each(wordLanguages)('has a title, a heading and a description for every page in %s', async (language) => {
  const text = await headTextsOf(language);
  const values = {
    site: 's',
    name: 'n',
    manufacturer: 'm',
    category: 'c',
    keyword: 'k',
    number: '1',
    path: '/p',
    summary: 'what it does',
    about: 'about it',
    count: '89',
  };
  for (const section of [...routes.map(({ head }) => head.title), 'not_found']) {
    expect(text(section, 'title', values), section).toBeTruthy();
    expect(text(section, 'description', values), section).toBeTruthy();
  }
  for (const { head } of routes) expect(text(head.title, 'heading', values), head.title).toBeTruthy();
  const { title, description } = unavailableWords(language, 'Bauteilwerk');
  expect([title, description]).toEqual([expect.stringContaining('Bauteilwerk'), expect.stringMatching(/./)]);
});

/** The words of the page itself; the first paint must say the same. */
const ownWords: Record<string, [namespace: string, ...keys: string[]]> = {
  home: ['home', 'headline'],
  categories: ['catalog', 'categories', 'title'],
  manufacturers: ['catalog', 'manufacturers', 'title'],
  products: ['catalog', 'all_products', 'title'],
  chip_find: ['catalog', 'chip_find', 'title'],
  search: ['catalog', 'search', 'title'],
  cart: ['cart', 'title'],
  checkout: ['checkout', 'title'],
  order: ['order_page', 'title'],
  order_pay: ['order_page', 'pay', 'title'],
  order_successful: ['order_page', 'success', 'title'],
  contact: ['about', 'contact_title'],
  tools: ['tool_index', 'title'],
};

describe.each(wordLanguages)('headings in %s', (language) => {
  const values = { keyword: '{{keyword}}', number: '{{number}}', count: '{{count}}' };
  it.each(Object.entries(ownWords))('%s is headed as its page is', async (section, [namespace, ...keys]) => {
    let words: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
    for (const key of keys) words = (words as Record<string, unknown>)[key]; // any depth of a file of words
    const text = await headTextsOf(language);
    expect(text(section, 'heading', values)).toBe(words);
  });
});

it('insists on TLS where it is spoken, and only there', async () => {
  const ask = edgeWith({});
  const headersOf = async (url: string) => (await ask(url)).headers;
  for (const path of ['/cart', '/assets/index-1.js', '/nothing.json', '/rss.xml']) {
    // oxlint-disable-next-line no-await-in-loop -- four kinds of answer
    const [safe, plain] = [await headersOf(`https://localhost${path}`), await headersOf(`http://localhost${path}`)];
    expect(safe.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(plain.get('Strict-Transport-Security')).toBeNull();
  }
  expect((await headersOf('https://localhost/cart')).get('Content-Security-Policy')).toContain('; upgrade-insecure-requests');
  expect((await headersOf('http://localhost/cart')).get('Content-Security-Policy')).not.toContain('upgrade');
});

describe('origins of the operator’s own', () => {
  it('are in the policy of pages, each for its purpose', async () => {
    const ask = edgeWith({
      foreignOrigins: readForeignOrigins('https://img.example https://cdn.example:8443', 'https://up.example/in?shop=1'),
    });
    const policy = (await ask('http://localhost/cart')).headers.get('Content-Security-Policy');
    expect(policy).toContain("; img-src 'self' data: blob: https://img.example https://cdn.example:8443; ");
    expect(policy).toContain("; connect-src 'self' https://up.example; ");
  });

  it.each([
    '*',
    'https:',
    "'unsafe-inline'",
    'http://img.example',
    'https://img.example; script-src *',
    'https://img.example/path',
    'data:',
  ])('are refused when they would open the policy: %s', (setting) =>
    expect(() => readForeignOrigins(setting, undefined)).toThrow('must be an origin'),
  );

  it.each(['files', 'data:,', 'http://up.example/', 'http://localhost.example/', 'https://up.example;script-src/', '//up.example/'])(
    'are refused as the address of uploads: %s',
    (setting) => expect(() => readForeignOrigins('', setting)).toThrow('must be an address'),
  );

  it.each([
    ['http://localhost', 'http://localhost'],
    ['http://de.localhost:8080', 'http://de.localhost:8080'],
    ['https://shop.example', null],
    ['http://localhost.example', null],
    ['null', null],
  ])('a page of %s may send files from its own origin to another of the shop: %s', async (origin, allowed) => {
    const ask = edgeWith({});
    const url = 'http://files.example/api/store/common/upload';
    const answer = await ask(url, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, allowed]);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});
