import { expect, test } from 'vitest';
import { convertMicros } from '#contract/money.ts';
import { convertPrice } from './convert-price.ts';

test('a price is converted as exactly as with big integers, on either side of what a number holds', () => {
  for (const [micros, rate] of [
    [0, 1_085_000],
    [1, 500_000],
    [1, 499_999],
    [12_345_678, 1_085_000],
    [5_000_000, 1_800_000_000],
    [5_003_999_585_967, 1_800],
    [999_999_999_999_999, 162_345_678],
  ] as const) {
    expect(convertPrice(micros, rate)).toBe(convertMicros(micros, rate));
  }
  expect([convertPrice(1, 500_000), convertPrice(1, 499_999), convertPrice(3_000_000, 1_085_000)]).toEqual([1, 0, 3_255_000]);
});
