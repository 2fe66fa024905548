import { expect, test } from 'vitest';
import { readMicros } from './read-micros.ts';
import { readMinor } from './read-minor.ts';

test('a price is read in millionths, whatever decimals it has', () => {
  expect(['12', ' 0.0123 ', '0.000001', '999999999.999999'].map(readMicros)).toEqual([12_000_000, 12_300, 1, 999_999_999_999_999]);
  expect(readMicros(1.5)).toBe(1_500_000);
});

test('what is no price, or finer than a millionth, is none', () => {
  for (const text of ['', '1,5', '-1', '1.', '.5', '1.0000001', '1e3', '12 EUR', 'x12', '1234567890'])
    expect(readMicros(text), text).toBeNull();
});

test('an amount has the decimals of its currency at most', () => {
  expect([readMinor('12.34', 'EUR'), readMinor('12', 'EUR'), readMinor('12.345', 'EUR')]).toEqual([1234, 1200, null]);
  expect([readMinor('1200', 'JPY'), readMinor('1200.5', 'JPY'), readMinor('free', 'JPY')]).toEqual([1200, null, null]);
});
