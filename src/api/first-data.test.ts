import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callName } from '#contract/requests/call-name.ts';
import { getManufacturer, productList } from '#contract/api/catalog.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { createStore } from '#src/store/store.ts';
import { mockError } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import { endpoints } from './catalog.ts';

const yageo = {
  id: '1',
  web_url: 'yageo',
  name: 'Yageo',
  logo: null,
  description: null,
  country: null,
  homepage: null,
  aliases: [],
  product_count: 3,
  featured: false,
  seo: { title: 'Yageo', description: '', canonical: '', noindex: false },
  articles: [],
};
const block = (call: string, answer: object) => `<script type="application/json" data-call="${call}">${JSON.stringify(answer)}</script>`;
const filters = [{ key: 'package', in: ['0603'] }];
const page = { list: [], total: 0, current_page: 1, last_page: 1, page_size: 50, facets: [] };
const data = [
  block(`${getConfig.path}?`, {}),
  block(`${getManufacturer.path}?brand_web_url=yageo`, yageo),
  block(callName(productList, { brand_web_url: 'yageo', filters }), page),
].join('');

beforeEach(() => {
  // The page is young, however long the tests have been running in this window.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  document.body.innerHTML = data;
  server.use(mockError(getManufacturer, 'internal'), mockError(productList, 'internal'));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

async function nameOf(brand_web_url: string, store = createStore()) {
  return (await store.dispatch(endpoints.getManufacturer.initiate({ brand_web_url }))).data?.name;
}

it('is used instead of a call, once', async () => {
  expect(await nameOf('yageo')).toBe('Yageo');
  expect(await nameOf('yageo')).toBeUndefined();
});

it('is not used for another record, nor in a currency that the edge did not ask for', async () => {
  expect(await nameOf('murata')).toBeUndefined();
  expect(await nameOf('yageo', createStore({ visitor: { locale: 'en', currency: 'EUR', referrer: '' } }))).toBeUndefined();
});

it('is used in the locale’s own currency when the visitor has chosen that', async () => {
  expect(await nameOf('yageo', createStore({ visitor: { locale: 'en', currency: 'USD', referrer: '' } }))).toBe('Yageo');
});

it('is used for a list, whose request is a body, by all of it', async () => {
  const { dispatch } = createStore();
  const list = (key: string) => dispatch(endpoints.productList.initiate({ filters: [{ key, in: ['0603'] }], brand_web_url: 'yageo' }));
  expect((await list('dielectric')).data).toBeUndefined();
  expect((await list('package')).data).toEqual(page);
});

it.each([
  ['a minute has passed', () => void vi.spyOn(performance, 'now').mockReturnValue(60_000)],
  [
    'the browser’s history kept the page',
    () => void vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]), // the one field that is read
  ],
])('is too old when %s', async (_, happen) => {
  happen();
  expect(await nameOf('yageo')).toBeUndefined();
});
