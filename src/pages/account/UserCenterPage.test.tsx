import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPartsLists } from '#contract/api/parts-list.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { getCenter, getUserInfo } from '#contract/api/account.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';
import { sampleCenter, sampleSummary } from '#src/testing/sample-account.ts';
import { orderNumber } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

async function open(handlers: Parameters<typeof renderPage>[1] = []) {
  const noLists = { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20, tags: [] };
  const shop = [mock(getPartsLists, noLists), mock(getUserInfo, sampleUser()), mock(getCenter, sampleCenter([sampleSummary()]))];
  const view = await renderPage('/user/userCenter', [...handlers, ...shop], { known: { user: inSession } });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  return view;
}

describe('the overview', () => {
  it('says what is due next and leads to it', async () => {
    const plain = testConfig();
    await open([mock(getConfig, { ...plain, features: { ...plain.features, coupons: true } })]);
    expect(await screen.findByText(`Order ${orderNumber} is waiting for your payment.`)).toBeDefined();
    await screen.findByRole('link', { name: '0 Coupons to use' });
    const tiles = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['1 Pending payment', '/user/order?status=unpaid'],
      ['2 Being prepared', '/user/order?status=processing'],
      ['1 On the way', '/user/order?status=shipped'],
      ['0 Open quotes', '/user/quote?status=open'],
      ['0 Coupons to use', '/user/coupon'],
    ]);
    expect(screen.getByRole('link', { name: orderNumber })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/user/order');
  });

  it('says nothing of quotes in a shop that gives none, unless some are open', async () => {
    const plain = testConfig();
    const noQuotes = mock(getConfig, { ...plain, features: { ...plain.features, rfq: false } });
    const { unmount } = await open([noQuotes]);
    await screen.findByRole('list', { name: 'At a glance' });
    expect(screen.queryByRole('link', { name: /quotes/i })).toBeNull();
    unmount();
    const center = sampleCenter([sampleSummary()]);
    await open([noQuotes, mock(getCenter, { ...center, counts: { ...center.counts, quotes_open: 2 } })]);
    expect(await screen.findByRole('link', { name: '2 Open quotes' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Quotes' })).toBeNull();
  });

  it('says nothing of coupons in a shop that takes none', async () => {
    await open([mock(getConfig, testConfig())]);
    await screen.findByRole('list', { name: 'At a glance' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /coupons/i })).toBeNull());
  });

  it('tells a new account what belongs here', async () => {
    await open([mock(getCenter, sampleCenter([]))]);
    expect(await screen.findByText('You have not ordered anything yet')).toBeDefined();
  });

  it('offers to try again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = await open([mock(getCenter, () => (isDown ? errorResponse('unavailable') : sampleCenter([sampleSummary()])))]);
    expect(await screen.findByText('We could not load the account.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: orderNumber })).toBeDefined();
  });
});
