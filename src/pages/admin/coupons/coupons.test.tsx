import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { type AdminCoupon, getAdminCoupons, saveCouponDef } from '#contract/api/admin/coupon.ts';
import { getCategories, getManufacturers } from '#contract/api/catalog.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { opAmps } from '#src/testing/sample-category.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const spring: AdminCoupon = {
  id: 'k1',
  code: 'SPRING',
  title: '10% off',
  kind: 'percent',
  percent_bp: 1000,
  amount: null,
  currency: null,
  max_discount: null,
  min_subtotal: 0,
  starts_at: '2026-03-01T00:00:00Z',
  ends_at: null,
  scope: { categories: [], manufacturers: [], skus: [] },
  first_order_only: false,
  per_user_limit: 1,
  terms: '',
  state: 'active',
  total_limit: 100,
  used: 7,
  public: true,
};
const sent = vi.fn();
beforeEach(() => sessionStorage.setItem('operator_session', token));
afterEach(() => {
  sent.mockClear();
  sessionStorage.clear();
});

const open = () =>
  renderPage('/admin?tab=coupons', [
    mock(getOperatorMe, me()),
    mock(getAdminCoupons, () => ({ list: [spring], total: 1, current_page: 1, last_page: 1, page_size: 20 })),
    mock(getCategories, { list: [opAmps] }),
    mock(getManufacturers, { ...onePage([]), letters: [] }),
    mock(saveCouponDef, (request) => {
      sent(request);
      const isWrong = request.disabled !== true && request.worth === 'ten';
      return isWrong
        ? errorResponse('validation_failed', {
            fields: {
              worth: [{ code: 'invalid_format', message: 'Format' }],
              'scope.manufacturers': [{ code: 'not_allowed', message: 'No' }],
            },
          })
        : { ...spring, state: 'disabled' as const };
    }),
  ]);

it('makes a coupon of what was typed, keeps all of it where one field is wrong', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'summer-26');
  const worth = screen.getByRole('textbox', { name: 'Worth' });
  await user.type(worth, 'ten');
  await user.type(screen.getByRole('combobox', { name: 'Only for categories' }), 'operational amplifiers{Enter}chip-resistors, mlcc');
  await user.type(screen.getByRole('combobox', { name: 'Only for manufacturers' }), 'acme');
  await user.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await vi.waitFor(() => expect(worth.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'summer-26');
  expect(screen.getByRole('combobox', { name: 'Only for manufacturers', description: /Choose one of the offered values/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove acme' }));
  await user.click(screen.getByRole('button', { name: 'Remove mlcc' }));
  expect(screen.getByRole('button', { name: 'Remove Operational amplifiers' })).toBeDefined();
  await user.clear(worth);
  await user.type(worth, '12.5');
  await user.click(screen.getByRole('button', { name: 'Make the coupon' }));
  expect(await screen.findByText('Coupon summer-26 is made.')).toBeDefined();
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    code: 'SUMMER-26',
    kind: 'percent',
    worth: '12.5',
    per_user_limit: 1,
    scope: { categories: ['op-amps', 'chip-resistors'] },
  });
});

it('stops a coupon after a question', async () => {
  const { user } = await open();
  expect(await screen.findByRole('row', { name: /SPRING 10% off.*Active.*7 of 100/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop coupon SPRING' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop coupon SPRING' }));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ code: 'SPRING', disabled: true }));
});
