import { describe, expect, test } from 'vitest';
import { nearBreak, priceRows } from './price-table.ts';

const offer = {
  sku: 'PW-1',
  moq: 5,
  multiple: 5,
  max_quantity: null,
  fee: 0,
  currency: 'EUR',
  price_breaks: [
    { quantity: 5, unit_micros: 680_000 },
    { quantity: 100, unit_micros: 412_000 },
    { quantity: 500, unit_micros: 352_000 },
  ],
};

describe('priceRows', () => {
  test('marks the break that prices the quantity and totals every row', () => {
    expect(priceRows(offer, 300).map(({ quantity, total, isActive }) => ({ quantity, total, isActive }))).toEqual([
      { quantity: 5, total: 340, isActive: false },
      { quantity: 100, total: 4120, isActive: true },
      { quantity: 500, total: 17_600, isActive: false },
    ]);
  });

  test('below the minimum the first break is active', () => {
    expect(priceRows(offer, 1)[0]?.isActive).toBe(true);
  });

  test('a break that is no multiple is raised to one that may be ordered', () => {
    const uneven = { ...offer, multiple: 30, moq: 30 };
    expect(priceRows(uneven, 100).map((row) => row.quantity)).toEqual([30, 120, 510]);
  });

  test('bars stand in proportion to the dearest price', () => {
    expect(priceRows(offer, 5).map((row) => Math.round(row.share * 100))).toEqual([100, 61, 52]);
  });
});

describe('nearBreak', () => {
  test('tells what is missing once the next break is within twice the quantity', () => {
    expect(nearBreak(offer, 300)).toEqual({ missing: 200, quantity: 500, unitMicros: 352_000 });
    expect(nearBreak(offer, 200)).toBeNull();
    expect(nearBreak(offer, 500)).toBeNull();
  });
});
