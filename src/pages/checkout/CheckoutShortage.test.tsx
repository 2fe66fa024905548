/** The checkout where the stock does not cover a line: the buyer says what happens, and is told what each answer does. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { checkout, previewOrder } from '#contract/api/checkout.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { fillAddress, placeButton, reachReview } from '#src/testing/checkout-hand.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { accessKey, germanForm, sampleOrder, samplePreview } from '#src/testing/sample-order.ts';

const placed = { order: sampleOrder(), access_key: accessKey, next: 'pay' as const };
const land = { code: 'DE', name: 'Germany', currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };
const shop = [mock(getCountries, { list: [land] }), mock(getAddressForm, germanForm), mock(getOrderDetail, sampleOrder())];

async function open(more: NonNullable<Parameters<typeof renderPage>[1]>) {
  const known = { cart: { key: 'key', keysGiven: 0 } };
  const view = await renderPage('/order/checkout', [...more, ...shop], { locale: 'de', language: 'en', known });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const shortage = {
  line_id: 'l1',
  sku: 'PW-LM358-CT',
  requested: 100,
  available: 60,
  backorder: true,
  from_stock: 62,
  lead_time_days: 42,
  expected_on: '2026-12-14',
};
const wholeText = 'LM358DR (PW-LM358-CT): 62 now, 38 expected on 14.12.2026';
const partText = 'LM358DR (PW-LM358-CT): 60 now, 40 stay in the cart';

test('asks what happens where the stock is short, and orders nothing before', async () => {
  const sent = vi.fn();
  const { user, router } = await open([
    mock(previewOrder, { ...samplePreview(), shortages: [shortage] }),
    mock(checkout, ({ shortage: choice }) => {
      sent(choice);
      return placed;
    }),
  ]);
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  const group = await screen.findByRole('group', { name: 'Not everything is in stock' });
  expect(within(group).getByText(wholeText)).toBeDefined();
  expect(within(group).getByText(partText)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue to review' }));
  expect(await screen.findByRole('link', { name: 'Choose what happens with the parts that are not all in stock' })).toBeDefined();
  expect(router.state.location.search).toBe('?step=delivery');
  await user.click(within(group).getByRole('radio', { name: /Order everything and wait/ }));
  await user.click(screen.getByRole('button', { name: 'Continue to review' }));
  await user.click(await screen.findByRole('checkbox', { name: /want to buy/ }));
  await user.click(await placeButton());
  await waitFor(() => expect(sent).toHaveBeenCalledWith('backorder'));
});

test('stock that went is named, and the choice is asked for before the button is there again', async () => {
  const sent = vi.fn();
  let isShort = false;
  const { user } = await open([
    mock(previewOrder, () => ({ ...samplePreview(), shortages: isShort ? [{ ...shortage, backorder: false }] : [] })),
    mock(checkout, ({ shortage: choice }) => {
      sent(choice);
      if (choice) return placed;
      isShort = true;
      return errorResponse('insufficient_stock', { data: { lines: [shortage] } });
    }),
  ]);
  await reachReview(user);
  await user.click(await placeButton());
  expect(await screen.findByText('LM358DR: you want 100, 60 are there.')).toBeDefined();
  const group = await screen.findByRole('group', { name: 'Not everything is in stock' });
  expect(within(group).getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Place order and pay' })).toBeNull();
  await user.click(within(group).getByRole('radio', { name: /Order only what is there now/ }));
  await user.click(await placeButton());
  await waitFor(() => expect(sent.mock.calls).toEqual([[undefined], ['available']]));
});
