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

test('an expired order can be paid for thirty days', () => {
  expect(mayPayAgain(new Date('2026-10-22T10:00:00Z'), now, 30)).toBe(true);
  expect(mayPayAgain(new Date('2026-10-22T09:59:59Z'), now, 30)).toBe(false);
  expect(allowedActions({ status: 'expired', expiresAt: new Date('2026-11-20T00:00:00Z') }, now, 30)).toEqual(['pay', 'reorder']);
  expect(allowedActions({ status: 'expired', expiresAt: new Date('2026-01-01T00:00:00Z') }, now, 30)).toEqual(['reorder']);
  expect(allowedActions({ status: 'pending', expiresAt: null }, now, 30)).toEqual(['pay', 'cancel', 'reorder']);
});

test('a cancelled order cancels a payment that has no money in it', () => {
  expect(paymentAfterCancel('unpaid')).toBe('cancelled');
  expect(paymentAfterCancel('paid')).toBe('paid');
});
