import { expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { partOf, type Platform } from './platform.ts';
import { sampleArticle, sampleCategory, sampleItem, sampleProduct } from './samples.ts';

const fresh = { 'Cache-Control': 'public, max-age=30' };
/** Spaces of numbers that no line may break at. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** The text without tags, each piece apart. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** What a page says to those who run no scripts. */
export function factsCases(open: () => Platform): void {
  async function factsOf(url: string): Promise<string> {
    const page = await (await open().ask(url)).text();
    return plainSpaces(partOf(page, /<noscript\s*><div class="facts">(.*?)<\/div\s*><\/noscript\s*><\/main>/s));
  }
  it('tells of a part its maker, place, stock, prices by packaging and parameters, nothing of it as markup', async () => {
    const { store } = open();
    store.told.set('product-detail?web_url=fact-part', {
      headers: fresh,
      body: { ...sampleProduct, quote_only: false, last_buy_date: '2098-06-30' },
    });
    store.told.set('web_url=fact-part', { headers: fresh, body: { list: [] } });
    const facts = await factsOf('http://de.localhost/de/product/fact-part');
    expect(facts).toContain('<a href="/de/manufacturers/murata">Murata</a>');
    expect(facts).toContain('<a href="/de/category/capacitors/mlcc">MLCC</a>');
    expect(facts).toContain('<a href="https://murata.example/grm.pdf"');
    const text = textOf(facts);
    expect(text).toContain('12.345 auf Lager · Lieferzeit über den Bestand hinaus: etwa 70 Tage');
    expect(text).toContain('Gurtabschnitt · Artikelnummer PW-1-CT · EUR zzgl. MwSt.');
    expect(text).toContain('Rolle 4.000 · Artikelnummer PW-1-TR');
    expect(text).toMatch(/1 1,2345 € 1,23 € 1\.000 0,01234 € 12,34 €/);
    expect(text).toContain('Kapazität 100 nF');
    expect(text).toContain('Letzte Bestellungen beim Hersteller bis 30.06.2098');
  });

  it('lists the parts of a category with ways to the pages before and after, filters kept', async () => {
    const { store } = open();
    store.told.set('category?category_web_url=fact-caps', {
      headers: fresh,
      body: { ...sampleCategory, category: { ...sampleCategory.category, web_url: 'fact-caps' } },
    });
    const list = { list: [sampleItem], total: 1201, current_page: 2, last_page: 3, page_size: 50, facets: [] };
    store.told.set('"page":2,"page_size":50,"sort":"mpn_asc"', { headers: fresh, body: list });
    const facts = await factsOf('http://en.localhost/category/fact-caps?dielectric=x7r&sort=mpn_asc&page=2');
    expect(facts).toContain('<a href="/product/murata-grm">GRM&lt;188&gt;</a>');
    expect(textOf(facts)).toContain('1,201 parts');
    expect(textOf(facts)).toContain('MLCC, 100 nF &amp; 50 V 12,345 in stock · €1.2345');
    expect(facts).toContain('<a rel="prev" href="/category/fact-caps?dielectric=x7r&amp;sort=mpn_asc">Previous page</a>');
    expect(facts).toContain('<a rel="next" href="/category/fact-caps?dielectric=x7r&amp;sort=mpn_asc&amp;page=3">Next page</a>');
  });

  it('names the legal texts for other countries of delivery', async () => {
    const { store } = open();
    const text = { title: 'AGB', summary: 'Was gilt.', body: '<p>Text</p>', sections: [], language: 'de-DE', missing: [] };
    const page = { ...text, updated_at: '2026-11-04T00:00:00.000Z', seo: { title: 'AGB', description: '', canonical: '', noindex: false } };
    const variants = [{ code: 'fact-terms-at', countries: ['AT', 'CH'] }];
    store.told.set('content/page?code=fact-agb', { headers: fresh, body: { code: 'fact-agb', ...page, variants } });
    store.told.set('content/page?code=fact-terms-at', {
      headers: fresh,
      body: { code: 'fact-terms-at', ...page, countries: ['AT', 'CH'], variant_of: 'term' },
    });
    expect(await factsOf('http://en.localhost/about/fact-agb')).toContain(
      '<a href="/about/fact-terms-at">Text for deliveries to Austria and Switzerland</a>',
    );
    const facts = await factsOf('http://en.localhost/about/fact-terms-at');
    expect(facts).toContain('This text is for deliveries to Austria and Switzerland.');
    expect(facts).toContain('<a href="/about/term">Text for other countries</a>');
  });

  it('leads from a search to the parts and to what there is to read', async () => {
    const { store } = open();
    const pages = { total: 1, current_page: 1, last_page: 1 };
    const found = {
      match: 'text',
      redirect: null,
      did_you_mean: [],
      dropped: [],
      understood: [],
      understood_category: null,
      unknown_number: null,
      empty_category: null,
      categories: [],
      facets: [],
    };
    store.told.set('"keyword":"fact-word"', { headers: fresh, body: { ...found, ...pages, list: [sampleItem], page_size: 50 } });
    const hit = { kind: 'page', title: 'Lieferung', summary: 'Wege & Preise.', path: '/about/delivery', language: 'de-DE' };
    store.told.set('content/search?keyword=fact-word', { headers: fresh, body: { ...pages, list: [hit], page_size: 6 } });
    const facts = await factsOf('http://de.localhost/de/product/list/fact-word');
    expect(facts).toContain('<a href="/de/product/murata-grm">GRM&lt;188&gt;</a>');
    expect(facts).toContain('<h2>Artikel und Seiten</h2>');
    expect(facts).toContain('<a href="/de/about/delivery">Lieferung</a> Wege &amp; Preise.');
  });

  it('tells an article as it is written, and nothing in it ends its place', async () => {
    const { store } = open();
    const body = '<h2 id="a">Über <em>Zeit</em> <strong>und</strong> Takt</h2><p>Text</p></noscript>';
    store.told.set('news-detail?web_url=fact-article', { headers: fresh, body: { ...sampleArticle, body } });
    const facts = await factsOf('http://de.localhost/news/details/fact-article');
    expect(facts).toContain('<h2 id="a">Über <em>Zeit</em> <strong>und</strong> Takt</h2><p>Text</p>&lt;/noscript>');
    expect(facts).toContain('<a href="/tool/RCFilter">RC-Filter</a>');
    expect(textOf(facts)).toContain('20.11.2026');
  });

  it('names what goes into a calculator and what comes out, with units, and its neighbours', async () => {
    const facts = await factsOf('http://de.localhost/tool/RCFilter');
    expect(textOf(facts)).toMatch(/Widerstand[^:]*: [^ ]*Ω/);
    expect(facts).toMatch(/<a href="\/tool\/LCFilter">|<a href="\/tool\/BandpassFilter">/);
  });

  it('links every calculator on their index', async () => {
    const facts = await factsOf('http://jp.localhost/tool');
    expect(toolNames.filter((name) => !facts.includes(`href="/tool/${name}"`))).toEqual([]);
  });

  it('leads on from every page, in the language of its prefix', async () => {
    const page = await (await open().ask('http://en.localhost/de/cart')).text();
    const end = partOf(page, /<noscript\s*><style nonce="[^"]+">[^<]*<\/style\s*><footer>(.*?)<\/footer\s*><\/noscript\s*>/s);
    expect(end).toContain('benötigen JavaScript');
    expect([...end.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      '/de',
      '/de/category',
      '/de/manufacturers',
      '/de/tool',
      '/de/news/knowledgeHub',
      '/de/components',
      '/de/about/about',
      '/de/about/contactUs',
    ]);
  });

  it('keeps the files of its words to itself', async () => {
    expect((await open().ask('http://en.localhost/edge-words/en/words.json')).status).toBe(404);
  });

  it('says nothing where the store told nothing', async () => {
    expect(await factsOf('http://en.localhost/product/broken')).toBe('');
  });
}
