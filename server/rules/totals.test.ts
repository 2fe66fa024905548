import { expect, test } from 'vitest';
import { computeTotals, noCharges } from './totals.ts';

const tax = (rate_bp: number) => ({ country: 'XX', rate_bp, reverse_charge: false });

test('ten pieces at 0.31 with 20 % tax are 310 and 62 (api.md section 10, check 3)', () => {
  const totals = computeTotals('EUR', [{ line_total: 310, fee: 0, discount: 0 }], { ...noCharges, tax: tax(2000) });
  expect(totals).toMatchObject({ subtotal: 310, tax: 62, total: 372 });
});

test('tax is computed on the sum of goods, fees, shipping and payment, and rounded once', () => {
  const lines = [
    { line_total: 333, fee: 0, discount: 33 },
    { line_total: 1033, fee: 700, discount: 0 },
  ];
  const totals = computeTotals('EUR', lines, { shipping: 490, payment_fee: 3, tax: tax(1900) });
  expect(totals).toMatchObject({ subtotal: 666, fees: 700, discount: 33, shipping: 490, payment_fee: 3, tax: 347, total: 2173 });
  expect(totals.taxes).toEqual([{ name: '', country: 'XX', rate_bp: 1900, base: 1826, amount: 347, reverse_charge: false }]);
});

test('a discount greater than the goods never makes a negative total', () => {
  expect(computeTotals('EUR', [{ line_total: 10, fee: 0, discount: 30 }], { ...noCharges, tax: tax(1900) })).toMatchObject({
    tax: 0,
    total: 0,
  });
});

test('without a destination there is no tax line', () => {
  expect(computeTotals('JPY', [{ line_total: 5, fee: 0, discount: 0 }], noCharges)).toMatchObject({ taxes: [], tax: 0, total: 5 });
});
