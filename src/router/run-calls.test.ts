import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getCategory, getHome } from '#contract/api/catalog.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { getProductDetail } from '#contract/api/product.ts';
import * as adminPage from '#contract/pages/admin/AdminPage.ts';
import type { PageCallsModule } from '#contract/pages/page-calls.ts';
import '#src/api/admin/admin.ts';
import { api } from '#src/api/base.ts';
import { queryOf } from '#src/api/call-queries.ts';
import { endpoints } from '#src/api/catalog.ts';
import { createStore } from '#src/store/store.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { sampleMe } from '#src/testing/sample-operator.ts';
import { server } from '#src/testing/server.ts';
import { runCalls } from './run-calls.ts';

const url = new URL('https://shop.test/product/old-slug?qty=10');

const part: PageCallsModule = { calls: { records: ({ params }) => [{ call: getProductDetail, request: params }] } };

const both: PageCallsModule = {
  calls: {
    ...part.calls,
    first: (_, { want }) => want(getCategory, { category_web_url: 'gone' }),
  },
};

const unawaited: PageCallsModule = { own: (_, { want }) => void want(getCategory, { category_web_url: 'gone' }) };

function run(calls: PageCallsModule, given = { web_url: 'old-slug' }, at = url, { dispatch } = createStore()) {
  return runCalls(calls, { params: given, path: at.pathname, search: at.searchParams }, at, dispatch);
}

describe('the calls of a page', () => {
  it('make a missing record a 404 that names the path', async () => {
    server.use(mockError(getProductDetail, 'not_found'));
    await expect(run(part)).rejects.toMatchObject({ init: { status: 404 }, data: 'Page Not Found: /product/old-slug' });
  });

  it('do so for each answer that is waited for, and for no other', async () => {
    server.use(mockError(getProductDetail, 'unavailable'), mockError(getCategory, 'not_found'));
    const store = createStore();
    await expect(run(both, undefined, url, store)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(run(unawaited, undefined, url, store)).resolves.toBeUndefined();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  });

  it('leave their answers in the cache, for a request without fields as for one left out', async () => {
    const store = createStore();
    server.use(mockError(getHome, 'unavailable'));
    await run({ calls: { first: (_, { want }) => want(getHome, {}) } }, undefined, url, store);
    expect(endpoints.getHome.select()(store.getState()).isError).toBe(true);
  });

  it('leave who runs the shop there until the page is drawn, so that it is not asked twice', async () => {
    const store = createStore();
    server.use(mock(getOperatorMe, sampleMe()));
    await run(adminPage, undefined, url, store);
    await new Promise((later) => setTimeout(later, 50));
    expect(queryOf(getOperatorMe)?.select({})(store.getState()).isSuccess).toBe(true);
  });

  it('send a renamed record to its new address, with the query', async () => {
    server.use(mockError(getProductDetail, 'not_found', { data: { moved_to: 'new-slug' } }));
    const answer: unknown = await run(part).catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('https://shop.test/product/new-slug?qty=10');
  });

  it('keep the language prefix of the address as it is', async () => {
    const page = {
      id: 'part',
      path: '/product/:web_url',
      loader: async ({ params: { web_url = '' }, request }: LoaderFunctionArgs) => {
        if (web_url === 'new-slug') return null;
        server.use(mockError(getProductDetail, 'not_found', { data: { moved_to: 'new-slug' } }));
        await run(part, { web_url }, new URL(request.url));
        return null;
      },
    };
    const router = createMemoryRouter([{ id: 'home', path: '/', element: null }, page], { basename: '/de', initialEntries: ['/de'] });
    await router.navigate('/product/old-slug?qty=10');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/de/product/new-slug?qty=10');
    router.dispose();
  });

  it('leave every other failure to the page, which shows it with a retry', async () => {
    server.use(mockError(getProductDetail, 'unavailable'));
    await expect(run(part)).resolves.toBeUndefined();
  });
});
