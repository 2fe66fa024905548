import { expect, test } from 'vitest';
import { type OrderRules, quantityProblem } from '#contract/pricing.ts';
import { quotedRules, rulesAt } from './quote-quantity.ts';

const reel: OrderRules = { moq: 5000, multiple: 5000, max_quantity: null };

function problemOf(quantity: number, asked: number, packaging = reel, quoted = 5000) {
  const rules = quotedRules({ quantity: quoted, asked, packaging });
  return quantityProblem(rulesAt(rules, quantity), quantity);
}

test('a price is for its quantity and more, up to what was asked for', () => {
  expect(problemOf(5000, 12_000)).toBeNull();
  expect(problemOf(10_000, 12_000)).toBeNull();
  expect(problemOf(4000, 12_000)).toBe('quantity_below_minimum');
  expect(problemOf(15_000, 12_000)).toBe('quantity_above_maximum');
  expect(problemOf(7000, 12_000)).toBe('quantity_not_multiple');
});

test('the quoted quantity is always right, though it is more than was asked for or no whole reel', () => {
  expect(problemOf(5000, 10)).toBeNull();
  expect(problemOf(1234, 10, reel, 1234)).toBeNull();
  expect(problemOf(5000, 9000, { ...reel, max_quantity: 100 })).toBeNull();
  // A packaging that has less than was asked for ends there.
  expect(problemOf(10_000, 20_000, { ...reel, max_quantity: 10_000 })).toBeNull();
  expect(problemOf(15_000, 20_000, { ...reel, max_quantity: 10_000 })).toBe('quantity_above_maximum');
});
