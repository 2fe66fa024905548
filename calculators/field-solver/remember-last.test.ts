import { expect, it } from 'vitest';
import { rememberLast } from './remember-last.ts';

it('solves again only for another dimension or effort', () => {
  const asked: string[] = [];
  const solve = rememberLast((dimension, effort) => asked.push(`${dimension} ${effort}`) && dimension * 2);
  expect([solve(1, 'quick'), solve(1, 'full'), solve(1, 'full'), solve(2, 'full'), solve(1, 'full')]).toEqual([2, 2, 2, 4, 2]);
  expect(asked).toEqual(['1 quick', '1 full', '2 full', '1 full']);
});
