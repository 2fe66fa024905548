import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { checkout, previewOrder } from '#contract/api/checkout.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { fillAddress } from '#src/testing/checkout-hand.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, germanForm, sampleOrder, samplePreview } from '#src/testing/sample-order.ts';

const land = { currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };

const password = () => screen.findByLabelText('Password for the account');

test('a guest asks for an account: the password is needed, is never kept, and a weak one comes back to its field', async () => {
  const sent = vi.fn();
  let isWeak = true;
  const { user, router } = await renderPage(
    '/order/checkout',
    [
      mock(checkout, ({ create_account }) => {
        sent(create_account);
        if (!isWeak) return { order: sampleOrder(), access_key: accessKey, next: 'pay' as const };
        return errorResponse('password_rejected', { message: 'This password is too common', data: { reason: 'common' } });
      }),
      mock(getCountries, { list: [{ ...land, code: 'DE', name: 'Germany' }] }),
      mock(getAddressForm, germanForm),
      mock(previewOrder, samplePreview()),
      mock(getOrderDetail, sampleOrder()),
    ],
    { locale: 'de', language: 'en', known: { cart: { key: 'key', keysGiven: 0 } } },
  );
  await screen.findByRole('heading', { level: 1 });
  await fillAddress(user);
  const toDelivery = () => user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  const toReview = async () => {
    await toDelivery();
    await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  };
  await user.click(screen.getByRole('checkbox', { name: 'Create an account with this order' }));
  await toDelivery();
  await waitFor(async () => expect((await password()).getAttribute('aria-invalid')).toBe('true'));
  await user.type(await password(), 'password1');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('password1');
  await toReview();
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Place order and pay' }));
  expect((await screen.findAllByText('This password is too common')).length).toBeGreaterThan(0);
  await user.clear(await password());
  await user.type(await password(), 'wall-socket moon 7');
  isWeak = false;
  await toReview();
  await user.click(await screen.findByRole('button', { name: 'Place order and pay' }));
  expect(await screen.findByText('Our email says how to open your account.')).toBeDefined();
  expect(sent.mock.calls).toEqual([[{ password: 'password1' }], [{ password: 'wall-socket moon 7' }]]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('wall-socket');
});
