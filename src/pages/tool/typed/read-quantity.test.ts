import { describe, expect, it } from 'vitest';
import { type Unit, unitsOf } from '#calculators/units.ts';
import { fetchFurtherReadings } from './fetch-readings.ts';
import { readQuantity } from './read-quantity.ts';

await fetchFurtherReadings();

function value(text: string, unit: Unit, shown: string, tag = 'en-US'): number | string {
  const read = readQuantity(text, unit, shown, tag);
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
    ['398.15 K', '°C', '°C', 125],
    ['350K', '°C', '°F', 76.85],
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
    ['R47', 'Ω', 'Ω', 0.47],
    ['R47', 'Ω', 'kΩ', 0.47],
    ['4r7', 'Ω', 'Ω', 4.7],
    ['u1', 'F', 'nF', 1e-7],
    ['3V3', 'V', 'mV', 3.3],
    ['1A5', 'A', 'A', 1.5],
    ['-3V3', 'V', 'V', -3.3],
    ['4k7 ohms', 'Ω', 'Ω', 4700],
    ['35 micrometers', 'm', 'mm', 35e-6],
    ['100nf', 'F', 'F', 1e-7],
    ['100NF', 'F', 'F', 1e-7],
    ['12v', 'V', 'mV', 12],
    ['20ma', 'A', 'A', 0.02],
    ['10 khz', 'Hz', 'Hz', 10_000],
    ['10 mhz', 'Hz', 'Hz', 1e7],
    ['10 MM', 'm', 'mm', 0.01],
    ['12 volts', 'V', 'mV', 12],
    ['12 вольт', 'V', 'mV', 12],
    ['4,7 кОм', 'Ω', 'Ω', 4700],
    ['3 kiloohm', 'Ω', 'Ω', 3000],
    ['1meg', 'Ω', 'Ω', 1e6],
    ['10 thou', 'm', 'mm', 0.000254],
    ['2 inches', 'm', 'mm', 0.0508],
    ['1/2 oz', 'm', 'µm', 17.5e-6],
    ['1/2oz.', 'm', 'µm', 17.5e-6],
    ['1 1/2 in', 'm', 'mm', 0.0381],
    ['1½"', 'm', 'mm', 0.0381],
    ['-1/8 in', 'm', 'mm', -0.003175],
    ['1/4', 'W', 'W', 0.25],
    ['1/4 W', 'W', 'mW', 0.25],
    ['2*4.7', 'Ω', 'kΩ', 9400],
    ['2*4k7', 'Ω', 'Ω', 9400],
    ['3 × 4,7 kΩ', 'Ω', 'Ω', 14_100],
    ['4k7+2%', 'Ω', 'Ω', 4794],
    ['100 - 5 %', 'V', 'V', 95],
    ['%5', '1', '1', 0.05],
    ['10k+4k7', 'Ω', 'Ω', 14_700],
    ['10 mm + 5 mil', 'm', 'mm', 0.010127],
    ['12 - 0.6', 'V', 'V', 11.4],
    ['(12 - 0.6) / 4', 'V', 'V', 2.85],
    ['(1+2) kΩ', 'Ω', 'Ω', 3000],
    ['10k + 500', 'Ω', 'Ω', 10_500],
    ['68 + 9', '°C', '°F', 25],
    ['-(2+3)', 'V', 'V', -5],
    ['-40 °F', '°C', '°C', -40],
    ['0.1+0.2', 'V', 'V', 0.3],
    ['6 dB', '1', '1', 10 ** 0.3],
    ['1.72 × 10⁻⁸', 'Ω·m', 'Ω·m', 1.72e-8],
    ['१२', 'V', 'V', 12],
    ['1,00,000', 'Ω', 'Ω', 100_000],
    ['12,34,567.5', 'Ω', 'Ω', 1_234_567.5],
    ['10,000 Ω', 'Ω', 'Ω', 10_000],
    ['1,000k', 'Ω', 'Ω', 1e6],
    ['0,125', 'V', 'V', 0.125],
    ['1234,567', 'V', 'V', 1234.567],
    ['0.1 mfd', 'F', 'pF', 1e-7],
    ['.1 MFD', 'F', 'pF', 1e-7],
    ['47 pfd', 'F', 'µF', 4.7e-11],
    ['4k7E', 'Ω', 'Ω', 4700],
    ['47E', 'Ω', 'kΩ', 47],
    ['±5 %', '1', '%', 0.05],
    ['≥ 100 n', 'F', 'µF', 1e-7],
    ['１００㎋', 'F', 'µF', 1e-7],
  ])('reads %s of %s shown in %s', (text, unit, shown, expected) => {
    expect(value(text, unit, shown)).toBeCloseTo(expected, 12);
    expect(Math.abs(Number(value(text, unit, shown)) / expected - 1)).toBeLessThan(1e-12);
  });

  it.each<[string, string, string]>([
    ['', 'V', 'REQUIRED'],
    ['abc', 'V', 'NOT_A_NUMBER'],
    ['-', 'V', 'NOT_A_NUMBER'],
    ['1e999', 'V', 'RESULT_OUT_OF_RANGE'],
    ['5 Hz', 'V', 'UNIT_UNKNOWN'],
    ['5x', 'V', 'UNIT_UNKNOWN'],
    ['4k7', '%', 'UNIT_UNKNOWN'],
    ['1,23.45,6', 'V', 'SEPARATORS_UNCLEAR'],
    ['1.2.3', 'V', 'SEPARATORS_UNCLEAR'],
    ['10 00', 'V', 'SEPARATORS_UNCLEAR'],
    ['1,0,000', 'V', 'SEPARATORS_UNCLEAR'],
    ['2*', 'V', 'NOT_A_NUMBER'],
    ['(2', 'V', 'NOT_A_NUMBER'],
    ['2)', 'V', 'NOT_A_NUMBER'],
    ['alert(1)', 'V', 'NOT_A_NUMBER'],
    ['2%', 'V', 'UNIT_UNKNOWN'],
    ['3V3', 'Ω', 'UNIT_UNKNOWN'],
    ['100MF', 'F', 'UNIT_UNKNOWN'],
    ['10k+500', 'kΩ', 'UNIT_UNCLEAR'],
    ['4k7*4k7', 'Ω', 'UNIT_UNCLEAR'],
    ['5/2k', 'Ω', 'UNIT_UNCLEAR'],
    ['20 °C + 10 °F', '°C', 'UNIT_UNCLEAR'],
    ['1/0', 'V', 'RESULT_OUT_OF_RANGE'],
    ['('.repeat(101), 'V', 'TOO_LONG'],
  ])('says what is wrong with "%s" of %s', (text, unit, code) => {
    const held: Unit = unit === 'kΩ' ? 'Ω' : (unit as Unit); // the table names units of the calculators
    expect(value(text, held, unit)).toBe(code);
  });

  it('says when it had to decide, so that the field can show what it understood', () => {
    expect(readQuantity('1,234.5', 'V', 'V', 'en-US')).toMatchObject({ value: 1234.5, interpreted: true, other: null });
    expect(readQuantity('2*3', 'V', 'V', 'en-US')).toMatchObject({ value: 6, interpreted: true });
    expect(readQuantity('1.5', 'V', 'V', 'en-US')).toMatchObject({ value: 1.5, interpreted: false });
  });

  it.each<[string, string, number, number]>([
    ['10,000', 'en-US', 10_000, 10],
    ['1.234', 'en-US', 1.234, 1234],
    ['10.000', 'de-DE', 10_000, 10],
    ['1,234', 'de-DE', 1.234, 1234],
    ['1,000', 'fr-FR', 1, 1000],
    ['1.000', 'ru-RU', 1, 1000],
    ['1,000', 'hi-IN', 1000, 1],
    ['1.000', 'tr-TR', 1000, 1],
    ['1,000', 'es-MX', 1000, 1],
    ['2,500 + 2%', 'ja-JP', 2550, 2.55],
  ])('takes the doubtful %s as %s writes numbers, and gives the other reading', (text, tag, usual, other) => {
    expect(readQuantity(text, 'Ω', 'Ω', tag)).toMatchObject({ ok: true, value: usual, other });
    expect(readQuantity(`${text} kΩ`.replace('2% kΩ', '2%'), 'Ω', 'Ω', tag)).toMatchObject({ ok: true, interpreted: true });
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
      '*',
      '/',
      '(',
      ')',
    ];
    let seed = 12345;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + random(8) }, () => alphabet[random(alphabet.length)]).join('');
      const unit = (['Ω', 'F', 'm', '%', '°C', '1'] as const)[random(6)] ?? 'Ω';
      const read = readQuantity(text, unit, unitsOf(unit)[0] ?? '', 'de-DE');
      if (read.ok) expect(Number.isFinite(read.value), text).toBe(true);
    }
  });
});
