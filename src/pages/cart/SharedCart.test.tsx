import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addToCart, getCart } from '#contract/api/cart.ts';
import { getSharedCart, shareCart } from '#contract/api/parts-list.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { changedCart, sampleCart, sampleLine } from '#src/testing/sample-cart.ts';
import { sampleItem } from '#src/testing/sample-part.ts';

const key = 'sh_0123456789abcdefghij';
const url = `https://en.shop.test/cart#shared=${key}`;
const known = { cart: { key: 'key', keysGiven: 0 } };
const shared = {
  list: [
    { sku: 'LM358DR-TB', quantity: 5, customer_reference: null, product: sampleItem() },
    { sku: 'LM358DR-CT', quantity: 20, customer_reference: 'Board A', product: sampleItem() },
  ],
  expires_at: '2026-12-21T12:00:00Z',
};
const own = mock(getCart, sampleCart([]));
const open = (more: NonNullable<Parameters<typeof renderPage>[1]>) => renderPage(`/cart#shared=${key}`, [...more, own], { known });
const results = (...refused: string[]) =>
  shared.list.map(({ sku, quantity }) =>
    refused.includes(sku)
      ? { sku, quantity, line_id: null, error: { code: 'product_unavailable' as const, message: 'This part is no longer sold.' } }
      : { sku, quantity, line_id: sku },
  );

test('the link of a cart is copied; where that is refused it can be marked', async () => {
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  const { user } = await renderPage(
    '/cart',
    [
      mock(shareCart, { share_key: key, url, expires_at: shared.expires_at }),
      mock(getCart, sampleCart([sampleLine()])),
      ...deliveryEstimate,
    ],
    { known },
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await user.click(await screen.findByRole('button', { name: 'Share cart' }));
  expect(await screen.findByText('Link copied. It shows this cart for 30 days.')).toBeDefined();
  expect(write).toHaveBeenCalledWith(url);
  write.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share cart' }));
  expect(await screen.findByRole('textbox', { name: 'Link to this cart' })).toHaveProperty('value', url);
});

test('a shared cart shows its parts and goes into one’s own when asked', async () => {
  const sent = vi.fn();
  const add = mock(addToCart, (body) => {
    sent(body);
    return { ...changedCart([sampleLine()]), results: results() };
  });
  const { user } = await open([mock(getSharedCart, shared), add]);
  const list = await screen.findByRole('list', { name: 'Parts of the shared cart' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => /\d+ pieces/.exec(item.textContent)?.[0]),
  ).toEqual(['5 pieces', '20 pieces']);
  expect(within(list).getByText('Board A')).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add all to my cart' }));
  expect(await screen.findByText('2 parts are in your cart')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({
    items: [
      { sku: 'LM358DR-TB', quantity: 5, round: true },
      { sku: 'LM358DR-CT', quantity: 20, round: true, customer_reference: 'Board A' },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Shared cart' })).toBeNull());
});

test('what does not get in is named with its reason', async () => {
  const add = mock(addToCart, { ...changedCart([sampleLine()]), results: results('LM358DR-CT') });
  const { user } = await open([mock(getSharedCart, shared), add]);
  await user.click(await screen.findByRole('button', { name: 'Add all to my cart' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 of 2 parts are in your cart');
  expect(alert.textContent).toContain('LM358DR-CT: This part is no longer sold.');
});

test('a link whose time is over says so and leaves the own cart alone', async () => {
  const { user } = await open([mockError(getSharedCart, 'not_found')]);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'This link no longer works' })).toBeNull());
  expect(screen.getByText('The cart is empty')).toBeDefined();
});
