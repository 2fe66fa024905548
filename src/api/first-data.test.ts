import { afterEach, beforeEach, expect, it } from 'vitest';
import { getManufacturer } from '#contract/api/catalog.ts';
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
  seo: { title: 'Yageo', description: '', canonical: '', noindex: false, alternates: [], json_ld: [] },
  articles: [],
};
const data = `<script type="application/json" id="first-data" data-call="${getManufacturer.path}?brand_web_url=yageo">${JSON.stringify(yageo)}</script>`;

beforeEach(() => {
  document.body.innerHTML = data;
  server.use(mockError(getManufacturer, 'internal'));
});
afterEach(() => void (document.body.innerHTML = ''));

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
