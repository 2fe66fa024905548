import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getCountries } from '#contract/api/address.ts';
import { addToRfqList, getRfqList, updateRfqList } from '#contract/api/cart.ts';
import { searchSuggest } from '#contract/api/catalog.ts';
import { chipFindSearch } from '#contract/api/product.ts';
import { saveInquiry } from '#contract/api/quote.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { noSuggestions } from '#src/testing/no-suggestions.ts';
import { renderPage } from '#src/testing/render.tsx';
import { quoteNumber, sampleInquiry, sampleWish } from '#src/testing/sample-quote.ts';

type Wish = ReturnType<typeof sampleWish>;
const listOf = (list: Wish[]) => ({ cart_key: null, version: 1, list, rfqNum: list.length });
const suggestions = mock(searchSuggest, noSuggestions);
const countries = mock(getCountries, {
  list: [{ code: 'US', name: 'United States', currency: 'USD', phone_prefix: '+1', eu: false, ships: true }],
});

async function open(list: Wish[], handlers: Parameters<typeof renderPage>[1] = []) {
  const view = await renderPage('/other/rfqs', [...handlers, mock(getRfqList, listOf(list)), suggestions, countries]);
  await screen.findByRole('heading', { level: 1, name: 'Quote request' });
  return view;
}

test('an empty list says how quotes work and sends nothing', async () => {
  await open([]);
  expect(await screen.findByText('The quote request is empty')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'How a quote works' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

test('is no page while the store offers no quotes', async () => {
  await renderPage('/other/rfqs', [mockError(getRfqList, 'not_found'), suggestions, countries]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Quote request' })).toBeNull();
});

test('a part that we do not carry is asked for by its number and maker', async () => {
  const added = vi.fn();
  const { user } = await open(
    [],
    [
      mock(chipFindSearch, { list: [{ keyword: 'XYZ-1', match: 'none', products: [], total: 0 }] }),
      mock(addToRfqList, (input) => {
        added(input.items);
        return { ...listOf([sampleWish()]), results: [{ line_id: 'w1', mpn: 'XYZ-1', quantity: 250 }] };
      }),
    ],
  );
  await user.type(screen.getByLabelText('Part number'), 'XYZ-1');
  await user.type(screen.getByLabelText('Manufacturer'), 'Acme');
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  expect(screen.getByText('Enter a whole number, like 1,000')).toBeDefined();
  await user.type(screen.getByLabelText('Quantity'), '250');
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith([{ mpn: 'XYZ-1', quantity: 250, manufacturer: 'Acme' }]));
});

test('a field of a line is saved when it is left, and a wrong one stays with its reason', async () => {
  const saved = vi.fn();
  const { user } = await open(
    [sampleWish()],
    [
      mock(updateRfqList, (input) => {
        saved(input.items);
        return { ...listOf([sampleWish({ target_unit_micros: 125_000 })]), results: [{ line_id: 'w1', mpn: 'LM358DR', quantity: 5000 }] };
      }),
    ],
  );
  const target = await screen.findByLabelText('Target price per piece (USD)');
  await user.type(target, 'cheap');
  await user.tab();
  expect(screen.getByText(/Enter a price with at most 6 decimals/)).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
  await user.clear(target);
  await user.type(target, '0,125');
  await user.tab();
  await waitFor(() => expect(saved).toHaveBeenCalledWith([{ line_id: 'w1', target_price: '0.125', currency: 'USD' }]));
});

test('the request needs a name, an address and consent; then it says its number and what comes next', async () => {
  const asked = vi.fn();
  let isDown = true;
  const { user } = await open(
    [sampleWish()],
    [
      mock(saveInquiry, (input, request) => {
        asked(input.contact, request.headers.get('Idempotency-Key'));
        if (isDown) return errorResponse('unavailable', { message: '' });
        return { inquiry: sampleInquiry({ status: 'submitted', allowed: ['cancel'] }), access_key: 'ak_0123456789abcdef' };
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(screen.getAllByText('Enter a first name').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Agree to this to send the request').length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('First name'), 'Grace');
  await user.type(screen.getByLabelText('Last name'), 'Example');
  await user.type(screen.getByLabelText('Email address'), 'grace@example.com');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('The store did not answer. What you typed is kept.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toBeDefined();
  expect(screen.getByText(quoteNumber)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open the request' });
  expect(link.getAttribute('href')).toBe(`/order/quoteDetail?inquiry_no=${quoteNumber}#ak_0123456789abcdef`);
  // Trying again after an answer that did not come asks once, not twice.
  const [first, second] = asked.mock.calls.map(([, key]: unknown[]) => key);
  expect(first).toBe(second);
});
