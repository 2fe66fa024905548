import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#contract/locale.ts';
import { type RouteName, routes } from '#contract/routes/table.ts';
import { partOf, type Platform, titleIn } from './platform.ts';
import { sampleArticleDetail, sampleArticleList, sampleCover, sampleSeo } from './sample-articles.ts';
import { sampleCategory, sampleItem, sampleProduct } from './samples.ts';
import { mistakesIn, structuredDataIn, type Typed } from './schema-org.ts';

const samples: Record<string, string> = { keyword: '100 nF', ToolName: 'RCFilter' };

function samplePath(path: string): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(samples[key] ?? `${key.replaceAll('_', '-')}-1`));
}

const paged = { total: 1, current_page: 1, last_page: 1, page_size: 50 };
const named = { web_url: 'web-url-1', name: 'Murata' };
const rated = { ...sampleProduct, image: sampleCover, rating: { average: 4.5, count: 12 }, seo: sampleSeo };

/** What the store knows, by a part of a call's path; the first that fits counts. */
const answers: Record<string, object> = {
  'product-detail?': rated,
  'common/category?': { ...sampleCategory, seo: sampleSeo },
  'product-list': { list: [sampleItem], facets: [], ...paged },
  'hot-product?': { list: [sampleItem], ...paged },
  'common/categories?': { list: [sampleCategory.category] },
  'common/manufacturers?': { list: [named], letters: [], ...paged },
  'common/manufacturer?': { ...named, description: null, seo: sampleSeo },
  'content/home?': { seo: sampleSeo },
  'content/page?': { title: 'Terms', seo: sampleSeo },
  'supplier-list?': { list: [named], english_only: 0, ...paged },
  'supplier-detail?': { ...named, summary: 'Authorised.', seo: sampleSeo },
  '-list?': sampleArticleList,
  '-detail?': sampleArticleDetail,
};

/** What a page says of itself beside the way to it; nothing for a page that search engines leave out. */
const told: Partial<Record<RouteName, string[]>> = {
  home: ['Organization', 'WebSite'],
  category: ['ItemList'],
  'category-category_web_url': ['ItemList'],
  'category-category_web_url-web_url': ['ItemList'],
  manufacturers: ['ItemList'],
  'manufacturers-brand_web_url': ['ItemList'],
  'manufacturers-brand_web_url-category_web_url': ['ItemList'],
  product: ['ItemList'],
  'product-web_url': ['Product'],
  blog: ['ItemList'],
  'blog-category_web_url': ['ItemList'],
  'blog-category_web_url-web_url': ['BlogPosting'],
  news: ['ItemList'],
  'news-companyEvents': ['ItemList'],
  'news-knowledgeHub': ['ItemList'],
  'news-details-web_url': ['BlogPosting'],
  solutions: ['ItemList'],
  'solutions-category_web_url': ['ItemList'],
  'solutions-category_web_url-web_url': ['BlogPosting'],
  components: ['ItemList'],
  'components-web_url': ['BlogPosting'],
  featuredSuppliers: ['ItemList'],
  tool: ['ItemList'],
  'tool-ToolName': ['WebApplication'],
};

const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found);
const metaIn = (page: string, name: string) => partOf(page, new RegExp(`<meta data-edge (?:name|property)="${name}" content="([^"]*)"`));

const canonicalIn = (page: string) => partOf(page, /rel="canonical" href="([^"]+)"/);
const dataText = (page: string) => JSON.stringify(structuredDataIn(page));

/** A host that no other case asks, so that nothing of it is kept from before. */
const host = 'http://in.localhost:8080';

export function headRowCases(open: () => Platform): void {
  const read = async (path: string) => {
    const answer = await open().ask(`${host}${path}`);
    return { status: answer.status, page: await answer.text() };
  };
  beforeEach(() => {
    for (const [mark, body] of Object.entries(answers)) open().store.told.set(mark, { body });
  });
  afterEach(() => open().store.told.clear());

  const rows = routes.filter((row) => !('access' in row));
  describe.each(rows.map((row) => [row.name, row] as const))('%s', (name, row) => {
    const path = samplePath(row.path);
    const own = `${host}${path}`;

    it('has a complete head', async () => {
      const { status, page } = await read(path);
      expect(status).toBe(200);
      expect(page).toContain('<html lang="hi-IN" data-locale="ind"');
      expect(page.match(/<title/g)).toHaveLength(1);
      expect(titleIn(page)).not.toMatch(/\{\{|undefined|^$/);
      expect(metaIn(page, 'description')).not.toMatch(/\{\{|undefined|^$/);
      expect([metaIn(page, 'og:title'), metaIn(page, 'og:description')]).toEqual([titleIn(page), metaIn(page, 'description')]);
      expect([metaIn(page, 'og:site_name'), metaIn(page, 'og:locale')]).toEqual(['Partwright', 'hi_IN']);
      const others = Object.values(locales).filter(({ key }) => key !== 'ind');
      expect(all(page, /property="og:locale:alternate" content="([^"]+)"/g)).toEqual(others.map(({ tag }) => tag.replace('-', '_')));
      expect(page).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: dark\)"/);
      const listed = row.head.index;
      expect(metaIn(page, 'robots')).toBe(listed ? 'index, follow' : 'noindex');
      expect(all(page, /rel="canonical" href="([^"]+)"/g)).toEqual(listed ? [own] : []);
      expect(metaIn(page, 'og:url')).toBe(listed ? own : '');
      expect(metaIn(page, 'og:image')).toMatch(/^http:\/\/in\.localhost:8080\/./);
      const languages = all(page, /rel="alternate" hreflang="([^"]+)"/g);
      expect(new Set(languages).size).toBe(listed ? 12 : 0);
      expect(languages).toHaveLength(listed ? 12 : 0);
    });

    it('says what it is in words of schema.org', async () => {
      const { page } = await read(path);
      const things = structuredDataIn(page);
      const way = row.head.index && name !== 'home' ? ['BreadcrumbList'] : [];
      expect(things.map((thing) => thing['@type'])).toEqual([...(told[name] ?? []), ...way]);
      expect(await mistakesIn(things)).toEqual([]);
      const addresses = JSON.stringify(things).match(/https?:[^"\\]+/g) ?? [];
      const foreign = addresses.filter((address) => !address.startsWith(host) && !address.startsWith('https://schema.org/'));
      expect(foreign).toEqual([]);
      expect(JSON.stringify(things)).not.toMatch(/undefined|\{\{|null/);
    });
  });
  detailCases(read);
  describe('a list', () => listCases(open, read));
}

function thingIn(page: string, type: string): Typed | undefined {
  return structuredDataIn(page).find((one) => one['@type'] === type);
}

function detailCases(read: (path: string) => Promise<{ status: number; page: string }>): void {
  it('tells prices, stock and ratings of a part', async () => {
    const { page } = await read('/product/web-url-1');
    const part = thingIn(page, 'Product');
    expect(part).toMatchObject({
      name: 'GRM<188> GRM<188>',
      mpn: 'GRM<188>',
      sku: 'PW-1-CT',
      brand: { name: 'Murata' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '0.01234',
        highPrice: '1.2345',
        priceCurrency: 'EUR',
        offerCount: 2,
        offers: [
          {
            sku: 'PW-1-CT',
            price: '1.2345',
            availability: 'https://schema.org/InStock',
            eligibleQuantity: { minValue: 1 },
            priceSpecification: [
              { price: '1.2345', eligibleQuantity: { minValue: 1, maxValue: 999 } },
              { price: '0.01234', eligibleQuantity: { minValue: 1000 } },
            ],
            seller: { name: 'Partwright' },
          },
          { sku: 'PW-1-TR', price: '0.01234', eligibleQuantity: { minValue: 4000 } },
        ],
      },
    });
    expect(page).not.toContain('GRM<188>');
    expect(metaIn(page, 'og:type')).toBe('product');
    const way = thingIn(page, 'BreadcrumbList')?.['itemListElement'];
    expect(way).toMatchObject([
      { name: 'Partwright', item: `${host}/` },
      { name: 'श्रेणियाँ', item: `${host}/category` },
      { name: 'Kondensatoren', item: `${host}/category/capacitors` },
      { name: 'MLCC', item: `${host}/category/capacitors/mlcc` },
      { name: 'GRM<188>', item: `${host}/product/web-url-1` },
    ]);
  });

  it('shows an article by its own picture, and lets no text end a block', async () => {
    const { page } = await read('/blog/category-web-url-1/web-url-1');
    const picture = `${host}/api/store/common/picture/cover?width=1280`;
    expect([metaIn(page, 'og:type'), metaIn(page, 'og:image'), metaIn(page, 'og:image:alt'), metaIn(page, 'twitter:card')]).toEqual([
      'article',
      picture,
      'A board under a microscope',
      'summary_large_image',
    ]);
    expect(thingIn(page, 'BlogPosting')).toMatchObject({
      headline: 'Which capacitor?',
      articleSection: 'Power </script>',
      author: { '@type': 'Person', name: 'Grace E.' },
      datePublished: '2026-11-01T00:00:00.000Z',
      image: picture,
    });
    expect(page).toContain('Power \\u003c/script>');
  });

  it('takes a search from a search engine', async () => {
    const { page } = await read('/');
    expect(thingIn(page, 'WebSite')?.['potentialAction']).toMatchObject({
      target: { urlTemplate: `${host}/product/list/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
  });

  it('calls a calculator a free application', async () => {
    const { page } = await read('/tool/RCFilter');
    expect(thingIn(page, 'WebApplication')).toMatchObject({
      offers: { price: 0 },
      isAccessibleForFree: true,
      url: `${host}/tool/RCFilter`,
    });
  });
}

/** Which of the addresses that show a list are the list's own. */
function listCases(open: () => Platform, read: (path: string) => Promise<{ status: number; page: string }>): void {
  it('has its second page at an address of its own, in every language', async () => {
    const { page } = await read('/category/caps?page=2');
    expect(canonicalIn(page)).toBe(`${host}/category/caps?page=2`);
    expect(page).toContain('hreflang="de-DE" href="http://de.localhost:8080/category/caps?page=2"');
    expect(dataText(page)).toContain(`${host}/category/caps?page=2`);
  });

  it.each(['sort=price_asc', 'page=2&dielectric=x7r', 'qty=1000', 'utm_source=mail', 'page=1'])('is at home without ?%s', async (query) => {
    const { page } = await read(`/category/caps?${query}`);
    expect([canonicalIn(page), metaIn(page, 'robots')]).toEqual([`${host}/category/caps`, 'index, follow']);
  });

  it('is at home where the store says it is', async () => {
    const seo = { ...sampleSeo, canonical: '/category/capacitors/mlcc' };
    open().store.told.set('common/category?', { body: { ...sampleCategory, seo } });
    const { page } = await read('/category/mlcc-alone');
    expect(canonicalIn(page)).toBe(`${host}/category/capacitors/mlcc`);
    expect(dataText(page)).not.toContain('mlcc-alone');
  });

  it.each(['https://evil.example/', '//evil.example/x', '/nothing', 'javascript:1'])(
    'is not at home at %s, which is no page',
    async (canonical) => {
      const slug = `strange-${canonical.length}`;
      open().store.told.set('common/category?', { body: { ...sampleCategory, seo: { ...sampleSeo, canonical } } });
      expect(canonicalIn((await read(`/category/${slug}`)).page)).toBe(`${host}/category/${slug}`);
    },
  );

  it.each([
    ['is empty', '/manufacturers/empty', 'product-list', { list: [], facets: [], ...paged, total: 0 }],
    ['the store keeps out', '/blog/hidden', '-list?', { ...sampleArticleList, seo: { ...sampleSeo, noindex: true } }],
  ])('is left out of search engines where it %s', async (_, path, mark, body) => {
    open().store.told.set(mark, { body });
    const { status, page } = await read(path);
    expect([status, metaIn(page, 'robots'), canonicalIn(page)]).toEqual([200, 'noindex', '']);
    expect(page).not.toMatch(/hreflang|ld\+json/);
  });
}
