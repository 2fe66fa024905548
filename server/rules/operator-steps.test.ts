import { expect, test } from 'vitest';
import { missingMoney, operatorSteps, type StepState, surplusMoney } from './operator-steps.ts';

const base: StepState = { status: 'pending', total: 100, paid: 0, refunded: 0, isUnderWay: false };
const steps = (change: Partial<StepState>) => operatorSteps({ ...base, ...change });

test('an order waits for its payment, is picked, is sent, and has arrived', () => {
  expect(steps({})).toEqual(['confirm_payment', 'cancel']);
  expect(steps({ status: 'confirmed', paid: 100 })).toEqual(['process', 'ship', 'cancel', 'refund']);
  expect(steps({ status: 'processing', paid: 100 })).toEqual(['ship', 'cancel', 'refund']);
  expect(steps({ status: 'partially_shipped', paid: 100, isUnderWay: true })).toEqual(['ship', 'close_short', 'deliver', 'refund']);
  expect(steps({ status: 'shipped', paid: 100, isUnderWay: true })).toEqual(['deliver', 'refund']);
  expect(steps({ status: 'completed', paid: 100 })).toEqual(['refund']);
});

test('an order on account is sent before it is paid', () => {
  expect(steps({ status: 'confirmed' })).toEqual(['confirm_payment', 'process', 'ship', 'cancel']);
});

test('what went back after an order was confirmed is owed no more, what went back before is', () => {
  expect(missingMoney({ status: 'shipped', total: 100, paid: 100, refunded: 30 })).toBe(0);
  expect(missingMoney({ status: 'shipped', total: 100, paid: 60, refunded: 20 })).toBe(40);
  expect(missingMoney({ status: 'pending', total: 100, paid: 60, refunded: 20 })).toBe(60);
  expect(missingMoney({ status: 'completed', total: 100, paid: 120, refunded: 20 })).toBe(0);
});

test('what came beyond the invoice and its credit notes is too much', () => {
  expect(surplusMoney({ total: 100, paid: 130, refunded: 0 }, 0)).toBe(30);
  expect(surplusMoney({ total: 100, paid: 130, refunded: 30 }, 0)).toBe(0);
  expect(surplusMoney({ total: 100, paid: 100, refunded: 30 }, 30)).toBe(0);
  expect(surplusMoney({ total: 100, paid: 150, refunded: 30 }, 30)).toBe(50);
  expect(surplusMoney({ total: 100, paid: 40, refunded: 0 }, 0)).toBe(0);
});

test('money can go back as long as there is some', () => {
  expect(steps({ status: 'cancelled', paid: 100, refunded: 60 })).toEqual(['refund']);
  expect(steps({ status: 'cancelled', paid: 100, refunded: 100 })).toEqual([]);
  expect(steps({ status: 'expired', paid: 40 })).toEqual(['confirm_payment', 'refund']);
  expect(steps({ status: 'expired', paid: 100, refunded: 60 })).toEqual(['confirm_payment', 'refund']);
});
