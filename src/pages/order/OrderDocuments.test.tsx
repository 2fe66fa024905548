import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getAgreedText, getOrderDetail } from '#contract/api/order.ts';
import { getInvoice } from '#contract/api/document.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, orderNumber, sampleOrder } from '#src/testing/sample-order.ts';

afterEach(() => vi.restoreAllMocks());

const number = 'INV-2026-000123';
const url = `/api/store/order/invoice?order_no=${orderNumber}&kind=invoice&number=${number}`;
const paid = sampleOrder({ documents: [{ kind: 'invoice', number, url }] });

test('the invoice of an order is saved as a file, with the key of the link', async () => {
  const saved = vi.fn();
  // jsdom has no addresses for files and follows no download.
  URL.createObjectURL = () => 'blob:invoice';
  URL.revokeObjectURL = saved;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download, this.href);
  });
  const asked = vi.fn();
  const { user } = await renderPage(`/order/orderDetail?order_no=${orderNumber}#${accessKey}`, [
    mock(getOrderDetail, paid),
    mock(getInvoice, (input, request) => {
      asked(input, request.headers.get('X-Access-Key'));
      return new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }));
  await waitFor(() => expect(saved.mock.calls).toEqual([[`${number}.pdf`, 'blob:invoice'], ['blob:invoice']]));
  expect(asked).toHaveBeenCalledWith({ order_no: orderNumber, kind: 'invoice', number }, accessKey);
});

test('a document that cannot be made says so, and may be asked for again', async () => {
  const { user } = await renderPage(`/order/orderDetail?order_no=${orderNumber}#${accessKey}`, [
    mock(getOrderDetail, paid),
    mock(getInvoice, () => errorResponse('unavailable', { message: 'The shop does not answer at the moment.' })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The shop does not answer at the moment.');
  expect(screen.getByRole('button', { name: 'Invoice (PDF)' })).toHaveProperty('disabled', false);
});

test('the texts that were agreed to are named with their version, and read as they were then', async () => {
  const asked = vi.fn();
  const withdrawal = { page: 'refunds', title: 'Right of withdrawal', version: '1a2b3c4d', as_of: '2026-11-04T00:00:00Z' } as const;
  const { user } = await renderPage(`/order/orderDetail?order_no=${orderNumber}#${accessKey}`, [
    mock(getOrderDetail, sampleOrder({ agreed: [withdrawal] })),
    mock(getAgreedText, (input, request) => {
      asked(input, request.headers.get('X-Access-Key'));
      return { ...withdrawal, body: '<p>Fourteen days.</p>', language: 'en-US' };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Read: Right of withdrawal' }));
  expect(await screen.findByText('Fourteen days.')).toBeDefined();
  expect(screen.getAllByText(/version 1a2b3c4d of Nov 4, 2026/)).toHaveLength(2);
  expect(asked).toHaveBeenCalledWith({ order_no: orderNumber, page: 'refunds' }, accessKey);
});
