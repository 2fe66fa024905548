import { expect, it } from 'vitest';
import { agreedBreaks } from './agreed-price.ts';

const list = [
  { quantity: 1, unit_micros: 1_000_000 },
  { quantity: 100, unit_micros: 800_000 },
];

it('takes the percentage off every break and names the list price beside it, rounded to a millionth', () => {
  expect(agreedBreaks([{ quantity: 1, unit_micros: 333_333 }], { percent_bp: 1250, fixed: [] })).toEqual([
    { quantity: 1, unit_micros: 291_666, list_unit_micros: 333_333 },
  ]);
  expect(agreedBreaks(list, { percent_bp: 1000, fixed: [] }).map(({ unit_micros }) => unit_micros)).toEqual([900_000, 720_000]);
});

it('lets a fixed price hold from its quantity on, in place of the percentage', () => {
  const fixed = [{ quantity: 50, unit_micros: 850_000 }];
  expect(agreedBreaks(list, { percent_bp: 1000, fixed })).toEqual([
    { quantity: 1, unit_micros: 900_000, list_unit_micros: 1_000_000 },
    { quantity: 50, unit_micros: 850_000, list_unit_micros: 1_000_000 },
    { quantity: 100, unit_micros: 800_000 },
  ]);
});

it('never makes a price dearer than the list, and none where the list has none', () => {
  expect(agreedBreaks(list, { percent_bp: 0, fixed: [{ quantity: 1, unit_micros: 2_000_000 }] })).toEqual(list);
  expect(agreedBreaks([], { percent_bp: 5000, fixed: [{ quantity: 1, unit_micros: 1 }] })).toEqual([]);
});

it('takes a fixed price below the first quantity of the list for that quantity', () => {
  const reel = [{ quantity: 1000, unit_micros: 10_000 }];
  expect(agreedBreaks(reel, { percent_bp: 0, fixed: [{ quantity: 1, unit_micros: 9_000 }] })).toEqual([
    { quantity: 1000, unit_micros: 9_000, list_unit_micros: 10_000 },
  ]);
});
