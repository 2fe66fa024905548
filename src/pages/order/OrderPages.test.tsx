import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getAddressForm } from '#contract/api/address.ts';
import { cancelOrder, getOrderDetail } from '#contract/api/order.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, field, germanForm, orderNumber, sampleOrder } from '#src/testing/sample-order.ts';

const query = `?order_no=${orderNumber}#${accessKey}`;

test('the pay page shows the bank data and copies the reference', async () => {
  const { user } = await renderPage(`/order/orderPay${query}`, [mock(getOrderDetail, sampleOrder())]);
  expect(await screen.findByText('DE02120300000000202051')).toBeDefined();
  expect(screen.getByText('$56.05')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }));
  expect(await screen.findByText('Copied: Reference')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(orderNumber);
});

test('the key of the link travels as a header and never in an address that a server sees', async () => {
  const seen = vi.fn();
  await renderPage(`/order/orderDetail${query}`, [
    mock(getOrderDetail, (_, request) => {
      seen(request.headers.get('X-Access-Key'), request.url.includes(accessKey));
      return sampleOrder();
    }),
  ]);
  expect(await screen.findByText('Pending payment')).toBeDefined();
  expect(seen).toHaveBeenCalledWith(accessKey, false);
  expect(screen.getByRole('link', { name: 'LM358DR' })).toBeDefined();
});

test('the page opens again without the link, because the key is kept for this order', async () => {
  const keys: (string | null)[] = [];
  const handler = mock(getOrderDetail, (_, request) => {
    keys.push(request.headers.get('X-Access-Key'));
    return sampleOrder();
  });
  const first = await renderPage(`/order/orderDetail${query}`, [handler]);
  await screen.findByText('Pending payment');
  first.unmount();
  await renderPage(`/order/orderDetail?order_no=${orderNumber}`, [handler]);
  await screen.findByText('Pending payment');
  expect(keys).toEqual([accessKey, accessKey]);
});

test('a card payment that was begun and left is not called announced; later pieces have their day', async () => {
  const { payment, lines } = sampleOrder();
  const begun = { payment_status: 'pending' as const, payment: { ...payment, kind: 'redirect' as const } };
  const waiting = lines.map((line) => ({ ...line, from_stock: 62, backordered: 38, expected_on: '2026-12-14' }));
  await renderPage(`/order/orderDetail${query}`, [mock(getOrderDetail, sampleOrder({ ...begun, lines: waiting }))]);
  expect(await screen.findByText('Payment begun, not finished')).toBeDefined();
  expect(screen.queryByText('Transfer reported')).toBeNull();
  expect(screen.getByText(/^62 from stock, 38 expected on .*14/)).toBeDefined();
});

test('an order is cancelled only after one more question', async () => {
  let order = sampleOrder();
  const cancelled = vi.fn();
  const { user } = await renderPage(`/order/orderDetail${query}`, [
    mock(getOrderDetail, () => order),
    mock(cancelOrder, (input, request) => {
      cancelled(input, request.headers.get('X-Access-Key'));
      order = sampleOrder({ status: 'cancelled', payment_status: 'cancelled', allowed: [] });
      return order;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: `Cancel order ${orderNumber}?` }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Canceled')).toBeDefined();
  expect(cancelled).toHaveBeenCalledWith({ order_no: orderNumber }, accessKey);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
});

test('an address names its state, never its code', async () => {
  const order = sampleOrder();
  const place = { country: 'US', state: 'US-CA', city: 'San Francisco', postcode: '94105' };
  const stateField = {
    ...field,
    key: 'state' as const,
    label: 'State',
    order: 9,
    options: [{ code: 'US-CA', name: 'California', written: 'CA' }],
  };
  await renderPage(`/order/orderDetail${query}`, [
    mock(getAddressForm, { ...germanForm, fields: [...germanForm.fields, stateField] }),
    mock(getOrderDetail, { ...order, shipping_address: { ...order.shipping_address, ...place } }),
  ]);
  expect(await screen.findByText('San Francisco, CA 94105')).toBeDefined();
});

test('an address reads in every language as it stands on the parcel', async () => {
  const order = sampleOrder();
  const mexican = { country: 'MX', state: 'MX-CMX', city: 'Cuauhtémoc', district: 'Roma Norte', postcode: '06700' };
  const options = [{ code: 'MX-CMX', name: 'Мехико', written: 'Ciudad de México' }];
  const stateField = { ...field, key: 'state' as const, label: 'Штат', order: 9, options };
  await renderPage(
    `/order/orderDetail${query}`,
    [
      mock(getAddressForm, { ...germanForm, fields: [...germanForm.fields, stateField] }),
      mock(getOrderDetail, { ...order, shipping_address: { ...order.shipping_address, ...mexican } }),
    ],
    { locale: 'ru' },
  );
  const place = await screen.findByText('06700 Cuauhtémoc, Ciudad de México');
  const lines = [...(place.parentElement?.children ?? [])].map((line) => line.textContent);
  expect(lines).toEqual(['Marta Keller', 'Torstraße 14', 'Roma Norte', place.textContent, 'Мексика', '+49 30 55501400']);
});

test('a Japanese address stays in one script for readers of other languages', async () => {
  const order = sampleOrder();
  const japanese = { country: 'JP', state: 'JP-13', city: '千代田区', postcode: '100-0001', line1: '千代田1-1' };
  const options = [{ code: 'JP-13', name: 'Tokyo', in_ideographs: '東京都' }];
  const stateField = { ...field, key: 'state' as const, label: 'Prefecture', order: 9, options };
  await renderPage(`/order/orderDetail${query}`, [
    mock(getAddressForm, { ...germanForm, fields: [...germanForm.fields, stateField] }),
    mock(getOrderDetail, { ...order, shipping_address: { ...order.shipping_address, ...japanese } }),
  ]);
  expect(await screen.findByText('東京都千代田区千代田1-1')).toBeDefined();
});

test('the success page says what happens next', async () => {
  await renderPage(`/order/successful${query}`, [mock(getOrderDetail, sampleOrder())]);
  expect(await screen.findByText(`Transfer $56.05 by Nov 27, 2026 with the reference ${orderNumber}.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(`/order/orderDetail${query}`);
});

test('an order that does not open says how it does', async () => {
  await renderPage(`/order/orderDetail?order_no=${orderNumber}`, [mockError(getOrderDetail, 'not_found')]);
  expect(await screen.findByText(/A shared link needs the part after the # sign/)).toBeDefined();
});

test('a number that is none asks no server', async () => {
  await renderPage('/order/orderDetail?order_no=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot show this order' })).toBeDefined();
});

test('without a connection it offers to try again', async () => {
  await renderPage(`/order/orderDetail${query}`, [mockOffline(getOrderDetail)]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('the order shows its coupon and what that takes off each line', async () => {
  const { totals, lines } = sampleOrder();
  const coupon = { code: 'AUTUMN-10', title: 'Autumn sale', discount: 412, free_shipping: false };
  await renderPage(`/order/orderDetail${query}`, [
    mock(
      getOrderDetail,
      sampleOrder({ coupon, totals: { ...totals, discount: 412 }, lines: lines.map((line) => ({ ...line, discount: 412 })) }),
    ),
  ]);
  expect(await screen.findByText('AUTUMN-10')).toBeDefined();
  expect(screen.getByText('−$4.12')).toBeDefined();
  expect(screen.getByText('The coupon takes off $4.12')).toBeDefined();
});
