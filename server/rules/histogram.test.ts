import { expect, it } from 'vitest';
import { axisOf, bucketBounds, histogram } from './histogram.ts';

it('spreads decades evenly, so that 1 Ω to 1 MΩ is not one bar', () => {
  const bounds = bucketBounds(1, 1e6);
  expect(bounds).toHaveLength(21);
  expect(bounds[10]).toBeCloseTo(1000);
});

it('uses equal steps for narrow or negative spans', () => {
  expect(bucketBounds(0, 10)[1]).toBeCloseTo(0.5);
  expect(bucketBounds(-40, 125)[20]).toBe(125);
});

it('counts every value once, both ends included', () => {
  const values = [1, 3, 10, 250, 1e6].map((value) => ({ value, count: 2 }));
  const buckets = histogram(bucketBounds(1, 1e6), values);
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  expect(buckets.at(-1)?.count).toBe(2);
  expect(buckets[0]?.count).toBe(2);
});

it('holds a single value in one bar', () => {
  expect(histogram(bucketBounds(5, 5), [{ value: 5, count: 3 }])).toEqual([{ from: 5, to: 5, count: 3 }]);
});

it('begins the axis of many decades at the least value above zero', () => {
  expect(axisOf([0, 1, 4700, 1e7])).toEqual({ min: 1, max: 1e7 });
  expect(axisOf([0, 2, 10])).toEqual({ min: 0, max: 10 });
  expect(axisOf([-40, 0, 125])).toEqual({ min: -40, max: 125 });
  expect(axisOf([0])).toEqual({ min: 0, max: 0 });
});
