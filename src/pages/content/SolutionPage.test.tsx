import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { getSolutionDetail } from '#contract/api/content.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticleDetail } from '#src/testing/sample-article.ts';
import { changedCart } from '#src/testing/sample-cart.ts';
import { sampleItem, sampleOffer } from '#src/testing/sample-part.ts';
import { server } from '#src/testing/server.ts';

vi.setConfig({ testTimeout: 30_000 });

const second = sampleItem({ id: 'p2', web_url: 'two', mpn: 'GRM188', offer: sampleOffer({ sku: 'PW-GRM188-CT' }) });
const unsold = sampleItem({ id: 'p3', web_url: 'three', mpn: 'NO-PRICE', offer: null, price_at: null });
const solution = {
  ...sampleArticleDetail({ kind: 'solution', title: 'Motor drive', category: { web_url: 'motion', name: 'Motion' } }),
  diagram: null,
  drawing: '<svg viewBox="0 0 9 9" role="img" aria-label="Bridge and gate driver"></svg>',
  bom: [
    { reference: 'U1', product: sampleItem(), quantity: 2 },
    { reference: 'C1, C2', product: second, quantity: 10 },
  ],
};
const opAmp = { sku: 'PW-LM358-CT', line_id: 'l1', quantity: 5 };
const capacitor = { sku: 'PW-GRM188-CT', line_id: 'l2', quantity: 10 };
const refused = { code: 'insufficient_stock', message: 'Only 5 are left.' } as const;

/** Opens the solution and orders its parts; keeps what was ordered. */
async function order(results: ReturnType<typeof changedCart>['results'], bom = solution.bom) {
  const asked: RequestOf<typeof addToCart>['items'][] = [];
  const view = await renderPage('/solutions/motion/motor-drive', [
    mock(getSolutionDetail, { ...solution, bom }),
    mock(addToCart, ({ items }) => {
      asked.push(items);
      return changedCart([], results);
    }),
  ]);
  await view.user.click(await screen.findByRole('button', { name: 'Add all parts to cart' }));
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
    expect(await screen.findByText('2 lines are in the cart.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart');
    expect(asked).toEqual([
      [
        { sku: 'PW-LM358-CT', quantity: 5, customer_reference: 'U1' },
        { sku: 'PW-GRM188-CT', quantity: 10, customer_reference: 'C1, C2' },
      ],
    ]);
  });

  it('says how many parts the shop refused', async () => {
    await order([opAmp, { ...capacitor, line_id: null, error: refused }]);
    expect(await screen.findByText('1 line could not be added; the rest is in the cart.')).toBeTruthy();
  });

  it('counts a part without a price among those that could not be added', async () => {
    await order([opAmp], [...solution.bom.slice(0, 1), { reference: 'U2', product: unsold, quantity: 1 }]);
    expect(await screen.findByText('1 line could not be added; the rest is in the cart.')).toBeTruthy();
  });

  it('asks to try again when the cart does not answer', async () => {
    const { user } = await renderPage('/solutions/motion/motor-drive', [mock(getSolutionDetail, solution)]);
    server.use(mock(addToCart, () => errorResponse('internal')));
    await user.click(await screen.findByRole('button', { name: 'Add all parts to cart' }));
    expect(await screen.findByText('The parts could not be added. Try again.')).toBeTruthy();
  });
});
