import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getCategory } from '#contract/api/catalog.ts';
import { getProductDetail } from '#contract/api/product.ts';
import { endpoints } from '#src/api/catalog.ts';
import { createStore } from '#src/store/store.ts';
import { mockError } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import type { PageLoader } from './page-loader.ts';
import { runLoader } from './run-loader.ts';

const url = new URL('https://shop.test/product/old-slug?qty=10');

const loadPart: PageLoader = ({ params, dispatch }) => dispatch(endpoints.getProductDetail.initiate({ web_url: params['web_url'] ?? '' }));

const loadBoth: PageLoader = (input) =>
  Promise.all([loadPart(input), input.dispatch(endpoints.getCategory.initiate({ category_web_url: 'gone' }))]);

const loadUnwrapped: PageLoader = ({ dispatch }) => dispatch(endpoints.getCategory.initiate({ category_web_url: 'gone' })).unwrap();

function run(loader: PageLoader) {
  return runLoader(loader, { params: { web_url: 'old-slug' }, url, dispatch: createStore().dispatch });
}

describe('the data of a page', () => {
  it('makes a missing record a 404 that names the path', async () => {
    server.use(mockError(getProductDetail, 'not_found'));
    await expect(run(loadPart)).rejects.toMatchObject({ init: { status: 404 }, data: 'Page Not Found: /product/old-slug' });
  });

  it('does so for each of several calls, and for a loader that unwraps', async () => {
    server.use(mockError(getProductDetail, 'unavailable'), mockError(getCategory, 'not_found'));
    await expect(run(loadBoth)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(run(loadUnwrapped)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('sends a renamed record to its new address, with the query', async () => {
    server.use(mockError(getProductDetail, 'not_found', { data: { moved_to: 'new-slug' } }));
    const answer: unknown = await run(loadPart).catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('https://shop.test/product/new-slug?qty=10');
  });

  it('keeps the language prefix of the address as it is', async () => {
    const part = {
      id: 'part',
      path: '/product/:web_url',
      loader: ({ params: { web_url = '' }, request }: LoaderFunctionArgs) => {
        if (web_url === 'new-slug') return null;
        server.use(mockError(getProductDetail, 'not_found', { data: { moved_to: 'new-slug' } }));
        return runLoader(loadPart, { params: { web_url }, url: new URL(request.url), dispatch: createStore().dispatch });
      },
    };
    const router = createMemoryRouter([{ id: 'home', path: '/', element: null }, part], { basename: '/de', initialEntries: ['/de'] });
    await router.navigate('/product/old-slug?qty=10');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/de/product/new-slug?qty=10');
    router.dispose();
  });

  it('leaves every other failure to the page, which shows it with a retry', async () => {
    server.use(mockError(getProductDetail, 'unavailable'));
    await expect(run(loadPart)).resolves.toBeNull();
  });
});
