import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AdminReturn, getAdminReturn, getAdminReturns, moveReturn } from '#contract/api/admin/returns.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { openOffice } from '#src/testing/operator-office.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { orderNumber } from '#src/testing/sample-order.ts';

afterEach(() => sessionStorage.clear());

const number = 'RM-261120-7K3MZQ';
const sample = (change: Partial<AdminReturn> = {}): AdminReturn => ({
  return_no: number,
  version: 1,
  order_no: orderNumber,
  kind: 'return',
  status: 'requested',
  reason: 'defective',
  note: 'Pin 3 is bent',
  created_at: '2026-11-20T12:00:00Z',
  return_to: null,
  answer: null,
  outcome: null,
  refund: null,
  shipment_no: null,
  email: 'marta@example.com',
  customer: 'Marta Keller',
  country: 'DE',
  statement: null,
  lines: [{ line_id: 'o1', sku: 'PW-LM358-CT', mpn: 'LM358DR', manufacturer: 'TI', quantity: 4, restocked: 0, scrapped: 0 }],
  currency: 'USD',
  worth: 1960,
  refundable: 5000,
  usual_address: 'Partwright\nHarbour Road 1',
  steps: ['accept', 'decline'],
  ...change,
});
const open = (one: AdminReturn, asked: unknown[], answer = one) =>
  openOffice(`/admin?return=${number}`, [
    mock(getAdminReturn, one),
    mock(moveReturn, (request) => {
      asked.push(request);
      return answer;
    }),
  ]);

it('lists what waits, narrowed to withdrawals, and opens one', async () => {
  const seen: unknown[] = [];
  const row = {
    return_no: number,
    order_no: orderNumber,
    kind: 'withdrawal' as const,
    status: 'accepted' as const,
    created_at: '2026-11-20T12:00:00Z',
    customer: 'Marta Keller',
    country: 'DE',
    pieces: 4,
  };
  const { user } = await openOffice('/admin?tab=orders&view=returns', [
    mock(getAdminReturns, (request) => {
      seen.push(request);
      return onePage([row]);
    }),
    mock(getAdminReturn, sample({ kind: 'withdrawal', status: 'accepted' })),
  ]);
  await user.selectOptions(await screen.findByLabelText('State'), 'Withdrawals');
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ kind: 'withdrawal' }));
  await user.click(await screen.findByRole('link', { name: number }));
  expect(await screen.findByText(/A consumer has withdrawn from the contract/)).toBeDefined();
});

it('is declined with a reason only, which stands at its field', async () => {
  const { user } = await openOffice(`/admin?return=${number}`, [
    mock(getAdminReturn, sample()),
    mockError(moveReturn, 'validation_failed', { fields: { message: [{ code: 'required', message: '' }] } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText(/^Message to the customer/).getAttribute('aria-invalid')).toBe('true');
});

it('is accepted with the place that the parts go to', async () => {
  const asked: unknown[] = [];
  const { user } = await open(sample(), asked);
  expect(await screen.findByText('Pin 3 is bent')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(asked).toMatchObject([{ return_no: number, version: 1, to: 'accepted', return_to: 'Partwright\nHarbour Road 1' }]);
});

it('books what came back as good or scrap, and refunds what the pieces cost', async () => {
  const asked: unknown[] = [];
  const { user } = await open(sample({ status: 'accepted', steps: ['receive', 'close', 'cancel'] }), asked);
  const receive = within(await screen.findByRole('form', { name: 'Book received parts' }));
  await user.clear(receive.getByLabelText('Back to stock'));
  await user.type(receive.getByLabelText('Back to stock'), '3');
  await user.clear(receive.getByLabelText('Scrapped'));
  await user.type(receive.getByLabelText('Scrapped'), '1');
  await user.click(receive.getByRole('button', { name: 'Book' }));
  const close = within(screen.getByRole('form', { name: 'Close the return' }));
  await user.click(close.getByRole('button', { name: 'Close return' }));
  await user.selectOptions(close.getByLabelText('How it ends'), 'Replacement');
  await user.type(close.getByLabelText('Carrier'), 'DHL');
  await user.click(close.getByRole('button', { name: 'Close return' }));
  expect(asked).toMatchObject([
    { to: 'received', received: [{ line_id: 'o1', restocked: 3, scrapped: 1 }] },
    { to: 'closed', outcome: 'refunded', refund: '19.60' },
    { to: 'closed', outcome: 'replaced', parcel: { carrier: 'DHL' } },
  ]);
});
