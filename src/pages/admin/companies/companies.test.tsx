import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import {
  getCompanies,
  getCompany,
  removeCompany,
  removeCompanyAddress,
  saveCompany,
  saveCompanyAddress,
  type ShownCompany,
} from '#contract/api/admin/company.ts';
import { getCompanyPartNumbers, removeCompanyPartNumber, saveCompanyPartNumbers } from '#contract/api/admin/company-part-number.ts';
import { addTaxExemption, removeTaxExemption } from '#contract/api/admin/tax-exemption.ts';
import { getCustomers } from '#contract/api/admin/customer.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { germanForm, sampleAddress } from '#src/testing/sample-order.ts';
import { openOffice } from '#src/testing/operator-office.tsx';
import { getPriceLists } from '#contract/api/admin/price-list.ts';
import { onePage } from '#src/testing/sample-coupon.ts';

const acme: ShownCompany = {
  id: 'co1',
  name: 'ACME',
  tax_id: 'DE136695976',
  price_list: 'ACME 2026',
  currency: 'EUR',
  may_pay_by_invoice: true,
  payment_days: 30,
  credit_limit: 500000,
  owed: 120000,
  version: 3,
  people: [{ account_id: 'c1', email: 'ada@acme.example', name: 'Ada Lovelace', role: 'requester', order_limit: null }],
  addresses: [{ ...sampleAddress, id: 'ad1' }],
  exemptions: [{ id: 'ex1', country: 'DE', number: 'FA-77/1', starts_on: '2026-01-01', ends_on: '2026-12-10', state: 'ending' }],
  approvals: [
    {
      id: 'ap1',
      asked_at: '2026-11-21T10:00:00Z',
      expires_at: '2026-12-05T10:00:00Z',
      asked_by: { name: 'Ada Lovelace', email: 'ada@acme.example' },
      currency: 'EUR',
      total: 4711,
    },
  ],
  history: [
    { at: '2026-11-21T10:00:00Z', actor: 'Olga', made: false, changed: ['name', 'people'] },
    { at: '2026-11-20T10:00:00Z', actor: 'Olga', made: true, changed: [] },
  ],
};
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
    mock(getCompanies, ({ keyword }) => onePage(keyword === 'none' ? [] : [{ ...acme, people: 1, created_at: '2026-01-01T00:00:00Z' }])),
    mock(getCompany, acme),
    mock(getPriceLists, onePage([])),
    mock(saveCompany, (request) => {
      sent(request);
      return refusal ? errorResponse(...refusal) : { ...acme, version: 4 };
    }),
    mock(getCountries, { list: [{ code: 'DE', name: 'Germany', currency: 'EUR', phone_prefix: '+49', eu: true, ships: true }] }),
    mock(getAddressForm, germanForm),
    mock(saveCompanyAddress, (request) => {
      sent(request);
      return sampleAddress;
    }),
    mock(removeCompanyAddress, (request) => {
      sent(request);
      return { removed: true as const };
    }),
    mock(addTaxExemption, () => ({
      id: 'ex2',
      country: 'DE',
      number: 'FA-78',
      starts_on: '2026-12-11',
      ends_on: '2027-12-10',
      state: 'scheduled' as const,
    })),
    mock(removeTaxExemption, (request) => {
      sent(request);
      return { removed: true as const };
    }),
    mock(getCompanyPartNumbers, ({ keyword }) =>
      onePage(
        typeof keyword !== 'string' || 'ACME-7'.includes(keyword)
          ? [{ id: 'n1', number: 'ACME-7', sku: 'PW-7', mpn: 'LM358', manufacturer: 'TI', chosen_at: '2026-11-20T10:00:00Z' }]
          : [],
      ),
    ),
    mock(saveCompanyPartNumbers, (request) => {
      sent(request);
      return refusal ? errorResponse(...refusal) : { saved: request.items.length };
    }),
    mock(removeCompanyPartNumber, (request) => {
      sent(request);
      return { removed: true as const };
    }),
    mock(removeCompany, (request) => {
      sent(request);
      return { removed: true as const };
    }),
  ]);
const save = () => screen.getByRole('button', { name: 'Save the company' });

it('finds a company from the customers, gives one of its people another role and adds one', async () => {
  const { user } = await open('');
  await user.click(await screen.findByRole('link', { name: 'Companies' }));
  expect(await screen.findByRole('row', { name: 'ACME May pay by invoice DE136695976 ACME 2026 1' })).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Company, tax number or email address of a person' }), 'none{Enter}');
  expect(await screen.findByText('Nothing is here.')).toBeDefined();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'acme{Enter}');
  await user.click(await screen.findByRole('link', { name: 'ACME' }));
  const ada = within(await screen.findByRole('group', { name: 'Person 1' }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText(/Olga · Name, People$/)).toBeDefined();
  expect(history.getByText(/Olga · Company created$/)).toBeDefined();
  const waiting = within(screen.getByRole('region', { name: 'Waiting for approval' }));
  expect(waiting.getByText('Ada Lovelace, ada@acme.example: €47.11, open until Dec 5, 2026')).toBeDefined();
  expect(ada.queryByRole('textbox', { name: /Most for one order/ })).toBeNull();
  await user.selectOptions(ada.getByRole('combobox', { name: 'Role' }), 'Orders');
  await user.type(ada.getByRole('textbox', { name: /Most for one order \(EUR\)/ }), '250.5');
  expect(screen.getByText('Owed on account: €1,200.00; free: €3,800.00.')).toBeDefined();
  const days = screen.getByRole('textbox', { name: /Days to pay/ });
  await user.clear(days);
  await user.type(days, '14');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  const third = within(screen.getByRole('group', { name: 'Person 3' }));
  await user.type(third.getByRole('textbox', { name: 'Email address of the account' }), 'bob@acme.example');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith({
    id: 'co1',
    version: 3,
    name: 'ACME',
    tax_id: 'DE136695976',
    price_list: 'ACME 2026',
    currency: 'EUR',
    may_pay_by_invoice: true,
    payment_days: 14,
    credit_limit: 500000,
    people: [
      { email: 'ada@acme.example', role: 'buyer', order_limit: 25050 },
      { email: 'bob@acme.example', role: 'buyer' },
    ],
  });
});

it('says at its field what the shop refuses, past empty rows, and keeps what was typed', async () => {
  const { user } = await open('&view=companies&company=new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  const second = within(screen.getByRole('group', { name: 'Person 2' }));
  await user.type(second.getByRole('textbox', { name: 'Email address of the account' }), 'bob@acme.example');
  refusal = ['validation_failed', { fields: { 'people.0.email': [{ code: 'not_unique', message: '' }] } }];
  await user.click(save());
  expect(await second.findByText('This person is in another company, or stands here twice.')).toBeDefined();
  refusal = ['validation_failed', { fields: { 'people.0.email': [{ code: 'not_allowed', message: '' }] } }];
  await user.click(save());
  expect(await second.findByText('There is no account with this address.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Beta');
});

it('removes a company after a question', async () => {
  const { user, router } = await open('&view=companies&company=co1');
  await user.click(await screen.findByRole('button', { name: 'Remove the company ACME' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the company ACME' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove the company' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'co1' }));
  await vi.waitFor(() => expect(router.state.location.search).not.toContain('co1'));
});

it('changes an address of the company and removes it after a question', async () => {
  const { user } = await open('&view=companies&company=co1');
  const part = within(await screen.findByRole('region', { name: 'Addresses' }));
  await user.click(part.getByRole('button', { name: /^Change address: / }));
  const city = await part.findByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Potsdam');
  await user.click(part.getByRole('button', { name: 'Save address' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ company_id: 'co1', id: 'ad1', city: 'Potsdam' })));
  await user.click(await part.findByRole('button', { name: /^Delete address: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete address' }));
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ company_id: 'co1', id: 'ad1' }));
});

it('shows the certificates of tax exemption, asks for the file of a new one, and removes one after a question', async () => {
  const { user } = await open('&view=companies&company=co1');
  const part = within(await screen.findByRole('region', { name: 'Tax exemptions' }));
  expect(await part.findByText('Germany, FA-77/1')).toBeDefined();
  expect(part.getByText('Jan 1, 2026 to Dec 10, 2026 · ends soon')).toBeDefined();
  await user.click(part.getByRole('button', { name: 'Save the exemption' }));
  expect(await part.findByText('Choose the file of the certificate.')).toBeDefined();
  await user.click(part.getByRole('button', { name: 'Remove the exemption: Germany, FA-77/1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove the exemption' }));
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ company_id: 'co1', id: 'ex1' }));
});

it('keeps the numbers that a company has for parts, names the lines that are wrong, and forgets one', async () => {
  const { user } = await open('&view=companies&company=co1');
  const part = within(await screen.findByRole('region', { name: 'Own part numbers' }));
  expect(await part.findByText('ACME-7')).toBeDefined();
  const field = part.getByRole('textbox', { name: 'Add numbers' });
  await user.type(field, 'ACME-8; PW-8{Enter}{Enter}ACME-9{Enter}A;B;PW-9');
  await user.click(part.getByRole('button', { name: 'Keep the numbers' }));
  expect(part.getByText('Line 3: a number and an order code belong here.')).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  refusal = ['validation_failed', { fields: { 'items.1.sku': [{ code: 'not_allowed', message: 'Not on sale' }] } }];
  await user.clear(field);
  await user.type(field, 'ACME-8; PW-8{Enter}{Enter}A;B;PW-9');
  await user.click(part.getByRole('button', { name: 'Keep the numbers' }));
  expect(await part.findByText('Line 3: this order code is not on sale.')).toBeDefined();
  refusal = null;
  await user.click(part.getByRole('button', { name: 'Keep the numbers' }));
  await vi.waitFor(() => expect(field).toHaveProperty('value', ''));
  const items = [
    { number: 'ACME-8', sku: 'PW-8' },
    { number: 'A;B', sku: 'PW-9' },
  ];
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ company_id: 'co1', items }));
  await user.click(part.getByRole('button', { name: 'Forget the number ACME-7' }));
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ company_id: 'co1', id: 'n1' })));
  await user.type(part.getByRole('searchbox'), 'none{Enter}');
  expect(await part.findByText('No number is kept.')).toBeDefined();
});
