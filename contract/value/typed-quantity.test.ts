import { describe, expect, it } from 'vitest';
import type { ParameterUnit } from '#contract/units.ts';
import { filterText, typedQuantity } from './typed-quantity.ts';

describe('a typed quantity', () => {
  it.each<[ParameterUnit, number, string[]]>([
    [
      'F',
      1e-7,
      [
        '.1uF',
        ',1uF',
        '0,1uF',
        '１００ｎ',
        '>=100n',
        '±100nF',
        '0.1 mfd',
        '.1 MFD',
        '100000 pfd',
        '100NF',
        '100nf',
        '100 нФ',
        '0,1 микрофарада',
      ],
    ],
    ['W', 0.25, ['1/4', '1/4 W', '1/4W', '¼ W', '250mW', '.25']],
    ['V', -0.5, ['-.5', '-0,5 V', '−.5v']],
    ['Ω', 4700, ['4k7', '4K7', '4,7 kOhm', '4.7 kiloohms', '4700R', '4700 E', '4,7 кОм', '≥ 4.7k', '४.७k']],
    ['Ω', 4.7, ['4R7', '4r7', '4.7E', '4,7 \u2126']],
    ['Hz', 8e6, ['8M', '8mhz', '8 MHZ', '8,0 MHz']],
  ])('in %s, %d is read in each of its forms', (unit, value, forms) => {
    for (const text of forms) expect(typedQuantity(text, unit, null), text).toEqual({ ok: true, value });
  });

  it('takes doubtful separators as the language of the tag has them', () => {
    expect(typedQuantity('1.000', 'Ω', 'de-DE')).toEqual({ ok: true, value: 1000 });
    expect(typedQuantity('1.000', 'Ω', 'en-US')).toEqual({ ok: true, value: 1 });
  });

  it('another unit, and what is no figure, are refused', () => {
    expect(typedQuantity('1/4 V', 'W', null)).toEqual({ ok: false, error: 'not_allowed' });
    expect(typedQuantity('1/0', 'W', null)).toEqual({ ok: false, error: 'invalid_format' });
    for (const text of ['', '.', '-', 'e5', 'mfd', 'many']) expect(typedQuantity(text, 'F', null), text).toMatchObject({ ok: false });
  });
});

describe('what an address keeps of a typed filter', () => {
  it.each<[string, ParameterUnit, string]>([
    ['100n', 'F', '100n'],
    ['1.000', 'Ω', '1000'],
    ['0,1 mfd', 'F', '100nF'],
    ['104', 'F', '100000pF'],
    ['104', 'Ω', '104'],
    ['1/4 W', 'W', '250mW'],
    ['many', 'F', 'many'],
  ])('of %s in %s is %s', (text, unit, kept) => {
    expect(filterText(text, unit, 'de-DE')).toBe(kept);
  });
});
