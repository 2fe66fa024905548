import { expect, test } from 'vitest';
import type { Totals } from './api/cart.ts';
import { totalsRows } from './totals-rows.ts';

const tax = { name: 'VAT', country: 'DE', rate_bp: 1900, base: 4110, amount: 781, reverse_charge: false };
const totals: Totals = {
  currency: 'EUR',
  subtotal: 4120,
  fees: 200,
  discount: 700,
  shipping: 490,
  payment_fee: 0,
  taxes: [tax],
  tax: 781,
  total: 4891,
};
const shown = (one: Totals) => totalsRows(one).map(({ kind, amount }) => `${kind} ${amount}`);

test('the rows add up, the discount below zero', () => {
  expect(shown(totals)).toEqual(['parts 4120', 'fees 200', 'discount -700', 'shipping 490', 'net 4110', 'tax 781', 'total 4891']);
});

test('what costs nothing is left out, also where the recipient owes the tax; free delivery is said', () => {
  const reverse = { ...tax, rate_bp: 0, base: 4120, amount: 0, reverse_charge: true };
  const bare = { ...totals, fees: 0, discount: 0, shipping: 0, taxes: [reverse], tax: 0, total: 4120 };
  expect(shown(bare)).toEqual(['parts 4120', 'shipping 0', 'net 4120', 'tax 0', 'total 4120']);
});
