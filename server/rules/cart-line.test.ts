import { describe, expect, test } from 'vitest';
import { assessLines, isOrdered, type LineFacts, quantityData } from './cart-line.ts';

const offer = {
  sku: 'CT',
  moq: 10,
  multiple: 10,
  max_quantity: null,
  fee: 0,
  currency: 'EUR',
  price_breaks: [
    { quantity: 1, unit_micros: 100_000 },
    { quantity: 100, unit_micros: 40_000, list_unit_micros: 50_000 },
  ],
};
const line: LineFacts = {
  productId: 1,
  offer,
  quantity: 50,
  selected: true,
  isVisible: true,
  isDiscontinued: false,
  leadTimeDays: 21,
  seenMicros: null,
};
const stock = (available: number, backorder = false) => new Map([[1, { available, backorder }]]);
const one = (change: Partial<LineFacts>, available = 1000, backorder = false) =>
  assessLines([{ ...line, ...change }], stock(available, backorder))[0];
const codes = (change: Partial<LineFacts>, available?: number) => one(change, available)?.issues.map(({ code }) => code);

/** The unit prices of a line and one that is like it but for the change. */
const two = (change: Partial<LineFacts>) => assessLines([line, { ...line, ...change }], stock(1000)).map(({ unit_micros }) => unit_micros);

describe('the price of a line', () => {
  test('is that of its break, rounded once, with the fee of its packaging', () => {
    expect(one({ quantity: 50 })).toEqual({
      unit_micros: 100_000,
      unit_price: 10,
      fee: 0,
      line_total: 500,
      from_stock: 50,
      backordered: 0,
      issues: [],
      blockedBy: null,
    });
    expect(one({ quantity: 100, offer: { ...offer, fee: 700 } })).toMatchObject({ line_total: 1100, fee: 700, list_unit_micros: 50_000 });
  });

  test('counts the pieces of all ordered lines of one packaging', () => {
    expect(two({})).toEqual([40_000, 40_000]);
    expect(two({ offer: { ...offer, sku: 'TR' } })).toEqual([100_000, 100_000]);
    // What is not selected is priced as if it were ordered too, and makes the other no cheaper.
    expect(two({ selected: false })).toEqual([100_000, 40_000]);
    // A line that cannot be ordered counts for none.
    expect(two({ isVisible: false })).toEqual([100_000, 40_000]);
  });

  test('that has changed since the buyer saw it is told, and the line can still be ordered', () => {
    const changed = one({ seenMicros: 90_000 });
    expect(changed?.issues).toEqual([{ code: 'price_changed', data: { old: 90_000, new: 100_000, currency: 'EUR' } }]);
    expect(changed?.blockedBy).toBeNull();
    expect(codes({ seenMicros: 100_000 })).toEqual([]);
    // Where there is no price any more, that is what is told.
    expect(codes({ seenMicros: 90_000, offer: { ...offer, price_breaks: [] } })).toEqual(['quote_only']);
  });
});

describe('what keeps a line from being ordered', () => {
  test('a part that is hidden, or no longer made and sold out', () => {
    expect(one({ isVisible: false })).toMatchObject({
      blockedBy: 'product_unavailable',
      issues: [{ code: 'product_unavailable', data: {} }],
    });
    expect(codes({ isDiscontinued: true }, 0)).toEqual(['product_unavailable']);
    expect(codes({ isDiscontinued: true }, 50)).toEqual([]);
    expect(codes({ isDiscontinued: true, quantity: 100 }, 50)).toEqual(['insufficient_stock']);
  });

  test('a part without a price', () => {
    expect(one({ offer: { ...offer, price_breaks: [] } })).toMatchObject({ unit_micros: 0, line_total: 0, blockedBy: 'quote_only' });
  });

  test('a wrong quantity, with what is right', () => {
    expect(one({ quantity: 5 })?.issues).toEqual([{ code: 'quantity_below_minimum', data: { minimum: 10, multiple: 10, suggested: 10 } }]);
    expect(quantityData({ ...offer, max_quantity: 40 }, 55)).toEqual({ minimum: 10, multiple: 10, suggested: 40, maximum: 40 });
  });

  test('stock that does not suffice, with how much of it can be had', () => {
    expect(one({ quantity: 60 }, 45)).toMatchObject({
      from_stock: 45,
      blockedBy: 'insufficient_stock',
      issues: [{ code: 'insufficient_stock', data: { requested: 60, available: 45, lead_time_days: 21, suggested: 40 } }],
    });
    const none = one({ quantity: 60, leadTimeDays: null }, 9)?.issues;
    expect(none).toEqual([{ code: 'insufficient_stock', data: { requested: 60, available: 9, lead_time_days: null } }]);
    // A part that nothing is known of has no stock.
    expect(assessLines([line], new Map())[0]?.blockedBy).toBe('insufficient_stock');
  });

  test('nothing, where the part may be waited for or was promised', () => {
    expect(one({ quantity: 60 }, 40, true)).toMatchObject({ from_stock: 40, backordered: 20, blockedBy: null });
    expect(one({ quantity: 60, isPromised: true }, 40)).toMatchObject({ from_stock: 40, backordered: 20, blockedBy: null });
  });
});

const blocked = (lines: Partial<LineFacts>[], available: number) =>
  assessLines(
    lines.map((change) => ({ ...line, ...change })),
    stock(available),
  ).map(({ from_stock, blockedBy }) => [from_stock, blockedBy]);

describe('lines that share their stock', () => {
  test('take it in their order, selected ones first', () => {
    expect(blocked([{}, {}], 70)).toEqual([
      [50, null],
      [20, 'insufficient_stock'],
    ]);
    expect(blocked([{ selected: false }, {}], 70)).toEqual([
      [20, 'insufficient_stock'],
      [50, null],
    ]);
  });

  test('leave it to others where they cannot be ordered themselves', () => {
    expect(blocked([{ isVisible: false }, {}], 70)).toEqual([
      [0, 'product_unavailable'],
      [50, null],
    ]);
  });

  test('are part of the order only when they are selected and nothing stands in the way', () => {
    expect(isOrdered({ selected: true }, { blockedBy: null })).toBe(true);
    expect(isOrdered({ selected: false }, { blockedBy: null })).toBe(false);
    expect(isOrdered({ selected: true }, { blockedBy: 'quote_only' })).toBe(false);
  });
});
