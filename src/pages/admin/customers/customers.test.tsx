import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { beginImpersonation, endImpersonation, getImpersonations, type ShownImpersonation } from '#contract/api/admin/impersonation.ts';
import { mergeAccounts, type MergedKind, mergedKinds, previewMerge } from '#contract/api/admin/merge.ts';
import { type AdminCustomer, customerAction, getCustomer, getCustomers } from '#contract/api/admin/customer.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
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
  member_of: null,
  orders: 3,
  tax_ids: [{ tax_id: 'DE136695976', status: 'unchecked' }],
  created_at: '2026-03-01T09:00:00Z',
};
const order = { order_no: 'SO-1', created_at: '2026-11-01T09:00:00Z', status: 'shipped', payment_status: 'paid', total: 12_345 } as const;
const bob: AdminCustomer = { ...ada, account_id: 'c2', email: 'bob@lab.example', name: 'Bob', orders: 0 };
const noMoves = Object.fromEntries(mergedKinds.map((kind) => [kind, 0])) as Record<MergedKind, number>; // a key for each kind
const moves = { ...noMoves, orders: 3 };
const sent = vi.fn();
const merged = vi.fn();
const begun = vi.fn();
let now = ada;
let times: ShownImpersonation[] = [];
const phoned: ShownImpersonation = {
  id: 'i1',
  operator: 'Grace',
  role: 'sales',
  reason: 'Ordered by phone',
  opened_at: '2026-11-01T09:00:00Z',
  ends_at: '2026-11-01T09:30:00Z',
  is_open: true,
  acts: [{ at: '2026-11-01T09:05:00Z', call: 'order/checkout', about: 'SO-1', refused: null }],
};

beforeEach(() => {
  now = ada;
  times = [];
  begun.mockClear();
  sent.mockClear();
  merged.mockClear();
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
    mock(previewMerge, ({ email }) =>
      email === bob.email
        ? { into: bob, moves }
        : errorResponse('validation_failed', { fields: { email: [{ code: 'not_allowed', message: '' }] } }),
    ),
    mock(getImpersonations, () => ({ list: times, total: times.length, current_page: 1, last_page: 1, page_size: 20 })),
    mock(beginImpersonation, ({ account_id: id, reason }) => {
      begun(id, reason);
      times = [phoned];
      return { impersonation: phoned, address: 'https://shop.example/#handover=ho_1~', opens_until: '2026-11-01T09:01:00Z' };
    }),
    mock(endImpersonation, () => {
      times = [{ ...phoned, is_open: false }];
      return { impersonation: { ...phoned, is_open: false } };
    }),
    mock(mergeAccounts, ({ account_id: id, email }) => {
      merged(id, email);
      return { customer: bob, moves };
    }),
    mock(getCustomer, ({ account_id: id }) => ({
      customer: id === bob.account_id ? bob : now,
      phone: '+44 20 1',
      orders: [{ ...order, currency: 'EUR' }],
      inquiries: [],
    })),
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

it('puts a doubled account together with another only after a look at what moves, and a question', async () => {
  const { user } = await open('&customer=c1');
  await user.type(await screen.findByLabelText('Email address of the account that stays'), 'nobody@lab.example');
  await user.click(screen.getByRole('button', { name: 'Show what moves' }));
  expect(await screen.findByText('There is no other account with this address.')).toBeDefined();
  await user.clear(screen.getByLabelText('Email address of the account that stays'));
  await user.type(screen.getByLabelText('Email address of the account that stays'), 'bob@lab.example{Enter}');
  const table = await screen.findByRole('table', { name: 'Show what moves' });
  expect(within(table).getByRole('row', { name: 'Orders 3' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Merge/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge ada@lab.example into bob@lab.example' }));
  expect(merged).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByRole('heading', { name: 'Bob' })).toBeDefined();
  expect(merged.mock.calls).toEqual([['c1', 'bob@lab.example']]);
});

it('shows who only reads no button that changes', async () => {
  await open('&customer=c1', me({ role: 'read_only', read_only: true }));
  await screen.findByRole('heading', { name: 'Ada Lovelace' });
  expect(screen.queryByRole('button', { name: /Erase|Allow|Close the account|Open for the customer/ })).toBeNull();
});

it('opens the shop in the place of a customer for a reason, tells what was done there, and ends it', async () => {
  const { user } = await open('&customer=c1');
  expect(await screen.findByText('Nobody has acted for this customer.')).toBeDefined();
  await user.type(screen.getByLabelText('Reason (the customer reads it)'), 'Ordered by phone{Enter}');
  const link = await screen.findByRole('link', { name: 'Open the shop for Ada Lovelace' });
  expect(link.getAttribute('href')).toBe('https://shop.example/#handover=ho_1~');
  expect(begun.mock.calls).toEqual([['c1', 'Ordered by phone']]);
  expect(await screen.findByText(/Order placed · SO-1/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End now' })).toBeNull());
});
