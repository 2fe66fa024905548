import { expect, test } from 'vitest';
import { takesLastOrders } from './last-buy.ts';

test.each([
  ['2026-06-29T23:59:59.999Z', true],
  ['2026-06-30T00:00:00.000Z', true],
  ['2026-06-30T23:59:59.999Z', true],
  ['2026-07-01T00:00:00.000Z', false],
])('a maker takes orders to the end of the last day: at %s it is %s', (now, still) => {
  expect(takesLastOrders('2026-06-30', new Date(now))).toBe(still);
});
