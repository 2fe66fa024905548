import { expect, test } from 'vitest';
import { convertMicros, convertMinor, decimalText, divideRounded, lineAmount, portionOf, readCurrency, spread } from './money.ts';

test('a line is rounded once, half up (api.md section 10, check 3)', () => {
  expect(lineAmount(300, 10_000, 'EUR')).toBe(300);
  expect(lineAmount(894_040, 1_000, 'USD')).toBe(89_404);
  expect(lineAmount(310_000, 10, 'EUR')).toBe(310);
  expect(portionOf(310, 2_000)).toBe(62);
  expect(lineAmount(1_500_000, 3, 'JPY')).toBe(5);
});

test('a fraction of a cent per piece is not lost before the quantity counts', () => {
  expect(lineAmount(4_999, 1, 'EUR')).toBe(0);
  expect(lineAmount(5_000, 1, 'EUR')).toBe(1);
  expect(lineAmount(4_999, 1_000, 'EUR')).toBe(500);
});

test('the largest line stays exact', () => {
  expect(lineAmount(900_000_000_000, 10_000_000, 'EUR')).toBe(900_000_000_000_000);
});

test('negative amounts round away from zero', () => {
  expect(divideRounded(-5n, 2n)).toBe(-3n);
  expect(divideRounded(5n, 2n)).toBe(3n);
  expect(portionOf(-5, 5_000)).toBe(-3);
});

test('unit prices convert by a stored rate', () => {
  expect(convertMicros(23_000, 1_160_000)).toBe(26_680);
  expect(convertMicros(23_000, 178_000_000)).toBe(4_094_000);
});

test('shares of a discount add up exactly (check 4)', () => {
  const parts = spread(portionOf(1_000, 1_000), [333, 333, 334]);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100);
  expect(parts).toEqual([33, 33, 34]);
});

test('any amount over any weights adds up and no share is off by a whole unit', () => {
  for (let amount = 0; amount <= 60; amount += 1) {
    const weights = [1, 7, 0, amount, 13];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const parts = spread(amount, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    for (const [index, part] of parts.entries()) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
  }
  // Of equal remainders the first gets the odd unit, and of different ones the greatest.
  expect(spread(2, [1, 1, 1])).toEqual([1, 1, 0]);
  expect(spread(100, [1, 2, 4, 2])).toEqual([11, 22, 45, 22]);
  expect(spread(9, [0, 0])).toEqual([9, 0]);
  expect(spread(0, [])).toEqual([]);
});

test('integers are written as the decimal text that calls take', () => {
  expect([decimalText(1234, 2), decimalText(5, 2), decimalText(0, 2), decimalText(77, 0), decimalText(300, 6), decimalText(-5, 2)]).toEqual(
    ['12.34', '0.05', '0.00', '77', '0.000300', '-0.05'],
  );
});

test('a currency is read in any case, and one that the shop does not trade in is none', () => {
  expect(['EUR', 'eur', 'XAU', 'toString', '', undefined].map(readCurrency)).toEqual(['EUR', 'EUR', null, null, null, null]);
});

test('amounts are converted by both rates and rounded once', () => {
  const eur = { currency: 'EUR' as const, rateMicros: 1_000_000 };
  const jpy = { currency: 'JPY' as const, rateMicros: 178_000_000 };
  const usd = { currency: 'USD' as const, rateMicros: 1_160_000 };
  expect(convertMinor(500, eur, jpy)).toBe(890);
  expect(convertMinor(890, jpy, eur)).toBe(500);
  expect(convertMinor(500, usd, jpy)).toBe(767);
  expect(convertMinor(500, usd, usd)).toBe(500);
});
