import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getCategories, getManufacturers } from '#contract/api/catalog.ts';
import { getPriceList, getPriceLists, removePriceList, savePriceList, type ShownPriceList } from '#contract/api/admin/price-list.ts';
import { getCustomers } from '#contract/api/admin/customer.ts';
import { openOffice } from '#src/testing/operator-office.tsx';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { opAmps } from '#src/testing/sample-category.ts';
import { onePage } from '#src/testing/sample-coupon.ts';

const acme: ShownPriceList = {
  id: 'pl1',
  name: 'ACME',
  starts_on: '2026-01-01',
  ends_on: null,
  version: 3,
  discounts: [{ percent_bp: 1250, category: 'op-amps', manufacturer: null }],
  prices: [{ sku: 'PW-1', currency: 'EUR', quantity: 100, unit_micros: 12_500 }],
  members: [{ account_id: 'c1', email: 'ada@acme.example', name: 'Ada Lovelace', company: 'ACME' }],
};
const summary = {
  id: 'pl1',
  name: 'ACME',
  starts_on: '2026-01-01',
  ends_on: null,
  state: 'active',
  created_at: '2026-01-01T00:00:00Z',
} as const;
const sent = vi.fn();
let refusal: Parameters<typeof errorResponse> | null = null;

beforeEach(() => {
  sent.mockClear();
  refusal = null;
});
afterEach(() => sessionStorage.clear());

const open = (query: string) =>
  openOffice(`/admin?tab=customers${query}`, [
    mock(getCustomers, onePage([])),
    mock(getPriceLists, onePage([{ ...summary, discounts: 1, prices: 1, members: 1 }])),
    mock(getPriceList, acme),
    mock(getCategories, { list: [opAmps] }),
    mock(getManufacturers, { ...onePage([]), letters: [] }),
    mock(savePriceList, (request) => {
      sent(request);
      return refusal ? errorResponse(...refusal) : { ...acme, version: 4 };
    }),
    mock(removePriceList, (request) => {
      sent(request);
      return { removed: true as const };
    }),
  ]);

it('is found from the customers and saves percentages, prices and people as they are typed', async () => {
  const { user } = await open('');
  await user.click(await screen.findByRole('link', { name: 'Price lists' }));
  const row = await screen.findByRole('row', { name: /ACME In force from Jan/ });
  await user.click(within(row).getByRole('link', { name: 'ACME' }));
  expect(await screen.findByRole('textbox', { name: 'Percent off' })).toHaveProperty('value', '12.5');
  expect(await screen.findByRole('button', { name: /Operational amplifiers/ })).toBeDefined();
  const category = screen.getByRole('combobox', { name: 'For one category only' });
  expect(document.querySelector(`#${CSS.escape(category.getAttribute('list') ?? '')} [value="op-amps"]`)).not.toBeNull();
  const prices = screen.getByRole('textbox', { name: 'Fixed prices' });
  expect(prices).toHaveProperty('value', 'PW-1; 100; 0.0125; EUR');
  await user.type(prices, '{Enter}PW-2\t50\t1.5\tusd');
  await user.click(screen.getByRole('button', { name: 'Add a percentage' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Percent off' })[1] ?? prices, '3%');
  await user.type(screen.getAllByRole('combobox', { name: 'For one category only' })[1] ?? prices, 'operational AMPLIFIERS{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save the price list' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({
    id: 'pl1',
    version: 3,
    name: 'ACME',
    starts_on: '2026-01-01',
    discounts: [
      { percent_bp: 1250, category: 'op-amps' },
      { percent_bp: 300, category: 'op-amps' },
    ],
    prices: [
      { sku: 'PW-1', currency: 'EUR', quantity: 100, price: '0.012500' },
      { sku: 'PW-2', currency: 'USD', quantity: 50, price: '1.500000' },
    ],
    members: ['ada@acme.example'],
  });
});

it('names the line that cannot be read, and the one that the shop refuses, and keeps all that was typed', async () => {
  const { user } = await open('&view=price-lists&pricelist=new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Beta');
  const prices = screen.getByRole('textbox', { name: 'Fixed prices' });
  await user.type(prices, 'PW-1; 10; cheap; EUR');
  await user.click(screen.getByRole('button', { name: 'Save the price list' }));
  expect(await screen.findByText(/^PW-1; 10; cheap; EUR: /)).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(prices);
  await user.type(screen.getByRole('textbox', { name: 'People' }), 'ada@acme.example{Enter}bob@acme.example');
  refusal = ['validation_failed', { fields: { 'members.1': [{ code: 'not_unique', message: '' }] } }];
  await user.click(screen.getByRole('button', { name: 'Save the price list' }));
  expect(await screen.findByText('bob@acme.example: This person is in another price list.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Beta');
});

it('has one category at a time, by its name, and says that a list ends before it begins', async () => {
  const { user } = await open('&view=price-lists&pricelist=pl1');
  await user.click(await screen.findByRole('button', { name: /Operational amplifiers/ }));
  expect(screen.queryByRole('button', { name: /Operational amplifiers/ })).toBeNull();
  const category = screen.getByRole('combobox', { name: 'For one category only' });
  await user.type(category, 'resistors{Enter}');
  await user.type(category, 'op-amps{Enter}');
  fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: '2025-12-31' } });
  refusal = ['validation_failed', { fields: { ends_on: [{ code: 'out_of_range', message: '' }] } }];
  await user.click(screen.getByRole('button', { name: 'Save the price list' }));
  expect(await screen.findByText('The end must come after the beginning')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ discounts: [{ percent_bp: 1250, category: 'op-amps' }] }));
});

it('removes a list after a question', async () => {
  const { user, router } = await open('&view=price-lists&pricelist=pl1');
  await user.click(await screen.findByRole('button', { name: 'Remove the price list ACME' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the price list ACME' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the price list' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'pl1' }));
  await vi.waitFor(() => expect(router.state.location.search).not.toContain('pl1'));
});
