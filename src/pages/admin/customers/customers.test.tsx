import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOperatorMe } from '#contract/api/admin-people.ts';
import { type AdminCustomer, customerAction, getCustomer, getCustomers } from '#contract/api/admin-shop.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

const ada: AdminCustomer = {
  account_id: 'c1',
  email: 'ada@lab.example',
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  country: 'GB',
  status: 'active',
  may_pay_by_invoice: false,
  orders: 3,
  tax_ids: [{ tax_id: 'DE136695976', status: 'unchecked' }],
  created_at: '2026-03-01T09:00:00Z',
};
const order = { order_no: 'SO-1', created_at: '2026-11-01T09:00:00Z', status: 'shipped', payment_status: 'paid', total: 12_345 } as const;
const sent = vi.fn();
let now = ada;

beforeEach(() => {
  now = ada;
  sent.mockClear();
  sessionStorage.setItem('operator_session', token);
});
afterEach(() => sessionStorage.clear());

const open = (query = '', own = me()) =>
  renderPage(`/admin?tab=customers${query}`, [
    mock(getOperatorMe, own),
    mock(getCustomers, ({ keyword }) => {
      const list = !keyword || now.name.includes(keyword) ? [now] : [];
      return { list, total: list.length, current_page: 1, last_page: 1, page_size: 20 };
    }),
    mock(getCustomer, () => ({ customer: now, phone: '+44 20 1', orders: [{ ...order, currency: 'EUR' }], inquiries: [] })),
    mock(customerAction, ({ email, action, tax_id: taxId }) => {
      sent(email, action, taxId);
      if (action === 'approve_account_payment') now = { ...now, may_pay_by_invoice: true };
      return { customer: action === 'erase' ? null : now };
    }),
  ]);

it('finds a customer by name and opens the newest orders', async () => {
  const { user } = await open();
  expect(await screen.findByRole('row', { name: /Ada Lovelace.*Analytical Engines.*active 3/ })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'Bob{Enter}');
  expect(await screen.findByText('Nothing is here.')).toBeDefined();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Ada{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeDefined();
  const row = screen.getByRole('row', { name: /SO-1/ });
  expect(row.textContent).toContain('€123.45');
  expect(within(row).getByRole('link').getAttribute('href')).toContain('order=SO-1');
});

it('allows payment by invoice, confirms a tax number, and erases only after a question', async () => {
  const { user } = await open('&customer=c1');
  await user.click(await screen.findByRole('button', { name: 'Allow payment by invoice' }));
  expect(await screen.findByRole('button', { name: 'End payment by invoice' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tax number DE136695976 is right' }));
  await user.click(screen.getByRole('button', { name: 'Erase the person: ada@lab.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the person: ada@lab.example' }));
  expect(sent.mock.calls.map(([, action]) => action as string)).not.toContain('erase');
  await user.click(dialog.getByRole('button', { name: 'Erase the person' }));
  expect(await screen.findByRole('searchbox')).toBeDefined();
  expect(sent.mock.calls).toEqual([
    ['ada@lab.example', 'approve_account_payment', undefined],
    ['ada@lab.example', 'confirm_tax_id', 'DE136695976'],
    ['ada@lab.example', 'erase', undefined],
  ]);
});

it('shows who only reads no button that changes', async () => {
  await open('&customer=c1', me({ role: 'read_only', read_only: true }));
  await screen.findByRole('heading', { name: 'Ada Lovelace' });
  expect(screen.queryByRole('button', { name: /Erase|Allow|Close the account/ })).toBeNull();
});
