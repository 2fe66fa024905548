import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  getAdminOrder,
  getAdminOrders,
  getOrderFilters,
  orderTransition,
  saveOrderFilter,
  writeToBuyer,
} from '#contract/api/admin/order.ts';
import { getShippingLabels } from '#contract/api/document.ts';
import { getCountries } from '#contract/api/address.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { adminOrderPath, noAdminOrders, openOffice, sampleAdminOrder } from '#src/testing/operator-office.tsx';
import { orderNumber } from '#src/testing/sample-order.ts';

afterEach(() => sessionStorage.clear());

const germany = { code: 'DE', name: 'Germany', currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };
const countries = mock(getCountries, { list: [germany] });

it('the list is narrowed by country and missing money, and what narrows it is kept by name and opened again', async () => {
  const asked: unknown[] = [];
  let list: { name: string; filter: object }[] = [];
  const orders = mock(getAdminOrders, (request) => {
    asked.push(request);
    return noAdminOrders;
  });
  const filters = mock(getOrderFilters, () => ({ list }));
  const save = mock(saveOrderFilter, ({ name, filter }) => {
    list = filter === null ? [] : [{ name, filter }];
    return { list };
  });
  const { user } = await openOffice('/admin?tab=orders', [orders, filters, save, countries]);
  await screen.findByRole('option', { name: 'Germany' });
  expect(screen.queryByLabelText('Save these conditions as')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Ships to'), 'Germany');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ country: 'DE' }));
  await user.selectOptions(await screen.findByLabelText('Payment'), 'Still to pay');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ country: 'DE', unpaid: '1' }));
  await user.type(await screen.findByLabelText('Save these conditions as'), 'Dunning{Enter}');
  expect(await screen.findByText('Saved as Dunning.')).toBeDefined();
  expect(list).toEqual([{ name: 'Dunning', filter: { country: 'DE', unpaid: '1' } }]);
  await user.selectOptions(screen.getByLabelText('Ships to'), 'All');
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('country'));
  await user.selectOptions(await screen.findByLabelText('Saved filter'), 'Dunning');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ country: 'DE', unpaid: '1' }));
});

it('a note to the buyer is sent once and says so', async () => {
  const asked: unknown[] = [];
  const write = mock(writeToBuyer, (request) => {
    asked.push(request);
    return sampleAdminOrder();
  });
  const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder()), write, countries]);
  const form = within(await screen.findByRole('form', { name: 'Email to the buyer' }));
  await user.type(form.getByLabelText('Email to the buyer'), 'Your parts come on Monday.');
  await user.click(form.getByRole('button', { name: 'Send the email' }));
  expect(await form.findByText(/The email is on its way/)).toBeDefined();
  expect(asked).toMatchObject([{ order_no: orderNumber, text: 'Your parts come on Monday.' }]);
});

it('the history says who of the shop took a step, and the shop where nobody is known', async () => {
  const step = { at: '2026-11-20T10:00:00Z', actor: 'operator', person: null, code: 'confirmed', text: 'Confirmed', note: null } as const;
  const history = [step, { ...step, person: 'Ada Lovelace', code: 'shipped', text: 'Shipped', note: 'by bicycle' }];
  await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder({ history })), countries]);
  const told = await screen.findByText(/ · Confirmed/);
  expect(told.textContent).toMatch(/ · Store · Confirmed\n.* · Ada Lovelace · Shipped \(by bicycle\)$/);
});

it('labels are asked for with the number of parcels and the size of the printer, and a wrong number is told at its field', async () => {
  const asked: unknown[] = [];
  const labels = mock(getShippingLabels, (request) => {
    asked.push(request);
    return errorResponse('validation_failed', { fields: { parcels: [{ code: 'out_of_range', message: 'x', limit: 99 }] } });
  });
  const order = { ...sampleAdminOrder(), status: 'confirmed' as const };
  const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, order), labels, countries]);
  const form = within(await screen.findByRole('form', { name: 'Address labels' }));
  await user.clear(form.getByLabelText('Number of parcels'));
  await user.type(form.getByLabelText('Number of parcels'), '100');
  await user.selectOptions(form.getByLabelText('Label size'), '100x150');
  await user.click(form.getByRole('button', { name: 'Save labels (PDF)' }));
  await waitFor(() => expect(form.getByLabelText('Number of parcels').getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toMatchObject([{ order_no: orderNumber, format: 'pdf', parcels: '100', size: '100x150' }]);
});

it('a parcel without a tracking number is told without one', async () => {
  const parcel = { shipment_no: 'S1', carrier: 'DHL', tracking_url: null, shipped_at: '2026-11-20T10:00:00Z', lines: [] };
  const shipments = [
    { ...parcel, tracking_no: null, delivered_at: null },
    { ...parcel, shipment_no: 'S2', tracking_no: '00340 434', delivered_at: '2026-11-21T10:00:00Z' },
  ];
  await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder({ shipments })), countries]);
  expect((await screen.findByText(/^Parcel S1/)).textContent).toMatch(/^Parcel S1: DHL, shipped /);
  expect(screen.getByText(/^Parcel S2/).textContent).toMatch(/^Parcel S2: DHL, 00340 434, shipped .*, arrived /);
});

it('pieces are read as the page writes them, and too many are told with the limit at their own line', async () => {
  const [line] = sampleAdminOrder().lines;
  if (!line) throw new Error('The sample has a line');
  const lines = [
    { ...line, line_id: 'first', quantity: 5, shipped: 0 },
    { ...line, line_id: 'second', quantity: 5, shipped: 0 },
  ];
  const asked: unknown[] = [];
  const ship = mock(orderTransition, (request) => {
    asked.push(request.shipment?.lines);
    return errorResponse('validation_failed', {
      fields: { 'shipment.lines.0.quantity': [{ code: 'out_of_range', message: 'x', limit: 5, bound: 'most' }] },
    });
  });
  const { user } = await openOffice(adminOrderPath, [mock(getAdminOrder, sampleAdminOrder({ lines, steps: ['ship'] })), countries, ship]);
  const form = within(await screen.findByRole('form', { name: 'Send a parcel' }));
  const [first, second] = form.getAllByLabelText('Pieces in the parcel');
  if (!first || !second) throw new Error('Both lines have a field');
  await user.clear(first);
  await user.type(first, '0');
  await user.clear(second);
  await user.type(second, '1,000');
  await user.click(form.getByRole('button', { name: 'Send the parcel' }));
  await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
  expect(first.getAttribute('aria-invalid')).not.toBe('true');
  expect(form.getByText('Enter 5 or less')).toBeDefined();
  expect(asked).toMatchObject([[{ line_id: 'second', quantity: 1000 }]]);
});
