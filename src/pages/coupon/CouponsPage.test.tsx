import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getCategories } from '#contract/api/catalog.ts';
import { applyCoupon, getCouponCenter, saveCoupon } from '#contract/api/coupon.ts';
import { getCart } from '#contract/api/cart.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { heldCoupon, onePage, sampleCoupon } from '#src/testing/sample-coupon.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/other/coupons';
const open = { ...sampleCoupon(), collected: false, left: 12 };
const account = { known: { user: inSession } };

test('tells what a coupon is worth and what it asks for', async () => {
  const scope = { categories: ['resistors'], manufacturers: [], skus: [] };
  await renderPage(path, [
    mock(getCouponCenter, onePage([{ ...open, scope, terms: 'Not with other offers.' }])),
    mock(getCategories, { list: [] }),
  ]);
  const card = within((await screen.findByRole('heading', { level: 2, name: '10% off' })).closest('li') ?? document.body);
  expect(card.getByText('Autumn sale')).toBeDefined();
  expect(card.getByText('At most $25.00')).toBeDefined();
  expect(card.getByText('From $50.00 of the parts it is for')).toBeDefined();
  expect(card.getByText('Valid until Dec 31, 2099, 11:59 AM')).toBeDefined();
  expect(card.getByText('12 left')).toBeDefined();
  expect(card.getByText('Not with other offers.')).toBeDefined();
  expect(card.getByRole('link', { name: 'resistors' }).getAttribute('href')).toBe('/category/resistors');
});

test('a visitor signs in first and comes back', async () => {
  await renderPage(path, [mock(getCouponCenter, onePage([open]))]);
  const link = await screen.findByRole('link', { name: 'Sign in to collect' });
  expect(link.getAttribute('href')).toBe(`/user/login?redirect=${encodeURIComponent(path)}`);
  expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Use/ })).toBeNull();
});

test('a coupon for everybody needs no account', async () => {
  const applied = vi.fn();
  const { user, router } = await renderPage(path, [
    mock(getCouponCenter, onePage([{ ...open, per_user_limit: 0 }])),
    mock(applyCoupon, (input) => {
      applied(input);
      return sampleCart();
    }),
    mock(getCart, sampleCart()),
    ...deliveryEstimate,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Use Autumn sale in the cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(applied).toHaveBeenCalledWith({ code: 'AUTUMN-10' });
  // The cart asks for its estimate last.
  expect(await screen.findByRole('option', { name: 'France' })).toBeTruthy();
});

test('collects a coupon once', async () => {
  let isCollected = false;
  const { user } = await renderPage(
    path,
    [
      mock(getUserInfo, sampleUser()),
      mock(getCouponCenter, () => onePage([{ ...open, collected: isCollected }])),
      mock(saveCoupon, ({ code }) => {
        isCollected = code === 'AUTUMN-10';
        return heldCoupon();
      }),
    ],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Collect Autumn sale' }));
  expect(await screen.findByText('Collected')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Collect Autumn sale' })).toBeNull();
});

test('says why a coupon could not be collected', async () => {
  const { user } = await renderPage(
    path,
    [mock(getUserInfo, sampleUser()), mock(getCouponCenter, onePage([open])), mockError(saveCoupon, 'coupon_exhausted')],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Collect Autumn sale' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This coupon has been used as often as it can be.');
});

test('says when there are none', async () => {
  await renderPage(path, [mock(getCouponCenter, onePage([]))]);
  expect(await screen.findByText('No coupons now')).toBeDefined();
});

test('offers to try again without a connection', async () => {
  await renderPage(path, [mockOffline(getCouponCenter)]);
  expect(await screen.findByText('We could not load the coupons.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('there is no such page while coupons are switched off', async () => {
  await renderPage(path, [mockError(getCouponCenter, 'not_found')]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
});
