import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchSuggest } from '#contract/api/catalog.ts';
import { type Cart, getCart } from '#contract/api/cart.ts';
import { applyCoupon, getUserCoupons, removeCoupon } from '#contract/api/coupon.ts';
import type { ErrorCode } from '#contract/api/error.ts';
import { previewOrder } from '#contract/api/checkout.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { noSuggestions } from '#src/testing/no-suggestions.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { couponConfig, heldCoupon, onePage, sampleCoupon } from '#src/testing/sample-coupon.ts';
import { samplePreview } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const applied = { code: 'AUTUMN-10', title: 'Autumn sale', discount: 412, free_shipping: false };

async function open(more: Parameters<typeof renderPage>[1] = [], coupon: Cart['coupon'] = null, known = {}) {
  const shop = [mock(getConfig, couponConfig()), mock(searchSuggest, noSuggestions), mock(getCart, sampleCart(undefined, { coupon }))];
  const view = await renderPage('/cart', [...more, ...shop, ...deliveryEstimate], {
    known: { cart: { key: 'key', keysGiven: 0 }, ...known },
  });
  await screen.findByRole('heading', { level: 2, name: 'Summary' });
  return view;
}

async function unfold(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add a coupon code' }));
  return screen.findByRole('textbox', { name: 'Code' });
}

beforeEach(() => sessionStorage.clear());

describe('a code', () => {
  it('is applied, shows what it takes off, and can be taken out and brought back', async () => {
    let coupon: Cart['coupon'] = null;
    const codes: string[] = [];
    const { user } = await open([
      mock(getCart, () => sampleCart(undefined, { coupon })),
      mock(applyCoupon, ({ code }) => {
        codes.push(code);
        coupon = applied;
        return sampleCart(undefined, { coupon });
      }),
      mock(removeCoupon, () => {
        coupon = null;
        return sampleCart();
      }),
    ]);
    await user.type(await unfold(user), 'autumn-10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('$4.12 less')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove coupon AUTUMN-10' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('$4.12 less')).toBeDefined();
    expect(codes).toEqual(['autumn-10', 'AUTUMN-10']);
  });

  it('is checked before the shop is asked', async () => {
    const { user } = await open();
    const field = await unfold(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Enter a coupon code, like SPRING-2027')).toBeDefined();
    await user.type(field, 'abc');
    expect(screen.getByText('Enter a code with 4 to 32 characters, like SPRING-2027')).toBeDefined();
    await user.type(field, 'd');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  const refusals: [ErrorCode, Record<string, unknown>, RegExp][] = [
    ['coupon_invalid', {}, /^No coupon has this code\. Check the spelling\.$/],
    ['coupon_not_started', { starts_at: '2027-01-01T12:00:00Z' }, /^This coupon counts from Jan 1, 2027, /],
    ['coupon_expired', { ends_at: '2026-11-01T12:00:00Z' }, /^This coupon ended on Nov 1, 2026, /],
    ['coupon_exhausted', {}, /used as often as it can be/],
    ['coupon_not_applicable', { reason: 'min_subtotal', missing: 1240 }, /^Add \$12\.40 more of the parts it is for\.$/],
    ['coupon_not_applicable', { reason: 'scope' }, /^No part in the cart is one/],
    ['coupon_not_applicable', { reason: 'currency' }, /in this currency/],
    ['coupon_not_applicable', { reason: 'first_order' }, /for a first order/],
    ['rate_limited', { retry_after: 600 }, /in 10 min/],
  ];
  it.each(refusals)('that is refused with %s %o says why at the field and stays', async (code, data, words) => {
    const { user } = await open([mockError(applyCoupon, code, { data })]);
    const field = await unfold(user);
    await user.type(field, 'autumn-10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'autumn-10');
  });

  it('for customers leads to the log-in and back', async () => {
    const { user } = await open([mockError(applyCoupon, 'coupon_not_applicable', { data: { reason: 'login_required' } })]);
    await user.type(await unfold(user), 'autumn-10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const status = await screen.findByText(/Sign in to use it/);
    const link = within(status.closest('section') ?? document.body).getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/user/login?redirect=%2Fcart');
  });

  it('is still there after a lost connection and a reload', async () => {
    const { user, unmount } = await open([mockOffline(applyCoupon)]);
    await user.type(await unfold(user), 'autumn-10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('We could not reach the store. Your code is kept.')).toBeDefined();
    unmount();
    await open();
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'autumn-10');
  });
});

it('a coupon that does not count now says what is missing', async () => {
  const issue = { code: 'coupon_not_applicable', message: 'x', data: { reason: 'min_subtotal', missing: 1240 } };
  await open([], { ...applied, discount: 0, issue });
  expect(await screen.findByText('AUTUMN-10 does not count now')).toBeDefined();
  expect(screen.getByText('Add $12.40 more of the parts it is for.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove coupon AUTUMN-10' })).toBeDefined();
});

it('offers the buyer’s own coupons with what each saves', async () => {
  const asked = vi.fn();
  const second = heldCoupon({ user_coupon_id: 'h2', coupon: sampleCoupon({ id: 'c2', code: 'BIG-ORDER', title: 'Big orders' }) });
  const issue = { code: 'coupon_not_applicable', message: 'x', data: { reason: 'min_subtotal', missing: 20_000 } };
  const { user } = await open(
    [
      mock(getUserInfo, sampleUser()),
      mock(getUserCoupons, { coupon: onePage([heldCoupon(), second]), couponOld: onePage([]) }),
      mock(previewOrder, ({ coupon_code: code }) => {
        const coupon = code === 'AUTUMN-10' ? applied : { ...applied, code: 'BIG-ORDER', discount: 0, issue };
        return samplePreview(sampleCart(undefined, { coupon }));
      }),
      mock(applyCoupon, (input) => {
        asked(input);
        return sampleCart();
      }),
    ],
    null,
    { user: inSession },
  );
  await unfold(user);
  expect(await screen.findByText('$4.12 less')).toBeDefined();
  expect(await screen.findByText('Add $200.00 more of the parts it is for.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use BIG-ORDER' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use AUTUMN-10' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ code: 'AUTUMN-10' }));
});
