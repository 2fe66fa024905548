import { expect, test } from 'vitest';
import { brokenFilters } from './broken-filters.ts';

test.each([
  '/category/mlcc',
  '/tool/RCFilter?x=1',
  '/category/mlcc?capacitance=100n..100n&dielectric=x7r&ratedVoltage=50&package=0603',
  '/category/rs485?supplyVoltage=5..5',
  '/category/switching-regulators?outputCurrent=3..',
])('%s filters by what is there', (link) => {
  expect(brokenFilters(link)).toEqual([]);
});

test.each([
  ['a parameter of another category', '/category/mlcc?resistance=10k..10k', ['resistance']],
  ['an option that there is none of', '/category/mlcc?dielectric=x9z', ['x9z', 'no part']],
  ['a value that no part has', '/category/mlcc?ratedVoltage=51', ['51', 'no part']],
  ['a range without parts', '/category/mlcc?capacitance=9..10', ['capacitance', 'no part']],
  ['a quantity in another unit', '/category/mlcc?capacitance=1V..2V', expect.arrayContaining(['capacitance not_allowed'])],
  ['values that no part has together', '/category/mlcc?capacitance=100u..&dielectric=c0g', ['no part']],
])('%s is found', (_what, link, broken) => {
  expect(brokenFilters(link)).toEqual(broken);
});
