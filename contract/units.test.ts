import { expect, test } from 'vitest';
import { formatQuantity, formatRange, toEngineering, type ParameterUnit } from './units.ts';
import { parseQuantity } from './value/parse-quantity.ts';

function value(text: string, unit: ParameterUnit): number | string {
  const parsed = parseQuantity(text, unit);
  return parsed.ok ? parsed.value : parsed.error;
}

test('one resistance, written in four ways (api.md section 10, check 5)', () => {
  for (const text of ['4k7', '4.7k', '4,7 kΩ', '4700']) expect(value(text, 'Ω')).toBe(4700);
});

test('a capacitance matches in any prefix', () => {
  for (const text of ['100n', '0.1uF', '0.1 µF', '0,1 μF', '100nF', '100 n']) expect(value(text, 'F')).toBe(1e-7);
});

test('another unit than the asked one is refused', () => {
  expect(value('100nH', 'F')).toBe('not_allowed');
  expect(value('5V', 'A')).toBe('not_allowed');
  expect(value('10k', '°C')).not.toBe(10_000);
});

test('engineers’ shorthand reads as they mean it', () => {
  expect(value('2R2', 'Ω')).toBe(2.2);
  expect(value('R47', 'Ω')).toBe(0.47);
  expect(value('u1', 'F')).toBe(1e-7);
  expect(value('3V3', 'V')).toBe(3.3);
  expect(value('3V3', 'A')).toBe('not_allowed');
  expect(value('M3', 'm')).toBe('invalid_format');
  expect(value('1n5', 'F')).toBe(1.5e-9);
  expect(value('2M2', 'Ω')).toBe(2.2e6);
  expect(value('4m7', 'Ω')).toBe(4.7e-3);
  expect(value('10 ohm', 'Ω')).toBe(10);
  expect(value('−40', '°C')).toBe(-40);
  expect(value('1e-7', 'F')).toBe(1e-7);
  expect(value('3.3V', 'V')).toBe(3.3);
  expect(value('16MHz', 'Hz')).toBe(16e6);
  expect(value('250 mg', 'kg')).toBe(2.5e-4);
  expect(value('5 g', 'kg')).toBe(0.005);
  expect(value('1e3 kg', 'kg')).toBe(1000);
});

test.each<[ParameterUnit, number, string[]]>([
  ['F', 1e-7, ['100nf', '100NF', '100 Nf', '0.1UF', '0.1uf', '100000 PF']],
  ['H', 1e-5, ['10uh', '10UH', '10 µh']],
  ['V', 3.3, ['3.3v', '3v3', '3.3VDC', '3.3 vac', '3300mv', '3300 mVDC']],
  ['A', 0.5, ['500ma', '0.5a', '500 mA']],
  ['W', 0.25, ['250mw', '0.25w']],
  ['Hz', 8e6, ['8mhz', '8 MHZ', '8000 KHZ', '8Mhz']],
  ['Ω', 4.7, ['4r7', '4R7', '4.7 OHM', '4.7r', '4.7e']],
])('letters of units in %s may be of either case', (unit, held, forms) => {
  for (const text of forms) expect(value(text, unit), text).toBe(held);
});

test('milli and mega are never taken for each other', () => {
  expect(value('5mΩ', 'Ω')).toBe(0.005);
  expect(value('5MΩ', 'Ω')).toBe(5e6);
  expect(value('5M', 'Ω')).toBe(5e6);
  expect(value('5m', 'Ω')).toBe(0.005);
  expect(value('5 mohm', 'Ω')).toBe(0.005);
  expect(value('5 Mohm', 'Ω')).toBe(5e6);
  expect(value('5mHz', 'Hz')).toBe(0.005);
  expect(value('5mv', 'V')).toBe(0.005);
  expect(value('5Mv', 'V')).toBe(5e6);
});

test('what is no quantity is named so', () => {
  for (const text of ['', 'abc', '1.2.3', '--1', 'k']) expect(value(text, 'Ω')).toBe('invalid_format');
});

test('values are shown with a prefix and the separators of the language', () => {
  expect(formatQuantity(4700, 'Ω', 'en-US')).toBe('4.7\u202fkΩ');
  expect(formatQuantity(4700, 'Ω', 'de-DE')).toBe('4,7\u202fkΩ');
  expect(formatQuantity(1e-7, 'F', 'ja-JP')).toBe('100\u202fnF');
  expect(formatQuantity(-40, '°C', 'en-US')).toBe('−40\u202f°C');
  expect(formatQuantity(65_536, 'B', 'en-US')).toBe('64\u202fKB');
});

test.each([
  [47e-6, '47\u202fµF'],
  [1e-3, '1000\u202fµF'],
  [0.068, '68,000\u202fµF'],
  [0.1, '0.1\u202fF'],
  [2.7, '2.7\u202fF'],
])('capacitances are never in millifarads: %s', (farads, text) => {
  expect(formatQuantity(farads, 'F', 'en-US')).toBe(text);
});

test('the mantissa stays between one and a thousand', () => {
  for (const exponent of [-12, -9.5, -6, -3, -0.01, 0, 2.99, 3, 6, 9]) {
    const { mantissa } = toEngineering(10 ** exponent, 'H');
    expect(mantissa).toBeGreaterThanOrEqual(1);
    expect(mantissa).toBeLessThan(1000);
  }
});

test('long times are hours and small areas square millimeters, written and read', () => {
  expect(formatQuantity(36_000_000, 's', 'en-US')).toBe('10,000\u202fh');
  expect(formatQuantity(1.5e-6, 'm²', 'de-DE')).toBe('1,5\u202fmm²');
  expect(parseQuantity('2000 h', 's')).toEqual({ ok: true, value: 7_200_000 });
  expect(parseQuantity('1.5 mm²', 'm²')).toEqual({ ok: true, value: 1.5e-6 });
});

test('a range has its unit once, and both when they differ', () => {
  expect(formatRange(-40, 125, '°C', 'en-US')).toBe('−40\u00a0…\u00a0+125\u202f°C');
  expect(formatRange(2.7, 5.5, 'V', 'de-DE')).toBe('2,7\u00a0…\u00a05,5\u202fV');
  expect(formatRange(1e5, 6e9, 'Hz', 'en-US')).toBe('100\u202fkHz\u00a0…\u00a06\u202fGHz');
  expect(formatRange(0, 0.5, 'A', 'en-US')).toBe('0\u00a0…\u00a0500\u202fmA');
  expect(formatRange(5, 5, 'V', 'en-US')).toBe('5\u202fV');
  expect(formatRange(-40, 125, '°C', 'ja-JP')).toBe('−40\u2060〜\u2060+125\u202f°C');
  expect(formatRange(2.7, 5.5, 'V', 'zh-CN')).toBe('2.7\u2060～\u20605.5\u202fV');
});

test('slew rates are per microsecond, written and read', () => {
  expect(formatQuantity(2e7, 'V/s', 'en-US')).toBe('20\u202fV/µs');
  expect(formatQuantity(3e5, 'V/s', 'de-DE')).toBe('0,3\u202fV/µs');
  expect(formatQuantity(5.7e9, 'V/s', 'en-US')).toBe('5700\u202fV/µs');
  expect(formatQuantity(1e11, 'V/s', 'en-US')).toBe('100\u202fkV/µs');
  for (const text of ['20 V/µs', '20V/us', '20 V/μs', '0.02 kV/µs', '20000 V/ms', '20M', '20000000']) expect(value(text, 'V/s')).toBe(2e7);
  expect(value('20 V/us', 'V')).toBe('not_allowed');
  expect(value('20 mA/us', 'V/s')).toBe('invalid_format');
});
