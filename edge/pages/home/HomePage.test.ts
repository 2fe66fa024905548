import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { createEdgeApp } from '#edge/app.ts';
import { memoryStorage } from '#edge/cache/memory-storage.ts';
import { diskAssets } from '#edge/disk-assets.ts';
import { type FakeStore, openFakeStore } from '#edge/testing/fake-store.ts';
import { type FixtureDist, makeFixtureDist } from '#edge/testing/fixture-dist.ts';
import { partOf, platformHosts } from '#edge/testing/platform.ts';
import { sampleCategory, sampleItem } from '#edge/testing/samples.ts';

let store: FakeStore;
let dist: FixtureDist;
beforeAll(async () => {
  [store, dist] = await Promise.all([openFakeStore(), makeFixtureDist()]);
});
afterAll(() => Promise.all([store.close(), dist.remove()]));

const none = { banners: [], new: [], suppliers: [], manufacturers: [], news: [], solutions: [], calculators: [] };
const seo = { title: 'Teile', description: '', canonical: '/', noindex: false };
const home = { ...none, categories: [sampleCategory.category], hot: [sampleItem], product_count: 1, seo, blocks: null };

/** What the page says without scripts, from an edge that has kept nothing. */
async function factsOf(body: object): Promise<string> {
  const hosts = readSiteHosts('localhost', platformHosts);
  const upstream = { upstream: store.origin, fetch: (request: Request) => fetch(request) };
  const app = createEdgeApp({ assets: diskAssets(dist.folder), ...upstream, hosts, edgeSecret: 'secret', answers: memoryStorage() });
  store.told.set('content/home', { headers: { 'Cache-Control': 'public, max-age=30' }, body });
  const page = await (await app.request('http://de.localhost/de', undefined, { ip: '127.0.0.1' })).text();
  return partOf(page, /<noscript\s*><div class="facts">(.*?)<\/div\s*><\/noscript\s*><\/main>/s);
}
const headings = (facts: string) => [...facts.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title);

it('says the blocks that came with the shop in their order', async () => {
  expect(headings(await factsOf(home))).toEqual(['Produkte', 'Gerade gefragt', 'Rechner', 'Hersteller']);
});

it('says the blocks of the operator in theirs, with own titles and texts', async () => {
  const plain = { title: null, language: 'de-DE' };
  const facts = await factsOf({
    ...home,
    blocks: [
      { kind: 'text', title: 'Wir & Sie', language: 'en-US', html: '<p>Since <strong>1998</strong></p></noscript>' },
      {
        kind: 'calculators',
        ...plain,
        title: 'Filter',
        calculators: [{ name: 'RC-Filter', path: '/tool/RCFilter', summary: 'Grenzfrequenz' }],
      },
      { kind: 'bom', ...plain, text: null },
      { kind: 'categories', ...plain, categories: null },
      { kind: 'parts', ...plain, title: 'Unsere Wahl', parts: [sampleItem] },
    ],
  });
  expect(headings(facts)).toEqual(['Wir &amp; Sie', 'Filter', 'Produkte', 'Unsere Wahl']);
  expect(facts).toContain('<section lang="en-US">');
  expect(facts).toContain('<p>Since <strong>1998</strong></p>&lt;/noscript>');
  expect(facts).toContain('<a href="/de/tool/RCFilter">RC-Filter</a>');
  expect(facts).toContain('<a href="/de/product/murata-grm">GRM&lt;188&gt;</a>');
});
