import { expect, it } from 'vitest';
import type { Unit } from '#contract/units.ts';
import { readTyped } from './read-typed.ts';

it.each<[Unit, number, string[]]>([
  ['F', 1e-7, ['.1uF', ',1uF', '0,1uF', '１００ｎ', '>=100n', '±100nF']],
  ['W', 0.25, ['1/4', '1/4 W', '1/4W', '250mW', '.25']],
  ['V', -0.5, ['-.5', '-0,5 V']],
])('in %s, %d is read in each of its forms', (unit, value, forms) => {
  for (const text of forms) expect(readTyped(text, unit), text).toEqual({ ok: true, value });
});

it('another unit, and what is no figure, are refused', () => {
  expect(readTyped('1/4 V', 'W')).toEqual({ ok: false, error: 'not_allowed' });
  expect(readTyped('1/0', 'W')).toEqual({ ok: false, error: 'invalid_format' });
});
