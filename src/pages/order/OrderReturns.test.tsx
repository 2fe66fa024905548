import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cancelReturn, getOrderReturns, type OrderReturns, requestReturn, withdraw } from '#contract/api/returns.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, orderNumber, sampleOrder } from '#src/testing/sample-order.ts';

const query = `/order/orderDetail?order_no=${orderNumber}#${accessKey}`;
const nothing: OrderReturns = { list: [], returnable: [], withdrawal: null };
const pieces = [{ line_id: 'o1', quantity: 6 }];
const asked: OrderReturns['list'][number] = {
  return_no: 'RM-261120-7K3MZQ',
  kind: 'return',
  status: 'requested',
  reason: 'defective',
  note: null,
  created_at: '2026-11-20T12:00:00Z',
  lines: [{ line_id: 'o1', quantity: 4, received: 0 }],
  return_to: null,
  answer: null,
  outcome: null,
  refund: null,
  shipment_no: null,
  may_cancel: true,
};

test('parts are asked to be sent back with their number and a reason', async () => {
  let returns: OrderReturns = { ...nothing, returnable: pieces };
  const sent = vi.fn();
  const { user } = await renderPage(query, [
    mock(getOrderDetail, sampleOrder()),
    mock(getOrderReturns, () => returns),
    mock(requestReturn, (input, request) => {
      sent(input, request.headers.get('X-Access-Key'), request.headers.get('Idempotency-Key')?.length);
      returns = { ...nothing, list: [asked] };
      return returns;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Return parts' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(await dialog.findByText('Choose a reason.')).toBeDefined();
  const field = dialog.getByLabelText('Pieces of LM358DR (at most 6)');
  await user.clear(field);
  await user.type(field, '7');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Defective');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(await dialog.findByText('Enter a whole number from 0 to 6.')).toBeDefined();
  await user.clear(field);
  await user.type(field, '4');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('Waiting for our answer')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(
    { order_no: orderNumber, lines: [{ line_id: 'o1', quantity: 4 }], reason: 'defective' },
    accessKey,
    expect.any(Number),
  );
});

test('a consumer withdraws by a statement and a second step that confirms it', async () => {
  let returns: OrderReturns = { ...nothing, withdrawal: { until: '2026-12-05T04:00:00.000Z', lines: pieces } };
  const sent = vi.fn();
  const { user } = await renderPage(query, [
    mock(getOrderDetail, sampleOrder()),
    mock(getOrderReturns, () => returns),
    mock(withdraw, (input) => {
      sent(input);
      returns = { ...nothing, list: [{ ...asked, kind: 'withdrawal', status: 'accepted', reason: null, may_cancel: false }] };
      return returns;
    }),
  ]);
  expect(await screen.findByText(/withdraw until .*4.* without giving a reason/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
  const dialog = within(screen.getByRole('dialog'));
  const email = dialog.getByLabelText('Email for the acknowledgement of receipt');
  await user.clear(email);
  await user.type(email, 'marta@');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Enter an email address such as name@example.com.')).toBeDefined();
  await user.type(email, 'example.org');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('marta@example.org')).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByText(/acknowledgement of receipt to marta@example\.org/)).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ order_no: orderNumber, name: 'Marta Keller', email: 'marta@example.org', lines: pieces });
  // Once the store has told that nothing is left to withdraw from.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Returns' })));
});

test('an accepted return shows the address and can be taken back; one that has moved on says so', async () => {
  const list = [{ ...asked, status: 'accepted' as const, return_to: 'Partwright\nHarbour Road 1' }];
  const { user } = await renderPage(query, [
    mock(getOrderDetail, sampleOrder()),
    mock(getOrderReturns, { ...nothing, list }),
    mockError(cancelReturn, 'state_conflict', { data: { status: 'shipped', allowed: [] } }),
  ]);
  expect(await screen.findByText(/Harbour Road 1/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save return slip (PDF)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel return' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel return' }));
  expect(await screen.findByText('The order has changed meanwhile. Look at it again.')).toBeDefined();
});

test('an order of which nothing comes back speaks of no returns', async () => {
  await renderPage(query, [mock(getOrderDetail, sampleOrder()), mock(getOrderReturns, nothing)]);
  expect(await screen.findByText('Pending payment')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
});
