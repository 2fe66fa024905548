import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BomLine } from '#contract/api/bom.ts';
import { matchBom } from '#contract/api/bom.ts';
import { addToCart } from '#contract/api/cart.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, candidate, sampleBom } from '#src/testing/sample-bom.ts';
import { changedCart } from '#src/testing/sample-cart.ts';
import { sampleOffer } from '#src/testing/sample-part.ts';

const path = '/other/bom';
const breaks = (...pairs: [number, number][]) =>
  pairs.map(([quantity, unit_micros]) => ({ quantity, unit_micros, unit_price: 0, total: Math.round((unit_micros * quantity) / 10_000) }));

const cutTape = sampleOffer({ sku: 'PW-CT', moq: 1, multiple: 1, price_breaks: breaks([1, 100_000], [100, 60_000]) });
const reel = sampleOffer({
  sku: 'PW-TR',
  packaging: 'tape_and_reel',
  pack_size: 1000,
  moq: 1000,
  multiple: 1000,
  price_breaks: breaks([1000, 3000]),
});

/** 80 pieces of cut tape for 8.00; 100 of them cost 6.00, a reel 3.00. */
function line(replaced: Partial<BomLine>): BomLine {
  const part = candidate('PW-CT', 'LM358DR');
  return bomLine({
    quantity: 80,
    needed: 80,
    chosen: { sku: 'PW-CT', quantity: 80, unit_micros: 100_000, line_total: 800, from_stock: 80, backordered: 0, lead_time_days: null },
    candidates: [{ ...part, product: { ...part.product, offer: cutTape } }],
    ...replaced,
  });
}

async function open(own: BomLine) {
  const sent = vi.fn();
  const view = await renderPage(path, [
    mock(addToCart, ({ items }) => {
      sent(items.map(({ sku, quantity }) => [sku, quantity]));
      return changedCart([], []);
    }),
    mock(matchBom, sampleBom([own], { boards: 1 })),
    ...buildCost,
  ]);
  const order = async () => view.user.click(screen.getByRole('button', { name: 'Add 1 row to cart' }));
  return { ...view, sent, order };
}

beforeEach(() => {
  sessionStorage.setItem('bom', JSON.stringify({ source: { kind: 'text', text: 'LM358DR 80' } }));
});

it('one press takes the pieces of the cheaper break, and another one goes back', async () => {
  const { user, sent, order } = await open(line({ better_buy: { quantity: 100, total: 600, saving: 200, sku: 'PW-CT', offer: null } }));
  const take = await screen.findByRole('button', { name: 'Take 100', description: '100 pieces cost $2.00 less: $6.00' });
  await user.click(take);
  const back = await screen.findByRole('button', { name: 'Take 80', description: '20 more than needed, for the better price' });
  await order();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([['PW-CT', 100]]));
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Take 100' })).toBeDefined();
  await order();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([['PW-CT', 80]]));
});

it('a break that costs little more can be taken as well', async () => {
  const { user, sent, order } = await open(line({ next_break: { quantity: 100, total: 600, extra: 20 } }));
  await user.click(await screen.findByRole('button', { name: 'Take 100', description: '100 pieces cost only $0.20 more: $6.00' }));
  await order();
  await waitFor(() => expect(sent).toHaveBeenCalledWith([['PW-CT', 100]]));
});

it('a cheaper packaging is named, taken by one press, and stays a choice of the row, bought though not all is there', async () => {
  const { user, sent, order } = await open(line({ better_buy: { quantity: 1000, total: 300, saving: 500, sku: 'PW-TR', offer: reel } }));
  const description = '1,000 pieces as Reel 1,000 cost less: $3.00 instead of $8.00';
  await user.click(await screen.findByRole('button', { name: 'Take 1,000', description }));
  await order();
  await waitFor(() => expect(sent).toHaveBeenCalledWith([['PW-TR', 1000]]));
  await user.click(screen.getByRole('button', { expanded: false, name: /LM358DR/ }));
  expect(screen.getByRole('radio', { name: /LM358DR.*Reel 1,000/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: /LM358DR.*Cut tape/ }));
  expect(await screen.findByRole('button', { name: 'Take 100' })).toBeDefined();
});
