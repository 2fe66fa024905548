import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUserCoupons, saveCoupon } from '#contract/api/coupon.ts';
import type { ErrorCode } from '#contract/api/error.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { heldCoupon, onePage, sampleCoupon } from '#src/testing/sample-coupon.ts';
import { orderNumber } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/user/coupon';
const reserved = heldCoupon({
  user_coupon_id: 'h2',
  status: 'reserved',
  order_no: orderNumber,
  coupon: sampleCoupon({ id: 'c2', code: 'FREE-1', title: 'Free', kind: 'free_shipping', percent_bp: null }),
});
const used = heldCoupon({
  user_coupon_id: 'h3',
  status: 'used',
  used_at: '2026-11-10T12:00:00Z',
  order_no: orderNumber,
  coupon: sampleCoupon({ id: 'c3', kind: 'fixed', amount: 500, percent_bp: null }),
});
const revoked = heldCoupon({ user_coupon_id: 'h4', status: 'revoked', coupon: sampleCoupon({ id: 'c4', percent_bp: 2000 }) });

async function open(address = path, more: Parameters<typeof renderPage>[1] = []) {
  const both = { coupon: onePage([heldCoupon(), reserved]), couponOld: onePage([used, revoked]) };
  const view = await renderPage(address, [...more, mock(getUserInfo, sampleUser()), mock(getUserCoupons, both)], {
    known: { user: inSession },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your coupons' });
  return view;
}

async function findCard(worth: string) {
  return within((await screen.findByRole('heading', { level: 2, name: worth })).closest('li') ?? document.body);
}

test('shows what can be used, and the order that a coupon waits in', async () => {
  await open();
  const ready = await findCard('10% off');
  expect(ready.getByText('Ready to use')).toBeDefined();
  expect(ready.getByRole('button', { name: 'Use Autumn sale in the cart' })).toBeDefined();
  const waiting = await findCard('Free shipping');
  expect(waiting.getByText('Reserved for an open order')).toBeDefined();
  const link = waiting.getByRole('link', { name: `Order ${orderNumber}` });
  expect(link.getAttribute('href')).toBe(`/order/orderDetail?order_no=${orderNumber}`);
  expect(waiting.queryByRole('button')).toBeNull();
});

test('keeps the tab of the old ones in the address', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Old 2' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=old'));
  expect((await findCard('$5.00 off')).getByText('Used Nov 10, 2026')).toBeDefined();
  expect((await findCard('20% off')).getByText('Withdrawn')).toBeDefined();
});

test('a coupon that begins later says when and cannot be used before', async () => {
  const later = heldCoupon({ coupon: sampleCoupon({ starts_at: '2098-01-01T12:00:00Z' }) });
  await open(path, [mock(getUserCoupons, { coupon: onePage([later]), couponOld: onePage([]) })]);
  const card = await findCard('10% off');
  expect(card.getByText(/^Counts from Jan 1, 2098, /)).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
});

test('adds a code; what is wrong with it stands at the field and the code stays', async () => {
  let code: ErrorCode | null = 'coupon_expired';
  const { user } = await open(path, [
    mock(saveCoupon, () => (code === null ? heldCoupon() : errorResponse(code, { data: { ends_at: '2026-11-01T12:00:00Z' } }))),
  ]);
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  expect(screen.getByText('Enter a coupon code, like SPRING-2027')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'autumn-10');
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  expect(await screen.findByText(/^This coupon ended on Nov 1, 2026, /)).toBeDefined();
  expect(field).toHaveProperty('value', 'autumn-10');
  code = null;
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  expect(await screen.findByText('AUTUMN-10 is in your account.')).toBeDefined();
  expect(field).toHaveProperty('value', '');
});

test('says how to come by a coupon when there is none', async () => {
  await open(path, [mock(getUserCoupons, { coupon: onePage([]), couponOld: onePage([]) })]);
  expect((await screen.findByRole('link', { name: 'See open coupons' })).getAttribute('href')).toBe('/other/coupons');
});

test('needs a session, and comes back', async () => {
  const { router } = await renderPage(`${path}?tab=old`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/login'));
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(`${path}?tab=old`);
});
