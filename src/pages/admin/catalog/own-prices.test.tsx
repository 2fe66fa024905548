import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AdminProduct, getAdminProduct, saveProduct } from '#contract/api/admin/product.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { aroundProduct } from '#src/testing/around-product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { sampleProduct } from '#src/testing/sample-product.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

const rates = [
  { currency: 'USD' as const, rate_micros: 1_200_000 },
  { currency: 'JPY' as const, rate_micros: 160_000_000 },
];

async function open(start: AdminProduct) {
  const held = { product: start, asked: [] as unknown[] };
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage('/admin?tab=catalog&product=7', [
    mock(getAdminProduct, () => held.product),
    mock(saveProduct, ({ offers, version }) => {
      if (version !== held.product.version) return errorResponse('version_conflict', { data: { version: held.product.version } });
      held.asked.push(offers?.map(({ own_prices: own }) => own));
      held.product = sampleProduct(
        { ...(offers && { offers: offers.map((one) => ({ ...one, hidden: one.hidden ?? false })) }) },
        `${version}+`,
      );
      return held.product;
    }),
    ...aroundProduct({ choices: { rates } }),
    mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] })),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Yageo RC0603' }));
  return { ...view, held, form };
}

it('gives a packaging prices of its own in another currency, beginning with the rate, and says which follow it', async () => {
  const { user, held, form } = await open(sampleProduct());
  const cut = within(await form.findByRole('group', { name: 'Cut tape · RC0603-CT' }));
  expect(cut.getByText('Following the rate, from the prices in EUR: USD 1.2, JPY 160')).toBeTruthy();
  await user.click(cut.getByRole('button', { name: 'Add prices of its own' }));
  expect(cut.getByText('Following the rate, from the prices in EUR: JPY 160')).toBeTruthy();
  const dollars = within(cut.getByRole('group', { name: 'Own prices in USD' }));
  const [first, second] = dollars.getAllByLabelText<HTMLInputElement>('Price of one (USD)');
  expect([first?.value, second?.value]).toEqual(['0.01452', '0.0078']);
  if (!first) throw new Error('Each quantity has its price');
  await user.clear(first);
  await user.type(first, '0.015');
  await user.click(dollars.getByRole('button', { name: 'Remove the price from 100 pieces' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.asked).toEqual([[{ USD: [{ quantity: 10, price: '0.015000' }] }]]);
  await user.click(cut.getByRole('button', { name: 'Let USD follow the rate' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(held.asked[1]).toEqual([{}]));
});
