import { describe, expect, it } from 'vitest';
import { type Unit, unitsOf } from '#calculators/units.ts';
import { readQuantity } from './read-quantity.ts';

function value(text: string, unit: Unit, shown: string): number | string {
  const read = readQuantity(text, unit, shown);
  return read.ok ? read.value : read.code;
}

describe('a quantity typed into a calculator', () => {
  it.each<[string, Unit, string, number]>([
    ['4k7', 'Ω', 'Ω', 4700],
    ['4K7', 'Ω', 'Ω', 4700],
    ['2R2', 'Ω', 'Ω', 2.2],
    ['47R', 'Ω', 'kΩ', 47],
    ['4.7 kohm', 'Ω', 'Ω', 4700],
    ['4,7kΩ', 'Ω', 'Ω', 4700],
    ['100n', 'F', 'µF', 1e-7],
    ['100', 'F', 'nF', 1e-7],
    ['0,1 uF', 'F', 'nF', 1e-7],
    ['2.2 mH', 'H', 'µH', 0.0022],
    ['1,5', 'V', 'V', 1.5],
    ['.5', 'V', 'V', 0.5],
    ['1e3', 'Hz', 'kHz', 1e6],
    ['-40', '°C', '°C', -40],
    ['−40', '°C', '°C', -40],
    ['212 °F', '°C', '°C', 100],
    ['0.32', 'm', 'mm', 0.00032],
    ['320u', 'm', 'mm', 0.00032],
    ['12.5mil', 'm', 'mm', 0.0003175],
    ['1"', 'm', 'mm', 0.0254],
    ['1 oz', 'm', 'µm', 35e-6],
    ['5 %', '1', '%', 0.05],
    ['1,234.5', 'V', 'V', 1234.5],
    ['1.234,5', 'V', 'V', 1234.5],
    ["1'000'000", 'Hz', 'Hz', 1e6],
    ['1 000', 'Hz', 'Hz', 1000],
    ['１２', 'V', 'V', 12],
  ])('reads %s of %s shown in %s', (text, unit, shown, expected) => {
    expect(value(text, unit, shown)).toBeCloseTo(expected, 12);
    expect(Math.abs(Number(value(text, unit, shown)) / expected - 1)).toBeLessThan(1e-12);
  });

  it.each<[string, Unit, string]>([
    ['', 'V', 'REQUIRED'],
    ['abc', 'V', 'NOT_A_NUMBER'],
    ['-', 'V', 'NOT_A_NUMBER'],
    ['1e999', 'V', 'RESULT_OUT_OF_RANGE'],
    ['5 Hz', 'V', 'UNIT_UNKNOWN'],
    ['5x', 'V', 'UNIT_UNKNOWN'],
    ['4k7', '%', 'UNIT_UNKNOWN'],
    ['1,23.45,6', 'V', 'SEPARATORS_UNCLEAR'],
    ['1.2.3', 'V', 'SEPARATORS_UNCLEAR'],
  ])('says what is wrong with "%s" of %s', (text, unit, code) => {
    expect(value(text, unit, unit === '%' ? '%' : 'V')).toBe(code);
  });

  it('says when it had to decide, so that the field can show what it understood', () => {
    expect(readQuantity('1,234', 'V', 'V')).toMatchObject({ value: 1.234, interpreted: true });
    expect(readQuantity('1.5', 'V', 'V')).toMatchObject({ value: 1.5, interpreted: false });
  });

  it('never throws and never gives a number that is none, whatever is typed', () => {
    const alphabet = [
      '0',
      '1',
      '9',
      '.',
      ',',
      'e',
      'E',
      '-',
      '+',
      ' ',
      "'",
      'k',
      'M',
      'm',
      'u',
      'n',
      'R',
      'Ω',
      '°',
      '%',
      'V',
      'x',
      '²',
      '１',
    ];
    let seed = 12345;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + random(8) }, () => alphabet[random(alphabet.length)]).join('');
      const unit = (['Ω', 'F', 'm', '%', '°C', '1'] as const)[random(6)] ?? 'Ω';
      const read = readQuantity(text, unit, unitsOf(unit)[0] ?? '');
      if (read.ok) expect(Number.isFinite(read.value), text).toBe(true);
    }
  });
});
