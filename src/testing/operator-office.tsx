import { screen } from '@testing-library/react';
import { type AdminOrder, getAdminOrders, getOrderFilters } from '#contract/api/admin/order.ts';
import { getCountries } from '#contract/api/address.ts';
import { getAdminReturns } from '#contract/api/admin/returns.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { orderStatuses } from '#contract/api/order.ts';
import { mock } from './mock.ts';
import { renderPage } from './render.tsx';
import { operatorToken, sampleMe } from './sample-operator.ts';
import { onePage } from './sample-coupon.ts';
import { orderNumber, sampleOrder } from './sample-order.ts';

/** An order as the operator sees it: it waits for 50.00 and nothing is done yet. */
export const sampleAdminOrder = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  ...sampleOrder(),
  account_id: null,
  payments: [],
  transfer: null,
  history: [],
  steps: ['confirm_payment', 'cancel'],
  carriers: ['DHL', 'UPS'],
  due: 5000,
  refundable: 0,
  ...change,
});

export const noAdminOrders = {
  ...onePage([]),
  counts: Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<(typeof orderStatuses)[number], number>, // every state is there
};

/** What the list of orders asks beside the orders. */
export const ordersBeside = () => [mock(getOrderFilters, { list: [] }), mock(getCountries, { list: [] })];

/** The operator's page of the order that `sampleAdminOrder` is. */
export const adminOrderPath = `/admin?order=${orderNumber}`;

/** The operator's page, opened by somebody who is logged in as an owner and has no orders, unless `handlers` say otherwise. */
export async function openOffice(address: string, handlers: NonNullable<Parameters<typeof renderPage>[1]> = []) {
  sessionStorage.setItem('operator_session', operatorToken);
  const view = await renderPage(address, [
    ...handlers,
    mock(getAdminOrders, noAdminOrders),
    ...ordersBeside(),
    mock(getAdminReturns, onePage([])),
    mock(getOperatorMe, sampleMe()),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Operator' });
  return view;
}
