import { expect, it } from 'vitest';
import { attritionOf, attritionSize, sparePieces } from './attrition.ts';

it.each([
  ['01005', 'chip_0201'],
  ['0201', 'chip_0201'],
  ['0402', 'chip_0402'],
  ['0603 x 4', 'chip_0603'],
  ['0805', 'chip_0805'],
  ['2512', 'chip_0805'],
  ['SOT-23-5', 'small'],
  ['sod123', 'small'],
  ['SMA', 'small'],
  ['MiniMELF', 'small'],
  ['EIA 3216-18 (A)', 'small'],
  ['RF SMA 9.5x6.35', 'other'],
  ['SOIC-8', 'other'],
  ['1xN P2.54', 'other'],
  [null, 'other'],
])('%s counts as %s', (name, size) => {
  expect(attritionSize(name)).toBe(size);
});

it('a size without a rule of its own goes by the share for all', () => {
  const rules = attritionOf(200, { chip_0402: { share_bp: 1000, least: 10 }, small: { least: 5 } });
  expect(rules.chip_0402).toEqual({ share_bp: 1000, least: 10 });
  expect(rules.small).toEqual({ share_bp: 200, least: 5 });
  expect(rules.other).toEqual({ share_bp: 200, least: 0 });
});

it('a share is rounded up for each row, and the least counts once for all rows of a part', () => {
  expect(sparePieces([21], { share_bp: 1000, least: 0 })).toEqual([3]);
  expect(sparePieces([0, 10, 20], { share_bp: 1000, least: 10 })).toEqual([0, 8, 2]);
  expect(sparePieces([1000], { share_bp: 1000, least: 10 })).toEqual([100]);
  expect(sparePieces([0], { share_bp: 1000, least: 10 })).toEqual([0]);
  expect(sparePieces([100], { share_bp: 0, least: 0 })).toEqual([0]);
});
