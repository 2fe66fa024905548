import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { getSolutionDetail } from '#contract/api/content.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticleDetail } from '#src/testing/sample-article.ts';
import { changedCart } from '#src/testing/sample-cart.ts';
import { sampleItem, sampleOffer } from '#src/testing/sample-part.ts';
import { server } from '#src/testing/server.ts';

const second = sampleItem({ id: 'p2', web_url: 'two', mpn: 'GRM188', offer: sampleOffer({ sku: 'PW-GRM188-CT' }) });
const unsold = sampleItem({ id: 'p3', web_url: 'three', mpn: 'NO-PRICE', offer: null, price_at: null });
const solution = {
  ...sampleArticleDetail({ kind: 'solution', title: 'Motor drive', category: { web_url: 'motion', name: 'Motion' } }),
  diagram: null,
  drawing: '<svg viewBox="0 0 9 9" role="img" aria-label="Bridge and gate driver"></svg>',
  missing: [],
  bom: [
    { reference: 'U1', product: sampleItem(), quantity: 2 },
    { reference: 'C1, C2', product: second, quantity: 10 },
  ],
};
const missing = [
  { reference: 'U2', manufacturer: 'STMicroelectronics', mpn: 'STM32G030F6P6', quantity: 1 },
  { reference: 'J1, J2', manufacturer: 'phoenix', mpn: '1729128', quantity: 2 },
];
const opAmp = { sku: 'PW-LM358-CT', line_id: 'l1', quantity: 5 };
const capacitor = { sku: 'PW-GRM188-CT', line_id: 'l2', quantity: 10 };
const refused = { code: 'insufficient_stock', message: 'Only 5 are left.' } as const;

/** Opens the solution and orders its parts; keeps what was ordered. */
async function order(
  results: ReturnType<typeof changedCart>['results'],
  { button = 'Add all parts to cart', ...change }: { bom?: typeof solution.bom; missing?: typeof missing; button?: string } = {},
) {
  const asked: RequestOf<typeof addToCart>['items'][] = [];
  const view = await renderPage('/solutions/motion/motor-drive', [
    mock(getSolutionDetail, { ...solution, ...change }),
    mock(addToCart, ({ items }) => {
      asked.push(items);
      return changedCart([], results);
    }),
  ]);
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, asked };
}

describe('a solution', () => {
  it('shows its block diagram and its parts', async () => {
    await renderPage('/solutions/motion/motor-drive', [mock(getSolutionDetail, solution)]);
    expect(await screen.findByRole('img', { name: 'Bridge and gate driver' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^U1 LM358DR/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Motion' }).getAttribute('href')).toBe('/solutions/motion');
  });

  it('puts all parts into the cart, in quantities they are sold in', async () => {
    const { asked } = await order([opAmp, capacitor]);
    expect(await screen.findByText('2 items are in the cart.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart');
    expect(asked).toEqual([
      [
        { sku: 'PW-LM358-CT', quantity: 5, customer_reference: 'U1' },
        { sku: 'PW-GRM188-CT', quantity: 10, customer_reference: 'C1, C2' },
      ],
    ]);
  });

  it('says how many parts are in the cart when the shop refused some', async () => {
    await order([opAmp, { ...capacitor, line_id: null, error: refused }]);
    expect(await screen.findByText('In the cart: 1 of 2 items.')).toBeTruthy();
  });

  it('promises no part without a price', async () => {
    const bom = [...solution.bom.slice(0, 1), { reference: 'U2', product: unsold, quantity: 1 }];
    await order([opAmp], { bom, button: 'Add 1 of 2 items to cart' });
    expect(await screen.findByText('In the cart: 1 of 2 items.')).toBeTruthy();
  });

  it('lists what is not sold here, and does not say that all of it is in the cart', async () => {
    await order([opAmp, capacitor], { missing, button: 'Add 2 of 4 items to cart' });
    const table = within(screen.getByRole('table', { name: 'Not sold here: 2 of 4 items' }));
    expect(table.getByRole('row', { name: 'U2 STM32G030F6P6 STMicroelectronics 1' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'J1, J2 1729128 phoenix 2' })).toBeTruthy();
    expect(await screen.findByText('In the cart: 2 of 4 items.')).toBeTruthy();
  });

  it('offers nothing for the cart when none of the parts is sold here', async () => {
    await renderPage('/solutions/motion/motor-drive', [mock(getSolutionDetail, { ...solution, bom: [], missing })]);
    expect(await screen.findByRole('table', { name: 'Not sold here: 2 of 2 items' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /to cart/ })).toBeNull();
  });

  it('asks to try again when the cart does not answer', async () => {
    const { user } = await renderPage('/solutions/motion/motor-drive', [mock(getSolutionDetail, solution)]);
    server.use(mock(addToCart, () => errorResponse('internal')));
    await user.click(await screen.findByRole('button', { name: 'Add all parts to cart' }));
    expect(await screen.findByText('The parts could not be added. Try again.')).toBeTruthy();
  });
});
