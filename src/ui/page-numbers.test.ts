import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it('offers first, neighbours and last, and never hides a single page behind a gap', () => {
  expect(pageNumbers(1, 92)).toEqual([1, 2, null, 92]);
  expect(pageNumbers(4, 92)).toEqual([1, 2, 3, 4, 5, null, 92]);
  expect(pageNumbers(50, 92)).toEqual([1, null, 49, 50, 51, null, 92]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});
