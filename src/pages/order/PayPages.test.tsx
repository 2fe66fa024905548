import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPaymentOptions } from '#contract/api/checkout.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { getPayResult, type PayResult, payOrder, saveTransfer } from '#contract/api/payment.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, orderNumber, sampleOrder, samplePreview } from '#src/testing/sample-order.ts';
import { follow } from '#src/components/checkout/follow.ts';

vi.mock('#src/components/checkout/follow.ts', () => ({ follow: vi.fn() }));
beforeEach(() => vi.mocked(follow).mockClear());

const paymentNo = 'PY-261123-7K3MZQ';
const landing = `/order/paybuy?order_no=${orderNumber}&payment_no=${paymentNo}#${accessKey}`;
const payPage = `/order/orderPay?order_no=${orderNumber}#${accessKey}`;
const url = 'https://pay.example/session';
const card = { method: 'card', kind: 'redirect' as const, name: 'Card', description: 'On another page', fee: 0, hold_until: '', logos: [] };
const options = mock(getPaymentOptions, { list: [...samplePreview().payment_options, card] });
const byCard = () => {
  const order = sampleOrder({ expires_at: '2026-11-23T10:30:00Z', allowed: ['pay', 'cancel', 'reorder'] });
  const { bank: _bank, ...payment } = order.payment;
  return { ...order, payment: { ...payment, method: 'card', kind: 'redirect' as const } };
};
const result = (change: Partial<PayResult> = {}): PayResult => ({
  payment_no: paymentNo,
  order_no: orderNumber,
  status: 'redirected',
  order_status: 'pending',
  retry: false,
  url,
  expires_at: '2026-11-23T10:30:00Z',
  ...change,
});

test('a card leads to the page of the payment service and back to the landing page', async () => {
  const sent = vi.fn();
  const { user } = await renderPage(payPage, [
    mock(getOrderDetail, byCard()),
    options,
    mock(payOrder, (input, request) => {
      sent(input, request.headers.get('X-Access-Key'));
      return { kind: 'redirect' as const, url, payment_no: paymentNo, expires_at: '2026-11-23T10:30:00Z' };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Continue to card payment' }));
  await waitFor(() => expect(follow).toHaveBeenCalledWith(url));
  const return_path = `/order/paybuy?order_no=${orderNumber}`;
  expect(sent).toHaveBeenCalledWith({ order_no: orderNumber, method: 'card', return_path }, accessKey);
});

test('who chooses a transfer instead sees the bank data', async () => {
  let order = byCard() as ReturnType<typeof sampleOrder>;
  const { user } = await renderPage(payPage, [
    mock(getOrderDetail, () => order),
    options,
    mock(payOrder, () => {
      order = sampleOrder();
      return { kind: 'offline' as const, order };
    }),
  ]);
  await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
  await user.click(screen.getByRole('button', { name: 'Show the bank details' }));
  expect(await screen.findByText('DE02120300000000202051')).toBeDefined();
});

test('a service that does not answer is told, and the page stays', async () => {
  const { user } = await renderPage(payPage, [
    mock(getOrderDetail, byCard()),
    options,
    mockError(payOrder, 'payment_provider_error', { message: 'The payment service did not answer.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Continue to card payment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The payment service did not answer.');
  expect(follow).not.toHaveBeenCalled();
});

test('the landing page asks until the payment is there, then shows the placed order', async () => {
  const answers: PayResult[] = [result(), result({ status: 'captured', order_status: 'confirmed', url: null })];
  const keys: (string | null)[] = [];
  const { router } = await renderPage(landing, [
    mock(getPayResult, (_, request) => {
      keys.push(request.headers.get('X-Access-Key'));
      return answers.length > 1 ? (answers.shift() ?? result()) : (answers[0] ?? result());
    }),
    mock(getOrderDetail, sampleOrder({ status: 'confirmed', payment_status: 'paid', allowed: ['cancel', 'reorder'] })),
  ]);
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/successful'));
  expect(router.state.location.search).toBe(`?order_no=${orderNumber}`);
  expect(await screen.findByText('We send the parts now.')).toBeDefined();
  expect(new Set(keys)).toEqual(new Set([accessKey]));
});

test('a declined payment says so, how long the parts are held, and leads to another way', async () => {
  await renderPage(landing, [mock(getPayResult, result({ status: 'failed', retry: true, url: null }))]);
  expect(await screen.findByRole('heading', { name: 'The payment did not succeed' })).toBeDefined();
  expect(screen.getByText('The payment service declined it. Nothing was charged.')).toBeDefined();
  expect(screen.getByText(/^We hold the parts until/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose another way to pay' }).getAttribute('href')).toBe(payPage);
});

test('who turned back may go on paying', async () => {
  const { user } = await renderPage(landing.replace('#', '&left=1#'), [mock(getPayResult, result())]);
  await user.click(await screen.findByRole('button', { name: 'Continue the payment' }));
  expect(follow).toHaveBeenCalledWith(url);
});

test('money for an order that had ended is said to go back', async () => {
  await renderPage(landing, [mock(getPayResult, result({ status: 'captured', order_status: 'cancelled', url: null }))]);
  expect(await screen.findByText(/The money goes back by itself/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Choose another way to pay' })).toBeNull();
});

test('somebody else’s payment is not shown', async () => {
  await renderPage(landing, [mockError(getPayResult, 'not_found')]);
  expect(await screen.findByRole('heading', { name: 'We cannot show this payment' })).toBeDefined();
});

test('an announced transfer is sent with what is known already filled in, and wrong fields are named', async () => {
  const sent = vi.fn();
  let order = sampleOrder({ allowed: ['pay', 'upload_slip'] });
  const transfer = { paid_at: '2026-11-20', amount: 5605, payer: 'Marta Keller', reference: orderNumber };
  const { user } = await renderPage(payPage, [
    mock(getOrderDetail, () => order),
    mock(getPaymentOptions, { list: samplePreview().payment_options }),
    mock(saveTransfer, (input) => {
      sent(input);
      if (input.amount !== '56.05')
        return errorResponse('validation_failed', { fields: { amount: [{ code: 'invalid_format', message: '' }] } });
      order = { ...order, payment_status: 'pending', payment: { ...order.payment, transfer } };
      return order;
    }),
  ]);
  const amount = await screen.findByRole('textbox', { name: 'Amount in USD' });
  expect((amount as HTMLInputElement).value).toBe('56.05');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Date of the transfer'), '2026-11-20');
  await user.clear(amount);
  await user.type(amount, '56.055');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Enter the amount like 56.05')).length).toBeGreaterThan(0);
  await user.clear(amount);
  await user.type(amount, '56,05');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/We look for the transfer/)).toBeDefined();
  expect(sent).toHaveBeenLastCalledWith({
    order_no: orderNumber,
    paid_at: '2026-11-20',
    amount: '56.05',
    payer: 'Marta Keller',
    reference: orderNumber,
  });
});

test('the order shows money that goes back', async () => {
  const order = sampleOrder();
  const refunds = [{ at: '2026-11-23T10:00:00Z', amount: 500, status: 'begun' as const }];
  await renderPage(payPage.replace('orderPay', 'orderDetail'), [
    mock(getOrderDetail, {
      ...order,
      status: 'cancelled',
      allowed: [],
      payment: { ...order.payment, paid: 5605, refunded: 1000, refunds },
    }),
  ]);
  expect(await screen.findByText('Refunded $10.00')).toBeDefined();
  expect(screen.getByText('$5.00 is on its way back')).toBeDefined();
});

test('the order shows what came too much, as the shop counts it', async () => {
  const order = sampleOrder();
  const payment = { ...order.payment, paid: order.totals.total, refunded: 500, surplus: 500, missing: 0 };
  await renderPage(payPage.replace('orderPay', 'orderDetail'), [
    mock(getOrderDetail, { ...order, status: 'shipped', allowed: [], payment }),
  ]);
  expect(await screen.findByText('$5.00 more than the total has arrived. We send it back.')).toBeDefined();
});
