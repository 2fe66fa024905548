import { describe, expect, test } from 'vitest';
import { expectedOn, takeAvailable } from './shortage.ts';

const loose = { moq: 1, multiple: 1, max_quantity: null };
const tube = { moq: 50, multiple: 50, max_quantity: null };
const level = (available: number, backorder = false) => new Map([[7, { available, backorder }]]);
const taken = (...given: Parameters<typeof takeAvailable>) => takeAvailable(...given).map((share) => share.taken);
const line = (quantity: number, rules = loose, productId = 7) => ({ productId, quantity, rules });

describe('what there is', () => {
  test('two packagings draw on one pool: the covered line first, then the others in their order', () => {
    expect(taken([line(150), line(60)], level(100))).toEqual([40, 60]);
    expect(taken([line(80), line(80)], level(100))).toEqual([80, 20]);
    expect(taken([line(150), line(120)], level(100))).toEqual([100, 0]);
    expect(taken([line(30), line(30)], level(100))).toEqual([30, 30]);
    expect(takeAvailable([line(150), line(60)], level(100))[0]).toEqual({ available: 40, taken: 40 });
  });

  test('whole packs only, and nothing below the minimum', () => {
    expect(taken([line(200, tube)], level(149))).toEqual([100]);
    expect(takeAvailable([line(200, tube)], level(49))).toEqual([{ available: 49, taken: 0 }]);
    expect(taken([line(50, { moq: 20, multiple: 5, max_quantity: null })], level(19))).toEqual([0]);
    // What a pack leaves over goes to the next line.
    expect(taken([line(200, tube), line(140)], level(130))).toEqual([100, 30]);
  });

  test('a part that could be waited for is shortened just so, and stock below its safety level is none', () => {
    expect(taken([line(10)], level(4, true))).toEqual([4]);
    expect(taken([line(10)], level(-3))).toEqual([0]);
    expect(taken([line(10, loose, 8)], level(4))).toEqual([0]);
  });
});

describe('when the rest is expected', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const incoming = [
    { quantity: 50, expected_at: '2027-01-15' },
    { quantity: 20, expected_at: '2026-12-01' },
    { quantity: 900, expected_at: '2026-11-20' },
  ];

  test('by the delivery that brings enough; one that is overdue says nothing', () => {
    expect(expectedOn({ incoming, leadTimeDays: 42 }, 20, now)).toBe('2026-12-01');
    expect(expectedOn({ incoming, leadTimeDays: 42 }, 21, now)).toBe('2027-01-15');
  });

  test('one that is due today counts, at whatever hour it is told', () => {
    expect(expectedOn({ incoming: [{ quantity: 5, expected_at: '2026-11-21T08:00:00Z' }], leadTimeDays: null }, 5, now)).toBe('2026-11-21');
  });

  test('else by the lead time, and at no known day without one', () => {
    expect(expectedOn({ incoming, leadTimeDays: 42 }, 71, now)).toBe('2027-01-02');
    expect(expectedOn({ incoming: [], leadTimeDays: null }, 1, now)).toBeNull();
  });
});
