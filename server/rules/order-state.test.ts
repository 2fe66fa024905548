import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/api/order.ts';
import { allowedActions, mayMove, mayPayAgain, paymentAfterCancel } from './order-state.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('what is over stays over', () => {
  for (const status of orderStatuses) {
    expect(mayMove('completed', status, 'operator')).toBe(false);
    expect(mayMove('cancelled', status, 'customer')).toBe(false);
  }
});

test('each step belongs to its actors', () => {
  expect(mayMove('pending', 'cancelled', 'customer')).toBe(true);
  expect(mayMove('pending', 'expired', 'timer')).toBe(true);
  expect(mayMove('pending', 'expired', 'customer')).toBe(false);
  expect(mayMove('pending', 'confirmed', 'customer')).toBe(false);
  expect(mayMove('processing', 'cancelled', 'customer')).toBe(false);
  expect(mayMove('partially_shipped', 'cancelled', 'operator')).toBe(false);
});

test('parts are sent in as many parcels as it takes, and what cannot be sent is given up', () => {
  for (const from of ['confirmed', 'processing', 'partially_shipped'] as const) {
    expect(mayMove(from, 'partially_shipped', 'operator')).toBe(true);
    expect(mayMove(from, 'shipped', 'operator')).toBe(true);
    expect(mayMove(from, 'shipped', 'customer')).toBe(false);
  }
  expect(mayMove('pending', 'shipped', 'operator')).toBe(false);
  expect(mayMove('shipped', 'partially_shipped', 'operator')).toBe(false);
});

test('an order ends by the word of its buyer or of the calendar, not by that of the shop', () => {
  expect(mayMove('shipped', 'completed', 'customer')).toBe(true);
  expect(mayMove('shipped', 'completed', 'timer')).toBe(true);
  expect(mayMove('shipped', 'completed', 'operator')).toBe(false);
  expect(mayMove('partially_shipped', 'completed', 'timer')).toBe(false);
});

test('an expired order can be paid for thirty days', () => {
  expect(mayPayAgain(new Date('2026-10-22T10:00:00Z'), now, 30)).toBe(true);
  expect(mayPayAgain(new Date('2026-10-22T09:59:59Z'), now, 30)).toBe(false);
  expect(
    allowedActions({ status: 'expired', expiresAt: new Date('2026-11-20T00:00:00Z'), paymentMethod: 'bank_transfer' }, now, 30),
  ).toEqual(['pay', 'reorder']);
  expect(
    allowedActions({ status: 'expired', expiresAt: new Date('2026-01-01T00:00:00Z'), paymentMethod: 'bank_transfer' }, now, 30),
  ).toEqual(['reorder']);
  const open = { status: 'pending' as const, expiresAt: null };
  expect(allowedActions({ ...open, paymentMethod: 'bank_transfer' }, now, 30)).toEqual(['pay', 'upload_slip', 'cancel', 'reorder']);
  expect(allowedActions({ ...open, paymentMethod: 'card' }, now, 30)).toEqual(['pay', 'cancel', 'reorder']);
});

test('a cancelled order cancels a payment that has no money in it', () => {
  expect(paymentAfterCancel('unpaid')).toBe('cancelled');
  expect(paymentAfterCancel('paid')).toBe('paid');
});
