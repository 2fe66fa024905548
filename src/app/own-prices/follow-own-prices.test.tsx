import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getOwnPrices } from '#contract/api/own-prices.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { getUserInfo } from '#contract/api/user-info.ts';
import { sessionClosed } from '#src/store/session.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleSearch } from '#src/testing/sample-listing.ts';
import { sampleDetail } from '#src/testing/sample-part.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { followOwnPrices } from './follow-own-prices.ts';

let stop = () => {};
afterEach(() => stop());

/** A tenth off from 100 pieces on, as the store tells it. */
const own = {
  sku: 'PW-LM358-CT',
  currency: 'USD',
  price_breaks: [
    { quantity: 5, unit_micros: 680_000, unit_price: 68, total: 340 },
    { quantity: 100, unit_micros: 370_800, unit_price: 37, total: 3708, list_unit_micros: 412_000 },
  ],
};

async function open(path: string, hasList = true) {
  const asked: string[] = [];
  const page = { current_page: 1, last_page: 1, page_size: 20, total: 0 };
  const handlers = [
    mock(getUserInfo, sampleUser({ has_price_list: hasList })),
    mock(getOwnPrices, ({ skus }) => {
      asked.push(skus);
      return { list: [own] };
    }),
    mock(searchProduct, sampleSearch({})),
    mock(searchContent, { list: [], ...page }),
    mock(getProductDetail, sampleDetail()),
    mock(getProductLive, { list: [], as_of: '2026-11-20T12:00:00Z' }),
    mock(getProductSimilar, { list: [], ...page }),
  ];
  const view = await renderPage(path, handlers, { known: { user: inSession } });
  stop = followOwnPrices(view.store);
  return { ...view, asked };
}

it('a list shows the own price with the list price below it, asks all its parts at once, and forgets both with the log-out', async () => {
  const { asked, store } = await open('/product/list/lm358');
  expect((await screen.findAllByText('Your price $0.3708, list price $0.412')).length).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
  act(() => store.dispatch(sessionClosed()));
  await waitFor(() => expect(screen.queryByText(/Your price/)).toBeNull());
  expect(screen.getAllByText(/0\.412/).length).toBeGreaterThan(0);
});

it('at the part the price table, the sum and the note are of the own price', async () => {
  const { user } = await open('/product/ti-lm358dr');
  const box = within(await screen.findByRole('complementary', { name: 'Buy LM358DR' }));
  await user.click(await box.findByRole('button', { name: 'Order 100' }));
  expect(await box.findByText('Your price $0.3708, list price $0.412')).toBeTruthy();
  expect(box.getByText('$37.08', { selector: 'strong' })).toBeTruthy();
});

it('who has no price list asks nothing', async () => {
  const { asked } = await open('/product/list/lm358', false);
  await screen.findAllByText(/0\.412/);
  expect(asked).toEqual([]);
});
