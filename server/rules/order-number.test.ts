import { expect, test } from 'vitest';
import { newOrderNumber, newPaymentNumber } from './order-number.ts';

test('order numbers carry the day and six characters that cannot be mistaken', () => {
  const now = new Date('2026-01-02T23:59:59Z');
  expect(newOrderNumber(now)).toMatch(/^SO-260102-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(newPaymentNumber(now)).toMatch(/^PY-260102-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(newOrderNumber(now, () => 31)).toBe('SO-260102-ZZZZZZ');
});

test('a thousand numbers of one day differ', () => {
  const now = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => newOrderNumber(now))).size).toBeGreaterThan(997);
});
