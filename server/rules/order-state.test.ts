import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/api/order.ts';
import { allowedActions, mayMove, mayPayAgain, payAgainUntil, paymentAfterCancel } from './order-state.ts';

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

const trade = { payAgainDays: 30, transferHoldDays: 7 };

test('an expired order can be paid for thirty days', () => {
  const placed = { createdAt: new Date('2026-10-15T10:00:00Z') };
  expect(mayPayAgain({ ...placed, expiresAt: new Date('2026-10-22T10:00:00Z') }, now, trade)).toBe(true);
  expect(mayPayAgain({ ...placed, expiresAt: new Date('2026-10-22T09:59:59Z') }, now, trade)).toBe(false);
  const order = { status: 'expired' as const, paymentMethod: 'bank_transfer', createdAt: new Date('2026-11-13T00:00:00Z') };
  expect(allowedActions({ ...order, expiresAt: new Date('2026-11-20T00:00:00Z') }, now, trade)).toEqual(['pay', 'reorder']);
  expect(allowedActions({ ...order, expiresAt: new Date('2026-01-01T00:00:00Z') }, now, trade)).toEqual(['reorder']);
  const open = { status: 'pending' as const, createdAt: now, expiresAt: null };
  expect(allowedActions({ ...open, paymentMethod: 'bank_transfer' }, now, trade)).toEqual(['pay', 'upload_slip', 'cancel', 'reorder']);
  expect(allowedActions({ ...open, paymentMethod: 'card' }, now, trade)).toEqual(['pay', 'cancel', 'reorder']);
});

test('expiring anew gives no new thirty days; an announced transfer loses none', () => {
  const createdAt = new Date('2026-10-05T10:00:00Z');
  const longest = new Date('2026-10-17T10:00:00Z'); // seven days, then three working days over a weekend
  expect(payAgainUntil({ createdAt, expiresAt: longest }, trade).toISOString()).toBe('2026-11-16T10:00:00.000Z');
  expect(payAgainUntil({ createdAt, expiresAt: new Date('2026-11-20T10:00:00Z') }, trade).toISOString()).toBe('2026-11-16T10:00:00.000Z');
});

test('a cancelled order cancels a payment that has no money in it', () => {
  for (const status of ['unpaid', 'pending', 'failed'] as const) expect(paymentAfterCancel(status)).toBe('cancelled');
  expect(paymentAfterCancel('paid')).toBe('paid');
});

test('an order from a quote can be paid again until its quote ends, to the moment', () => {
  const order = { status: 'expired' as const, paymentMethod: 'card', createdAt: new Date('2025-01-01T00:00:00Z'), expiresAt: null };
  expect(allowedActions({ ...order, quotedUntil: now }, now, trade)).toEqual(['pay', 'reorder']);
  expect(allowedActions({ ...order, quotedUntil: new Date(now.getTime() - 1) }, now, trade)).toEqual(['reorder']);
  // What was cancelled is not paid, however long its quote holds.
  expect(allowedActions({ ...order, status: 'cancelled', quotedUntil: now }, now, trade)).toEqual(['reorder']);
});

test('parts that have arrived are confirmed, and rated as long as one is not', () => {
  const order = { status: 'shipped' as const, paymentMethod: 'card', createdAt: now, expiresAt: null };
  expect(allowedActions(order, now, trade)).toEqual(['confirm_receipt', 'reorder']);
  expect(allowedActions({ ...order, isToRate: true }, now, trade)).toEqual(['confirm_receipt', 'review', 'reorder']);
});
