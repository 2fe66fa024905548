import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { acceptQuote, declineQuote, getQuoteDetail, sendQuoteMessage } from '#contract/api/quote.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { quoteNumber, sampleInquiry } from '#src/testing/sample-quote.ts';

const key = 'ak_0123456789abcdef';
const path = `/order/quoteDetail?inquiry_no=${quoteNumber}#${key}`;

async function open(handlers: Parameters<typeof renderPage>[1]) {
  const view = await renderPage(path, handlers);
  await screen.findByRole('heading', { level: 1, name: `Quote request ${quoteNumber}` });
  return view;
}

test('shows the prices of each part; another one, another quantity or none changes the sum', async () => {
  const seen = vi.fn();
  const { user } = await open([
    mock(getQuoteDetail, (_, request) => {
      seen(request.headers.get('X-Access-Key'), request.url.includes(key));
      return sampleInquiry();
    }),
  ]);
  expect(await screen.findByText('Our best price')).toBeDefined();
  expect(seen).toHaveBeenCalledWith(key, false);
  const sum = within(screen.getByRole('region', { name: 'Your choice' }));
  expect(sum.getByText('$600.00')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /10,000 pieces at \$0.10 each/ }));
  expect(sum.getByText('$1,000.00')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Do not order' }));
  expect(sum.getByText('Choose a price for at least one part.')).toBeDefined();
  expect(sum.queryByRole('link')).toBeNull();
});

test('a price of a part that the shop does not carry is shown, and cannot be ordered', async () => {
  const inquiry = sampleInquiry();
  const told = {
    mpn: 'XYZ-1B',
    manufacturer: 'Acme',
    quantity: 10,
    unit_micros: 1_250_000,
    line_total: 1250,
    lead_time_days: null,
    valid_until: '2026-12-20T00:00:00Z',
  };
  const lines = inquiry.lines.map((line) => ({ ...line, answer: 'information' as const, quotes: [], information: [told] }));
  await open([mock(getQuoteDetail, sampleInquiry({ lines, totals: null, allowed: ['decline', 'message', 'request_revision'] }))]);
  expect(await screen.findByText('Price for information')).toBeDefined();
  expect(screen.getByText(/^XYZ-1B, Acme · /)).toBeDefined();
  expect(screen.getByText('$12.50')).toBeDefined();
  expect(screen.getByText(/^We do not carry this part/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Your choice' })).toBeNull();
});

test('asks for other prices with a reason, and says how often that still works', async () => {
  const sent = vi.fn();
  let inquiry = sampleInquiry();
  const { user } = await open([
    mock(getQuoteDetail, () => inquiry),
    mock(sendQuoteMessage, (input) => {
      sent(input);
      inquiry = sampleInquiry({ status: 'revision_requested', version: 5, allowed: ['message', 'cancel'], revisions_left: 4 });
      return inquiry;
    }),
  ]);
  expect(await screen.findByText('You can ask for other prices 5 more times. Say what you need.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ask for other prices' }));
  expect(screen.getByText('Write a message first')).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Your message'), 'We need 20,000');
  await user.click(screen.getByRole('button', { name: 'Ask for other prices' }));
  expect(await screen.findByText('Revision requested')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({ inquiry_no: quoteNumber, text: 'We need 20,000', request_revision: true });
});

test('declines only after one more question; when the quote has moved on, it says so', async () => {
  const { user } = await open([mock(getQuoteDetail, sampleInquiry()), mockError(declineQuote, 'state_conflict')]);
  await user.click(await screen.findByRole('button', { name: 'Decline the quote' }));
  const dialog = within(screen.getByRole('dialog', { name: `Decline quote ${quoteNumber}?` }));
  await user.click(dialog.getByRole('button', { name: 'Decline the quote' }));
  expect(await dialog.findByText('This quote has changed in the meantime. The page now shows its current status.')).toBeDefined();
});

test('a request of somebody else is not shown, and nothing can be ordered', async () => {
  await renderPage(path, [mock(getQuoteDetail, () => errorResponse('not_found')), mockError(acceptQuote, 'not_found')]);
  expect(await screen.findByRole('heading', { name: 'We cannot show this request' })).toBeDefined();
});

test('an accepted request leads to its order', async () => {
  const order_no = 'SO-261121-ABCDEF';
  await open([mock(getQuoteDetail, sampleInquiry({ status: 'accepted', order_no, allowed: [] }))]);
  const link = await screen.findByRole('link', { name: order_no });
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/order/orderDetail?order_no=${order_no}`));
  expect(screen.queryByRole('radio')).toBeNull();
});
