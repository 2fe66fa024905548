import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getCart, updateCart } from '#contract/api/cart.ts';
import { searchSuggest } from '#contract/api/catalog.ts';
import { getProductSimilar } from '#contract/api/product.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock } from '#src/testing/mock.ts';
import { noSuggestions } from '#src/testing/no-suggestions.ts';
import { renderPage } from '#src/testing/render.tsx';
import { changedCart, sampleCart, sampleLine } from '#src/testing/sample-cart.ts';
import { sampleItem, sampleOffer } from '#src/testing/sample-part.ts';

const gone = sampleLine({ quantity: 7, customer_reference: 'U3', issues: [{ code: 'insufficient_stock', data: { available: 0 } }] });
const { stock } = sampleItem();
const price_at = { quantity: 7, sku: 'X', currency: 'USD', unit_micros: 412_000, unit_price: 41, total: 288 };
const part = (mpn: string, available: number) =>
  sampleItem({ mpn, web_url: mpn.toLowerCase(), stock: { ...stock, available }, offer: sampleOffer({ sku: `PW-${mpn}` }), price_at });
const gain = { key: 'gain', name: 'Gain', effect: 'better' as const, from: '100', to: '200' };

async function open(list: { kind: 'direct' | 'similar'; available: number; mpn: string }[]) {
  const changed = vi.fn();
  const view = await renderPage(
    '/cart',
    [
      mock(getCart, sampleCart([gone])),
      mock(searchSuggest, noSuggestions),
      mock(getProductSimilar, {
        list: list.map(({ kind, mpn, available }) => ({ kind, score: 1, differences: [gain], product: part(mpn, available) })),
        total: list.length,
        current_page: 1,
        last_page: 1,
        page_size: 100,
      }),
      mock(updateCart, (request) => {
        changed(request.items);
        return changedCart([sampleLine({ product: part('NEW', 500), sku: 'PW-NEW' })]);
      }),
      ...deliveryEstimate,
    ],
    { known: { cart: { key: 'key', keysGiven: 0 } } },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Alternatives to LM358DR' }));
  return { ...view, changed, dialog: within(await screen.findByRole('dialog', { name: 'Substitutes for LM358DR in stock' })) };
}

test('a line that cannot be shipped offers parts in stock that fit, with what differs, and takes one with a press', async () => {
  const { user, changed, dialog } = await open([
    { kind: 'direct', mpn: 'EMPTY', available: 0 },
    { kind: 'direct', mpn: 'FEW', available: 3 },
    { kind: 'direct', mpn: 'MANY', available: 500 },
    { kind: 'similar', mpn: 'ALIKE', available: 900 },
  ]);
  const names = (await dialog.findAllByRole('link')).map((link) => link.textContent);
  expect(names).toEqual(['MANY', 'FEW']);
  expect(dialog.getAllByText('Gain: 200 instead of 100 (better)')).toHaveLength(2);
  // Sold in steps of five: seven are not to be had.
  await user.click(dialog.getByRole('button', { name: 'Use MANY instead of LM358DR' }));
  expect(changed.mock.calls).toEqual([[[{ line_id: 'l1', sku: 'PW-MANY', quantity: 10 }]]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says so when nothing in stock fits', async () => {
  const { dialog } = await open([{ kind: 'similar', mpn: 'ALIKE', available: 900 }]);
  expect(await dialog.findByText('No part in stock can take the place of LM358DR without a drawback.')).toBeDefined();
});
