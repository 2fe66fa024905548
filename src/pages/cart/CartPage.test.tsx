import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addToCart, addToRfqList, getCart, getRfqList, removeFromCart, updateCart } from '#contract/api/cart.ts';
import { getShippingOptions } from '#contract/api/checkout.ts';
import { chipFindSearch } from '#contract/api/product.ts';
import { searchSuggest } from '#contract/api/catalog.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { readDraft } from '#src/components/checkout/checkout-draft.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { noSuggestions } from '#src/testing/no-suggestions.ts';
import { renderPage } from '#src/testing/render.tsx';
import { changedCart, sampleCart, sampleLine } from '#src/testing/sample-cart.ts';
import { sampleItem } from '#src/testing/sample-part.ts';
import { samplePreview } from '#src/testing/sample-order.ts';
import { testConfig } from '#src/testing/site-config.ts';

const known = { cart: { key: 'key', keysGiven: 0 } };

async function open(list = [sampleLine()], more: Parameters<typeof renderPage>[1] = [], replaced = {}) {
  const view = await renderPage(
    '/cart',
    [...more, mock(getCart, sampleCart(list, replaced)), mock(searchSuggest, noSuggestions), ...deliveryEstimate],
    {
      known,
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  return view;
}

test('shows lines with price, stock and total, and the way to the checkout', async () => {
  await open();
  const line = within((await screen.findByRole('link', { name: 'LM358DR' })).closest('li') ?? document.body);
  expect(line.getByText('180 in stock')).toBeDefined();
  expect(line.getByText('$41.20')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Check out' })).getAttribute('href')).toBe('/order/checkout');
});

test('says in which packaging as many pieces cost less', async () => {
  const better = { quantity: 5000, total: 9000, saving: 1000, sku: 'PW-TR', packaging: 'tape_and_reel' as const, pack_size: 5000 };
  await open([sampleLine({ quantity: 5000, line_total: 10_000, better_buy: better })]);
  expect(await screen.findByText('5,000 pieces as Reel 5,000 cost less: $90.00 instead of $100.00')).toBeDefined();
});

test('shows what delivery to a country costs and how long it takes, and the total with it; another country is asked anew', async () => {
  const asked = vi.fn();
  const dear = { code: 'express', name: 'Express', price: 1290 };
  const { user } = await open(
    [sampleLine({ quantity: 1, line_total: 4120, unit_micros: 41_200_000 })],
    [
      mock(getCart, ({ country }) => {
        const cart = sampleCart();
        return country === undefined ? cart : { ...cart, totals: { ...cart.totals, shipping: 590, total: cart.totals.subtotal + 590 } };
      }),
      mock(getShippingOptions, ({ country }) => {
        asked(country);
        const [standard] = samplePreview().shipping_options;
        return { list: standard ? [standard, { ...standard, ...dear }] : [] };
      }),
    ],
  );
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText(/^Standard: \$5\.90 · 2 to 3 business days/)).toBeDefined();
  expect(summary.getByText(/^Express: \$12\.90/)).toBeDefined();
  expect(await summary.findByText('$47.10')).toBeDefined();
  await user.selectOptions(summary.getByLabelText('Ship to'), 'France');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('FR'));
});

test('asks how the rest is sent where the stock does not cover an item, and the checkout begins with the answer', async () => {
  const { user } = await open([sampleLine({ from_stock: 180, backordered: 70 })]);
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }));
  const choice = within(await summary.findByRole('group', { name: 'If a part is not in stock' }));
  await user.click(choice.getByRole('radio', { name: /^Send what is there now/ }));
  expect(readDraft(sessionStorage, 'US').shipping_mode).toBe('as_available');
});

test('asks nothing of the kind where all is in stock', async () => {
  await open([sampleLine({ backordered: 0 })]);
  await screen.findByRole('link', { name: 'Check out' });
  expect(screen.queryByRole('group', { name: 'If a part is not in stock' })).toBeNull();
});

test('a unit price has the digits it needs, one piece is one piece', async () => {
  const one = sampleLine({ quantity: 1, unit_micros: 1_531_200, line_total: 153 });
  await open([one, sampleLine({ line_id: 'l2', unit_micros: 250_000, selected: false })]);
  expect(await screen.findByText('1.5312')).toBeDefined();
  expect(screen.getByText('0.25')).toBeDefined();
  expect(screen.getByText('1 item · 1 piece')).toBeDefined();
});

test('saves a quantity only when it may be ordered, and says what to make of another', async () => {
  const sent = vi.fn();
  const { user } = await open(
    [sampleLine()],
    [
      mock(updateCart, ({ items }) => {
        sent(items);
        return changedCart([sampleLine({ quantity: 255 })]);
      }),
    ],
  );
  const field = await screen.findByRole('textbox', { name: 'Quantity of LM358DR' });
  await user.clear(field);
  await user.type(field, '253');
  expect(screen.getByText('Sold in multiples of 5.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make it 255' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([{ line_id: 'l1', quantity: 255 }]));
  expect(sent.mock.calls.flat(2)).not.toContainEqual({ line_id: 'l1', quantity: 253 });
});

test('a price that moved is shown before and after, and is agreed to', async () => {
  const sent = vi.fn();
  const moved = sampleLine({ issues: [{ code: 'price_changed', data: { old: 400_000, new: 412_000 } }] });
  const { user } = await open(
    [moved],
    [
      mock(updateCart, ({ items }) => {
        sent(items);
        return changedCart([sampleLine()]);
      }),
    ],
  );
  expect((await screen.findByText('$0.40')).tagName).toBe('DEL');
  expect(screen.getByText('1 item needs a decision')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept $0.412' }));
  expect(sent).toHaveBeenCalledWith([{ line_id: 'l1', quantity: 100 }]);
});

test('is turned into a quote request with what is ticked, which then opens', async () => {
  const asked = vi.fn();
  const { user, router } = await open(
    [sampleLine(), sampleLine({ line_id: 'l2', sku: 'PW-NE555P', selected: false })],
    [
      mock(addToRfqList, ({ items }) => {
        asked(items);
        return { cart_key: null, version: 1, list: [], rfqNum: 1, results: [] };
      }),
      mockError(getRfqList, 'not_found'),
    ],
  );
  expect(screen.getByRole('link', { name: 'Upload a bill of materials' }).getAttribute('href')).toBe('/other/bom');
  await user.click(await screen.findByRole('button', { name: 'Request a quote' }));
  expect(asked).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 100 }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/other/rfqs'));
});

describe('a line whose part has lost its price', () => {
  const unpriced = sampleLine({ issues: [{ code: 'quote_only', data: {} }] });

  test('goes on the quote list, which is one link away', async () => {
    const asked = vi.fn();
    const { user } = await open(
      [unpriced],
      [
        mock(addToRfqList, ({ items }) => {
          asked(items);
          return { cart_key: null, version: 1, list: [], rfqNum: 1, results: [] };
        }),
      ],
    );
    await user.click(await screen.findByRole('button', { name: 'Request a quote for LM358DR' }));
    expect(asked).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 100 }]);
    expect((await screen.findByRole('link', { name: 'Open the quote request' })).getAttribute('href')).toBe('/other/rfqs');
  });

  test('has no such button in a shop that gives no quotes', async () => {
    const { features } = testConfig();
    await open([unpriced], [mock(getConfig, testConfig({ features: { ...features, rfq: false } }))]);
    expect(await screen.findByText('This part no longer has a list price.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Request a quote/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /quote list/i })).toBeNull();
  });
});

test('a removed line can be brought back', async () => {
  const added = vi.fn();
  let list = [sampleLine({ customer_reference: 'U3' })];
  const { user } = await open(list, [
    mock(getCart, () => sampleCart(list)),
    mock(removeFromCart, () => {
      list = [];
      return sampleCart([]);
    }),
    mock(addToCart, ({ items }) => {
      added(items);
      return changedCart([sampleLine()]);
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove LM358DR' }));
  expect(await screen.findByText('The cart is empty')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 100, customer_reference: 'U3' }]));
});

test('a cart whose key has run out is an empty cart', async () => {
  let isGone = false;
  const { user, store } = await open(
    [sampleLine()],
    [
      mock(getCart, () => (isGone ? sampleCart([], { cart_key: null }) : sampleCart())),
      mock(removeFromCart, () => {
        isGone = true;
        return new Response(JSON.stringify({ error: { code: 'cart_not_found', message: '' }, request_id: 'x' }), { status: 404 });
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Remove LM358DR' }));
  expect(await screen.findByText('The cart is empty')).toBeDefined();
  expect(store.getState().cart.key).toBeNull();
});

test('lines that are not ticked stay out of the order', async () => {
  await open([sampleLine({ selected: false })]);
  expect(await screen.findByText('Select at least one item that can be ordered.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
});

test('below the minimum order it says what is missing', async () => {
  await open([sampleLine()], [], { minimum: { total: 5000, missing: 880 } });
  expect(await screen.findByText('The minimum order is $50.00. Add parts for $8.80 more.')).toBeDefined();
});

test('adds a part by its number', async () => {
  const added = vi.fn();
  const { user } = await open(
    [],
    [
      mock(chipFindSearch, ({ keywords }) => ({
        list: [{ keyword: keywords[0] ?? '', match: 'mpn' as const, products: [sampleItem()], total: 1 }],
      })),
      mock(addToCart, ({ items }) => {
        added(items);
        return changedCart([sampleLine()], [{ sku: 'PW-LM358-CT', line_id: 'l1', quantity: 255 }]);
      }),
    ],
  );
  await user.type(screen.getByRole('combobox', { name: 'Part number' }), 'lm358dr');
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '253');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.click(await screen.findByRole('button', { name: 'Make it 255' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 255 }]));
});

test('an unknown number leads to the search', async () => {
  const { user } = await open([], [mock(chipFindSearch, { list: [{ keyword: 'x', match: 'none', products: [], total: 0 }] })]);
  await user.type(screen.getByRole('combobox', { name: 'Part number' }), 'NO-SUCH');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect((await screen.findByRole('link', { name: 'Search for NO-SUCH' })).getAttribute('href')).toBe('/product/list/NO-SUCH');
});

test('a refused change is told and the cart shows what is true', async () => {
  const { user } = await open([sampleLine()], [mockError(updateCart, 'product_unavailable', { message: 'No longer sold' })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Order LM358DR now' }));
  expect(await screen.findByText('No longer sold')).toBeDefined();
});

test('without a connection the page offers to try again', async () => {
  await renderPage('/cart', [mockOffline(getCart)], { known });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
