import { expect, test } from 'vitest';
import { decimalsOf, unitPriceDecimals, unitPricePlaces } from './price-digits.ts';
import { shownAmount } from './shown-amount.ts';

const most = (value: number, least = 2) => unitPriceDecimals(value, least).maximumFractionDigits;

test('a currency has its decimals; one that the shop does not know has two', () => {
  expect(['EUR', 'JPY', 'ZZZ'].map(decimalsOf)).toEqual([2, 0, 2]);
  expect(unitPricePlaces('JPY')).toEqual({ minimumFractionDigits: 0, maximumFractionDigits: 6 });
});

test('a unit price shows six digits that count, and never less than the currency has', () => {
  expect([0.000_123, 0.5, 1, 9.99, 10, 1234.5, 123_456, 12_345_678].map((value) => most(value))).toEqual([6, 6, 5, 5, 4, 2, 2, 2]);
  expect([most(1234.5, 0), most(1_234_567, 0)]).toEqual([2, 0]);
  expect(unitPriceDecimals(5, 2).minimumFractionDigits).toBe(2);
});

test('an amount has the minus and the yen sign that people write', () => {
  expect([shownAmount('-5,00 €'), shownAmount('￥1,200')]).toEqual(['−5,00 €', '¥1,200']);
});
