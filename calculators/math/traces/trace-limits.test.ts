import { expect, test } from 'vitest';
import { isFinerThanCommonProcess, isOutsideVerifiedRange } from './trace-limits.ts';

test('one fine gap is enough to ask the fabricator', () => {
  expect(isFinerThanCommonProcess(2e-4, 75e-6)).toBe(false);
  expect(isFinerThanCommonProcess(2e-4, 74e-6)).toBe(true);
});

test.each([
  ['usual', 2e-4, 3.5e-5, false],
  ['very narrow', 3e-6, 1e-6, true],
  ['very wide', 1.1e-2, 3.5e-5, true],
  ['taller than three widths', 1e-4, 3.1e-4, true],
])('a trace that is %s', (_, width, thickness, outside) => {
  expect(isOutsideVerifiedRange(width, thickness, 2e-4)).toBe(outside);
});

test('a pair lies outside when its gap is narrower than a twentieth of the height', () => {
  expect(isOutsideVerifiedRange(2e-4, 3.5e-5, 2e-4, 1.1e-5)).toBe(false);
  expect(isOutsideVerifiedRange(2e-4, 3.5e-5, 2e-4, 2e-6)).toBe(true);
});
