import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { askApproval, getApproval } from '#contract/api/approval.ts';
import { checkout, previewOrder } from '#contract/api/checkout.ts';
import { getUserAddresses, getUserInfo } from '#contract/api/account.ts';
import { reachReview } from '#src/testing/checkout-hand.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { germanForm, samplePreview } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const land = { currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };
const need = { reason: 'limit' as const, limit: 1000, currency: 'EUR', has_approver: true };
const open = (more: NonNullable<Parameters<typeof renderPage>[1]>) =>
  renderPage(
    '/order/checkout',
    [
      ...more,
      mock(getUserInfo, sampleUser({ member_of: { company: 'ACME', role: 'buyer' } })),
      mock(getUserAddresses, { list: [] }),
      mock(getCountries, { list: [{ ...land, code: 'DE', name: 'Germany' }] }),
      mock(getAddressForm, germanForm),
      mock(previewOrder, { ...samplePreview(), approval: need }),
    ],
    { locale: 'de', language: 'en', known: { user: inSession } },
  );

test('an order above the limit is sent for approval in place of being placed, and its page is opened', async () => {
  const placed = vi.fn();
  const asked = vi.fn();
  let isLost = true;
  const summary = {
    id: 'ap1',
    status: 'waiting' as const,
    asked_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-12-04T12:00:00Z',
    answered_at: null,
    reason: null,
    order_no: null,
    asked_by: { name: 'Marta Keller', email: 'marta@example.com' },
    is_own: true,
    lines: 1,
    currency: 'EUR',
    total: 1,
  };
  const { user, router } = await open([
    mock(checkout, () => {
      placed();
      return errorResponse('approval_required');
    }),
    mock(askApproval, (request) => {
      asked(request.shipping_code);
      if (!isLost) return summary;
      isLost = false;
      return errorResponse('unavailable');
    }),
    mockError(getApproval, 'not_found'),
  ]);
  await screen.findByRole('heading', { level: 1 });
  await reachReview(user);
  expect(await screen.findByRole('checkbox', { name: /want to send it for approval/ })).toHaveProperty('checked', true);
  expect(await screen.findByText(/above your limit of 10,00/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Place order and pay' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.search).toBe('?section=approvals&approval=ap1'));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(placed).not.toHaveBeenCalled();
});

test('who may not order at all is told so in place of a form', async () => {
  const message = 'In your company you ask for quotes; colleagues who buy place the orders.';
  await open([mock(previewOrder, () => errorResponse('access_denied', { message }))]);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.getByRole('link', { name: 'Change the cart' })).toBeDefined();
});
