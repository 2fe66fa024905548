import { expect, it } from 'vitest';
import { sampleCategory, sampleProduct } from './samples.ts';
import type { Platform } from './platform.ts';

const common = '/api/store/common';
const fresh = { 'Cache-Control': 'public, max-age=30' };

/** What the page brings along, by the name of its call. */
function dataIn(page: string): Record<string, unknown> {
  const blocks = page.matchAll(/<script type="application\/json" data-call="([^"]*)">(.*?)<\/script>/gs);
  return Object.fromEntries([...blocks].map(([, call = '', json = '']) => [call.replaceAll('&amp;', '&'), JSON.parse(json)]));
}

/** The store's answers that the app would ask for as soon as it has started. */
export function firstDataCases(open: () => Platform): void {
  const dataOf = async (url: string, headers: Record<string, string> = {}) =>
    dataIn(await (await open().ask(url, { headers }, '203.0.113.9')).text());
  const asked = (mark: string) => open().store.seen.filter(({ url, body }) => `${url} ${body}`.includes(mark));

  it('brings a part with its live stock, its substitutes and what every page needs', async () => {
    const { store } = open();
    store.told.set('product-detail?web_url=inline-part', { headers: fresh, body: sampleProduct });
    store.told.set('product-similar?page_size=6&quantity=100&web_url=inline-part', { headers: fresh, body: { list: [] } });
    store.told.set('product-live?skus=PW-1-CT%2CPW-1-TR', { headers: fresh, body: { list: [], as_of: '2026-11-20T12:00:00.000Z' } });
    const data = await dataOf('http://de.localhost/product/inline-part');
    expect(Object.keys(data).toSorted()).toEqual([
      '/api/get-ip?',
      `${common}/config?`,
      `${common}/product-detail?web_url=inline-part`,
      `${common}/product-live?skus=PW-1-CT%2CPW-1-TR`,
      `${common}/product-similar?page_size=6&quantity=100&web_url=inline-part`,
    ]);
    expect(data['/api/get-ip?']).toEqual({ ip: '203.0.113.9' });
    expect(data[`${common}/product-detail?web_url=inline-part`]).toEqual(sampleProduct);
  });

  it('asks for the list of a page just as its address says', async () => {
    const { store } = open();
    store.told.set('category_web_url=inline-caps', { headers: fresh, body: sampleCategory });
    store.told.set('"category_web_url":"mlcc"', { headers: fresh, body: { list: [] } });
    const data = await dataOf(
      'http://de.localhost/category/inline-caps?capacitance=100n..1u&dielectric=x7r&unknown=1&sort=price_asc&page=2',
    );
    const filters = [
      { key: 'capacitance', min: 1e-7, max: 1e-6 },
      { key: 'dielectric', in: ['x7r'] },
    ];
    const request = { category_web_url: 'mlcc', facets: true, filters, page: 2, page_size: 50, sort: 'price_asc' };
    expect(asked('"category_web_url":"mlcc"').map(({ body }) => JSON.parse(body) as unknown)).toEqual([request]);
    const name = Object.keys(data).find((call) => call.startsWith(`${common}/product-list?`));
    expect(name).toContain(`filters=${encodeURIComponent(JSON.stringify(filters))}&page=2&page_size=50&sort=price_asc`);
  });

  it.each([
    ['/', ['content/home?', 'common/hot-product?page_size=6&quantity=100']],
    ['/category', ['common/categories?depth=3']],
    ['/manufacturers', ['common/manufacturers?page_size=500']],
    [
      '/manufacturers/yageo',
      ['common/manufacturer?brand_web_url=yageo', 'common/product-list?brand_web_url=yageo&facets=true&page=1&page_size=50'],
    ],
    ['/product', ['common/categories?depth=3', 'common/hot-product?page_size=20']],
    [
      '/product/list/LM%20358?qty=10',
      ['common/search-product?facets=true&keyword=LM%20358&page=1&page_size=50&quantity=10', 'content/search?keyword=LM%20358&page_size=6'],
    ],
    ['/about/delivery', ['content/page?code=delivery']],
    ['/news/knowledgeHub?page=2', ['content/news-list?kind=knowledge&page=2&page_size=24', 'content/news-list?kind=knowledge&page_size=1']],
    ['/blog?tag=power', ['content/blog-categories?', 'content/blog-list?page_size=24&tag=power']],
    ['/solutions', ['content/solution-categories?', 'content/solution-list?page_size=24']],
    ['/components', ['content/component-list?page_size=24']],
    ['/featuredSuppliers', ['content/supplier-list?page_size=100']],
  ])('%s brings %j', async (path, calls) => {
    const data = await dataOf(`http://en.localhost${path}`);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(calls.map((call) => `/api/store/${call}`)));
  });

  it('never asks for what is a visitor’s own, and brings nothing of it', async () => {
    const { store } = open();
    store.seen.length = 0;
    const headers = { Authorization: 'Bearer st_1', 'X-Cart-Key': 'ck_1', Cookie: 'token=st_1; cart_key=ck_1' };
    for (const path of ['/cart', '/other/rfqs', '/order/checkout', '/user/order']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the calls of each could be told apart
      await dataOf(`http://br.localhost${path}`, headers);
    }
    expect(store.seen.filter(({ url }) => url !== `${common}/config`)).toEqual([]);
    await dataOf('http://br.localhost/about/contactUs', headers);
    expect(store.seen.length).toBeGreaterThan(0);
    expect(store.seen.flatMap(({ headers: sent }) => [sent['authorization'], sent['x-cart-key'], sent['cookie']]).filter(Boolean)).toEqual(
      [],
    );
  });

  it('leaves to the app what is late', async () => {
    const { store } = open();
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    for (const call of ['"keyword":"late"', 'content/search?keyword=late']) store.told.set(call, { after });
    const data = await dataOf('http://en.localhost/product/list/late').finally(() => release());
    expect(Object.keys(data)).toEqual(['/api/get-ip?', `${common}/config?`]);
  });

  it('leaves to the app what is long, what failed and what is not there', async () => {
    expect(Object.keys(await dataOf('http://de.localhost/category/long')).join()).not.toContain('common/category');
    expect(Object.keys(await dataOf('http://de.localhost/product/broken')).join()).not.toContain('product-detail');
    expect(Object.keys(await dataOf('http://de.localhost/product/not-there'))).toEqual(['/api/get-ip?', `${common}/config?`]);
  });

  it('brings data that cannot leave its block', async () => {
    const data = await dataOf('http://de.localhost/product/lm358n-nopb');
    expect(data[`${common}/product-detail?web_url=lm358n-nopb`]).toMatchObject({ description: '2 MHz & <rail> </script>' });
  });
}
