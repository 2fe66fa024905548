import { expect, it } from 'vitest';
import { findRisingRoot, findRoot, findRootByRatio } from './root.ts';

function counted(f: (x: number) => number) {
  const counter = { calls: 0, f: (x: number) => ((counter.calls += 1), f(x)) };
  return counter;
}

it.each([
  ['a line', (x: number) => 3 * x - 1, -1, 5, 1 / 3],
  ['a root of high order', (x: number) => (x - 1) ** 9, -3, 4.2, 1],
  ['the cosine', Math.cos, 0, 3, Math.PI / 2],
  ['a falling exponential', (x: number) => Math.exp(-x) - 1e-3, 0, 100, Math.log(1000)],
  ['a step', (x: number) => (x < 0.7 ? -1 : 1), 0, 1, 0.7],
  ['its lower end', (x: number) => x, 0, 1, 0],
  ['its upper end', (x: number) => x - 1, 0, 1, 1],
])('finds the zero of %s', (_, f, low, high, expected) => {
  const result = findRoot(f, low, high);
  expect(result.found).toBe(true);
  expect(result.found ? result.root : Number.NaN).toBeCloseTo(expected, f(expected + 0.01) < 1e-15 ? 1 : 12);
});

it('needs few evaluations for a smooth function', () => {
  const smooth = counted((x) => Math.log(x) - 1);
  findRoot(smooth.f, 0.1, 20);
  expect(smooth.calls).toBeLessThan(14);
});

it('stops early when asked for less', () => {
  const rough = counted((x) => x ** 3 - 2);
  const result = findRoot(rough.f, 0, 10, { residual: 1e-3 });
  expect(result.found && Math.abs(result.root ** 3 - 2)).toBeLessThan(1e-3);
  const fine = counted((x) => x ** 3 - 2);
  findRoot(fine.f, 0, 10);
  expect(rough.calls).toBeLessThan(fine.calls);
});

it('says when the range holds no change of sign', () => {
  expect(findRoot((x) => x * x + 1, -1, 2)).toEqual({ found: false, atLow: 2, atHigh: 5 });
  expect(findRoot(() => Number.NaN, 0, 1).found).toBe(false);
});

it('searches over many powers of ten by ratio', () => {
  const law = counted((x) => x * x - 1e-12);
  expect(findRootByRatio(law.f, 1e-20, 1e10) ?? 0).toBeCloseTo(1e-6, 15);
  expect(law.calls).toBeLessThan(60);
  expect(findRootByRatio((x) => x + 1, 1e-3, 1)).toBeNull();
});

it('needs few evaluations of a rising function from a good start', () => {
  const rising = counted((x) => x + 0.1 * Math.sin(x) - 2);
  expect(findRisingRoot(rising.f, -10, 10, { x: 2.1, slope: 1 }) ?? 0).toBeCloseTo(1.905550903, 8);
  expect(rising.calls).toBeLessThan(6);
});

it('finds the zero of a rising function from a bad start, and says when there is none', () => {
  expect(findRisingRoot((x) => Math.expm1(x), -50, 50, { x: 40, slope: 1e-3 })).toBeCloseTo(0, 9);
  expect(findRisingRoot((x) => x - 20, -10, 10, { x: 0, slope: 1 })).toBeNull();
  expect(findRisingRoot((x) => x + 20, -10, 10, { x: 0, slope: 1 })).toBeNull();
  expect(findRisingRoot(() => Number.NaN, -10, 10, { x: 0, slope: 1 })).toBeNull();
});
