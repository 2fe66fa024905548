import { expect, test } from 'vitest';
import { applyWorth, couponState, type CouponWorth } from './coupon.ts';

const nothing: CouponWorth = { kind: 'percent', percentBp: null, amount: null, maxDiscount: null, minSubtotal: 0 };
const percent = (percentBp: number, change: Partial<CouponWorth> = {}): CouponWorth => ({ ...nothing, percentBp, ...change });
const fixed = (amount: number, change: Partial<CouponWorth> = {}): CouponWorth => ({ ...nothing, kind: 'fixed', amount, ...change });
const line = (line_total: number, isInScope = true, fee = 0) => ({ line_total, fee, isInScope });

test('10 % over 333, 333 and 334 gives parts that add up to 100 (api.md section 10, check 4)', () => {
  const effect = applyWorth(percent(1000), [line(333), line(333), line(334)]);
  expect(effect).toMatchObject({ fault: null, discount: 100, parts: [33, 33, 34] });
});

test.each([1, 2, 3, 7, 99, 100, 101, 999])('the parts of %i on uneven lines add up exactly and never exceed their line', (amount) => {
  const lines = [line(1), line(997), line(3), line(500, false), line(10)];
  const effect = applyWorth(fixed(amount), lines);
  const parts = effect.fault === null ? effect.parts : [];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
  for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(lines[index]?.line_total ?? 0);
  expect(parts[3]).toBe(0);
});

test('fees are never discounted', () => {
  expect(applyWorth(percent(10_000), [line(1033, true, 700)])).toMatchObject({ discount: 333, parts: [333] });
  expect(applyWorth(fixed(5000), [line(1033, true, 700)])).toMatchObject({ discount: 333 });
});

test('a percentage stops at its maximum', () => {
  expect(applyWorth(percent(5000, { maxDiscount: 200 }), [line(1000)])).toMatchObject({ discount: 200 });
});

test('the minimum counts only the lines that the coupon is for', () => {
  const lines = [line(400), line(9000, false)];
  expect(applyWorth(percent(1000, { minSubtotal: 500 }), lines)).toEqual({ fault: 'min_subtotal', missing: 100 });
  expect(applyWorth(percent(1000, { minSubtotal: 400 }), lines)).toMatchObject({ discount: 40, parts: [40, 0] });
  expect(applyWorth(percent(1000), [line(9000, false)])).toEqual({ fault: 'scope' });
});

test('in an empty cart a coupon waits for lines', () => {
  expect(applyWorth(fixed(500, { minSubtotal: 900 }), [])).toEqual({ fault: null, discount: 0, parts: [], isShippingFree: false });
});

test('free shipping takes nothing off the parts', () => {
  expect(applyWorth({ ...nothing, kind: 'free_shipping' }, [line(900)])).toEqual({
    fault: null,
    discount: 0,
    parts: [0],
    isShippingFree: true,
  });
});

test('a coupon ends at its end and not a moment later', () => {
  const coupon = { startsAt: new Date(1000), endsAt: new Date(2000), disabledAt: null };
  expect([999, 1000, 1999, 2000].map((at) => couponState(coupon, new Date(at)))).toEqual(['scheduled', 'active', 'active', 'ended']);
  expect(couponState({ ...coupon, endsAt: null }, new Date(9e12))).toBe('active');
  expect(couponState({ ...coupon, disabledAt: new Date(1500) }, new Date(1600))).toBe('disabled');
});
