import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { buildCost, sampleEstimate as estimate } from '#src/testing/build-cost.ts';
import { deliveryEstimate } from '#src/testing/delivery-estimate.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, sampleBom } from '#src/testing/sample-bom.ts';

const row = bomLine({ needed: 90, spare: { pieces: 10, size: 'other' } });

beforeEach(() => sessionStorage.clear());

async function paste(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Rows of your bill of materials' }));
  await user.paste('LM358DR 1');
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
}

it('says what the ticked rows cost delivered to a country, and what of it the boards do not need', async () => {
  const asked = vi.fn();
  const { user } = await renderPage('/other/bom', [
    mock(estimateOrder, (request) => {
      asked(request);
      return request.country === 'FR'
        ? { ...estimate, shipping_options: [], totals: { ...estimate.totals, shipping: 0, total: 4120 } }
        : estimate;
    }),
    ...deliveryEstimate,
    mock(matchBom, sampleBom([row], { boards: 100 })),
  ]);
  await paste(user);
  expect(await screen.findByText('$48.20')).toBeDefined();
  expect(asked).toHaveBeenLastCalledWith({ items: [{ sku: 'PW-LM358-CT', quantity: 100 }], country: 'US' });
  expect(screen.getByText('$0.48 per board, with shipping and tax')).toBeDefined();
  expect(screen.getByText('Of the parts, $4.12 is for spare pieces.')).toBeDefined();
  expect(screen.getByText('Of the parts, $4.12 is for minimum quantities and full packs beyond the need.')).toBeDefined();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ship to' }), 'France');
  expect(await screen.findByText('We do not ship to this country.')).toBeDefined();
  expect(screen.queryByText(/per board, with shipping/)).toBeNull();
});

it('tells an order that is too small and parts that are not counted, and goes with the ticks', async () => {
  const { user } = await renderPage('/other/bom', [
    mock(estimateOrder, {
      ...estimate,
      minimum: { total: 10_000, missing: 5880 },
      left_out: [{ sku: 'PW-LM358-CT', code: 'insufficient_stock' }],
    }),
    ...deliveryEstimate,
    mock(matchBom, sampleBom([row])),
  ]);
  await paste(user);
  expect(await screen.findByText('Orders start at $100.00: $58.80 is missing.')).toBeDefined();
  expect(screen.getByText(/^1 part is not counted/)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Order LM358DR' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cost with shipping and tax' })).toBeNull());
});

it('says that the cost is not known, and asks again', async () => {
  const { user } = await renderPage('/other/bom', [
    mockError(estimateOrder, 'unavailable'),
    ...deliveryEstimate,
    mock(matchBom, sampleBom([row])),
  ]);
  await paste(user);
  expect(await screen.findByText('We could not work out the cost.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('tells the next price break where it costs little', async () => {
  const { user } = await renderPage('/other/bom', [
    ...buildCost,
    mock(matchBom, sampleBom([{ ...row, next_break: { quantity: 120, total: 4300, extra: 180 } }])),
  ]);
  await paste(user);
  expect(await screen.findByText('120 pieces cost only $1.80 more: $43.00')).toBeDefined();
});
