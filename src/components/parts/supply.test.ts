import { expect, test } from 'vitest';
import { splitSupply } from './supply.ts';

const stock = {
  available: 180,
  incoming: [
    { quantity: 500, expected_at: '2026-12-20T00:00:00Z' },
    { quantity: 50, expected_at: '2026-12-14T00:00:00Z' },
  ],
  lead_time_days: 42,
  backorder: true,
};

test('what is in stock leaves now', () => {
  expect(splitSupply(stock, 180)).toEqual({ now: 180, later: 0, at: null, days: null });
});

test('the rest is promised for the delivery that completes it', () => {
  expect(splitSupply(stock, 220)).toEqual({ now: 180, later: 40, at: '2026-12-14T00:00:00Z', days: null });
  expect(splitSupply(stock, 250)).toEqual({ now: 180, later: 70, at: '2026-12-20T00:00:00Z', days: null });
});

test('past all deliveries the lead time counts, but only where backorders are taken', () => {
  expect(splitSupply(stock, 1000)).toEqual({ now: 180, later: 820, at: null, days: 42 });
  expect(splitSupply({ ...stock, backorder: false }, 1000)).toEqual({ now: 180, later: 820, at: null, days: null });
});
