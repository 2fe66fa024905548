import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { copyQuote, getAdminInquiry, getQuotableParts, type QuotablePart, saveQuote } from '#contract/api/admin/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { openOffice } from '#src/testing/operator-office.tsx';
import { quoteNumber, sampleInquiry, sampleWish } from '#src/testing/sample-quote.ts';

afterEach(() => sessionStorage.clear());

const open = { quotes: [], information: [], answer: 'pending', answer_note: null } as const;

/** Of a part of the shop and of one that it does not carry. */
function shopInquiry(change: Partial<ShopInquiry> = {}): ShopInquiry {
  const free = { ...sampleWish({ line_id: 'w2', sku: null, product: null, mpn: 'XYZ-1', manufacturer: null, quantity: 10 }), ...open };
  const lines = [
    { ...sampleWish(), ...open, quotes: [], information: [] },
    { ...free, quotes: [], information: [] },
  ];
  return {
    ...sampleInquiry({ status: 'in_review' }),
    lines,
    messages: [],
    locale: 'en',
    account_id: null,
    draft: null,
    events: [],
    ...change,
  };
}

const part: QuotablePart = {
  sku: 'PW-LM358-CT',
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  packaging: 'cut_tape',
  hidden: false,
  moq: 1,
  multiple: 1,
  price_breaks: [
    { quantity: 1, unit_micros: 500_000 },
    { quantity: 1000, unit_micros: 200_000 },
  ],
  available: 12_000,
  lead_time_days: null,
};
const other: QuotablePart = { ...part, sku: 'PW-XYZ1-TB', mpn: 'XYZ-1B', hidden: false };

const address = `/admin?inquiry=${quoteNumber}`;
const found = mock(getQuotableParts, ({ keyword }) => ({
  list: keyword === undefined ? [part] : [{ ...other, sku: 'PW-OLD-TB', hidden: true }, other],
}));

it('a quote that the customer declined is told as theirs, in the filter and in the history', async () => {
  const events = [{ at: '2026-11-20T10:00:00Z', actor: 'customer', person: null, code: 'declined', note: null } as const];
  await openOffice(address, [mock(getAdminInquiry, shopInquiry({ status: 'declined', events })), found]);
  expect(await screen.findByText(/ · Customer · Declined by the customer$/)).toBeDefined();
  expect(screen.queryByText(/by you/)).toBeNull();
});

it('a price stands beside list price, stock and margin, and goes to the store as it is meant', async () => {
  const asked: unknown[] = [];
  const save = mock(saveQuote, (request) => {
    asked.push(request);
    return shopInquiry();
  });
  const { user } = await openOffice(address, [mock(getAdminInquiry, shopInquiry()), found, save]);
  const line = within(await screen.findByRole('group', { name: 'LM358DR' }));
  await line.findByText(/List price \$0\.20 from 1,000 · In stock: 12,000/);
  await user.type(line.getByLabelText('USD per piece'), '0.15');
  await user.type(line.getByLabelText('Cost in USD per piece'), '0.12');
  expect(line.getByText(/25% below list price · Margin 20%, \$150\.00 in all/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /draft/ }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { send: false, lines: [{ quotes: [{ sku: 'PW-LM358-CT', quantity: 5000, price: '0.150000', cost: '0.120000' }] }] },
    ]),
  );
});

it('a number that nobody can read is marked and nothing is sent; a line without an answer is marked when the store asks for it', async () => {
  const asked: unknown[] = [];
  const save = mock(saveQuote, (request) => {
    asked.push(request);
    return errorResponse('validation_failed', { fields: { 'lines.1': [{ code: 'required', message: '' }] } });
  });
  const { user } = await openOffice(address, [mock(getAdminInquiry, shopInquiry()), found, save]);
  const line = within(await screen.findByRole('group', { name: 'LM358DR' }));
  const price = line.getByLabelText<HTMLInputElement>('USD per piece');
  await user.type(price, 'cheap');
  await user.click(screen.getByRole('button', { name: 'Send the quote' }));
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
  await user.clear(price);
  await user.type(price, '0.15');
  await user.click(screen.getByRole('button', { name: 'Send the quote' }));
  const free = within(screen.getByRole('group', { name: 'XYZ-1' }));
  await waitFor(() => expect(free.getByLabelText('Answer').getAttribute('aria-invalid')).toBe('true'));
});

it('a part that is found becomes the order code of the line; a hidden one cannot be taken', async () => {
  const { user } = await openOffice(address, [mock(getAdminInquiry, shopInquiry()), found]);
  const free = within(await screen.findByRole('group', { name: 'XYZ-1' }));
  expect(free.getByLabelText<HTMLInputElement>('Part number').value).toBe('XYZ-1');
  await user.click(free.getByRole('button', { name: 'Find a part for XYZ-1' }));
  await user.type(free.getByLabelText('Part number, order code or words'), '{Enter}');
  await free.findByText(/Hidden in the store/);
  expect(free.queryByRole('button', { name: 'Take PW-OLD-TB' })).toBeNull();
  await user.click(free.getByRole('button', { name: 'Take PW-XYZ1-TB' }));
  expect(free.getByLabelText<HTMLInputElement>('Order code').value).toBe('PW-XYZ1-TB');
  expect(free.getByLabelText<HTMLSelectElement>('Answer').value).toBe('alternative');
});

it('a sent quote shows its margins, and its copy opens', async () => {
  const sent = sampleInquiry().lines.map((line) => ({
    ...line,
    information: [],
    quotes: line.quotes.map((price) => ({ ...price, cost_micros: 90_000 })),
  }));
  const copy = mock(copyQuote, () => shopInquiry({ inquiry_no: 'RQ-261128-COPIED' }));
  const read = mock(getAdminInquiry, ({ inquiry_no }) =>
    shopInquiry(inquiry_no === quoteNumber ? { status: 'quoted', lines: sent } : { inquiry_no }),
  );
  const { user } = await openOffice(address, [read, found, copy]);
  const table = within(await screen.findByRole('table', { name: 'Prices sent' }));
  expect(table.getByText('25%')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy into a new quote' }));
  expect(await screen.findByRole('heading', { name: 'RQ-261128-COPIED' })).toBeDefined();
});
